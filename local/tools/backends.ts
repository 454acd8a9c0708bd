import { say, withBackends } from './stack/run.ts'
import { buildSite } from './stack/site.ts'

/** `npm run backends`: only the local back ends. With `--build` it then builds Studio and site. */

await withBackends({ mode: 'production', ports: [] }, async (run) => {
  const { env } = run.setup
  if (process.argv.includes('--build')) await buildSite(run)
  const names = Object.keys(env).filter((name) => /^(NEXT_PUBLIC_|SANITY_)/.test(name))
  say('\nReady. A site that uses these back ends needs this environment:\n')
  for (const name of names.sort()) say(`${name}=${env[name]}`)
  say('\nCtrl-C stops them.')
})
