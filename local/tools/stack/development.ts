import type { Run } from './run.ts'

/** Starts site and Studio with hot reload. `onOutput` gets all that both write. */
export async function serveDevelopment(
  { setup, processes }: Run,
  onOutput: (chunk: string) => void,
): Promise<void> {
  const { site, studioServer } = setup.ports
  await Promise.all([
    processes.serve({
      name: 'Studio server',
      command: ['npm', 'run', '--silent', 'dev:studio', '--', '--port', String(studioServer)],
      env: setup.env,
      ready: /running at|Local:/i,
      onOutput,
    }),
    processes.serve({
      name: 'Site',
      command: ['next', 'dev', '--port', String(site), '--hostname', setup.env.HOST ?? ''],
      env: { ...setup.env, STUDIO_DEV_SERVER: `http://localhost:${studioServer}` },
      ready: /Ready in/,
      onOutput,
    }),
  ])
}
