import { welcome, withBackends } from './stack/run.ts'

/** `npm run dev`: site and Studio with hot reload, at the same URLs as `npm run demo`. */

await withBackends({ command: 'dev', mode: 'development', ports: ['site', 'studioServer'] }, async (run) => {
  const { setup, processes } = run
  const studioServer = `http://localhost:${setup.ports.studioServer}`
  const onOutput = (chunk: string) => void process.stdout.write(chunk)
  await Promise.all([
    processes.serve({
      name: 'Studio server',
      command: ['npm', 'run', '--silent', 'dev:studio', '--', '--port', String(setup.ports.studioServer)],
      env: setup.env,
      ready: /running at|Local:/i,
      onOutput,
    }),
    processes.serve({
      name: 'Site',
      command: ['next', 'dev', '--port', String(setup.ports.site)],
      env: { ...setup.env, STUDIO_DEV_SERVER: studioServer },
      ready: /Ready in/,
      onOutput,
    }),
  ])
  run.say(welcome(run, ['Change a component or a schema: site and Studio follow without a reload.']))
})
