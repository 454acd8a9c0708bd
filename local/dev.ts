import path from 'node:path'
import { welcome, withBackends } from './run.ts'

/** `npm run dev`: site and Studio with hot reload, on the same addresses as `npm run demo`. */

const root = path.resolve(import.meta.dirname, '..')

await withBackends(
  { root, what: 'dev', mode: 'development', ports: ['site', 'studioServer'] },
  async (run) => {
    const { setup, processes, say } = run
    const studioServer = `http://localhost:${setup.ports.studioServer}`
    await Promise.all([
      processes.serve({
        name: 'Studio server',
        command: ['npm', 'run', '--silent', 'dev:studio', '--', '--port', String(setup.ports.studioServer)],
        env: setup.env,
        ready: /running at|Local:/i,
        show: true,
      }),
      processes.serve({
        name: 'Site',
        command: ['next', 'dev', '--port', String(setup.ports.site)],
        env: { ...setup.env, STUDIO_DEV_SERVER: studioServer },
        ready: /Ready in/,
        show: true,
      }),
    ])
    say(welcome(run, ['Change a component or a schema: site and Studio follow without a reload.']))
  },
)
