import { say, withBackends } from './stack/run.ts'

/** `npm run backends`: only the local back ends. */

await withBackends({ mode: 'production', ports: [] }, async ({ setup }) => {
  const names = Object.keys(setup.env).filter((name) => /^(NEXT_PUBLIC_|SANITY_)/.test(name))
  say('\nReady. A site that uses these back ends needs this environment:\n')
  for (const name of names.sort()) say(`${name}=${setup.env[name]}`)
  say('\nCtrl-C stops them.')
})
