import path from 'node:path'
import { withBackends } from './run.ts'

/** `npm run backends`: only the local back ends, for a site that is built and started by hand. */

const root = path.resolve(import.meta.dirname, '..')

await withBackends({ root, what: 'backends', mode: 'production', ports: [] }, async ({ setup, say }) => {
  const names = Object.keys(setup.env).filter((name) => /^(NEXT_PUBLIC_|SANITY_)/.test(name))
  say('\nReady. A site that uses these back ends wants this environment:\n')
  for (const name of names.sort()) say(`${name}=${setup.env[name]}`)
  say('\nCtrl-C stops them.')
})
