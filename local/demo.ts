import path from 'node:path'
import { serveSite, welcome, withBackends } from './run.ts'

/** `npm run demo`: the production build of site and Studio on this machine, with no account anywhere. */

const root = path.resolve(import.meta.dirname, '..')

await withBackends({ root, what: 'demo', mode: 'production', ports: ['site'] }, async (run) => {
  const { setup, processes, say } = run
  const step = async (what: string, command: string[]): Promise<void> => {
    const begun = performance.now()
    say(`${what} ...`)
    await processes.run({ name: what, command, env: setup.env })
    say(`${what}: done in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  }
  await step('Building the Studio', ['npm', 'run', '--silent', 'build:studio'])
  await step('Building the site', ['next', 'build'])
  await serveSite(run, () => say('The site ended unexpectedly. Press Ctrl-C and start again.'))
  say(
    welcome(run, [
      'Try: open the Studio, choose Pages > Home, change the headline, press Publish,',
      'then reload the site.',
    ]),
  )
})
