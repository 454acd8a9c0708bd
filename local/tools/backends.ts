import { environmentOf } from './stack/environment.ts'
import { withBackends } from './stack/run.ts'

/** `npm run backends`: only the local back ends. */

await withBackends({ ...environmentOf('production'), ports: [] }, async ({ setup: { env } }) => {
  const names = Object.keys(env).filter((name) => /^(NEXT_PUBLIC_|SANITY_)/.test(name))
  console.log('\nReady. A site that uses these back ends needs this environment:\n')
  for (const name of names.sort()) console.log(`${name}=${env[name]}`)
  console.log('\nCtrl-C stops them.')
})
