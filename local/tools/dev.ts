import { environmentOf } from './stack/environment.ts'
import { welcome, withBackends } from './stack/run.ts'
import { forgetBuild } from './stack/site.ts'

/** `npm run dev`: site and Studio with hot reload, at the same URLs as `npm run demo`. */

await withBackends({ ...environmentOf('development'), ports: ['site', 'studioServer'] }, async (run) => {
  const { processes, setup } = run
  const { site, studioServer } = setup.ports
  // A publish reaches no page of the last build.
  forgetBuild(setup.env)
  await Promise.all([
    processes.serve({
      name: 'Studio server',
      command: ['sanity', 'dev', '--port', String(studioServer)],
      cwd: 'sanity',
      env: setup.env,
      isShown: true,
    }),
    processes.serve({
      name: 'Site',
      command: ['next', 'dev', '--port', String(site), '--hostname', setup.env.HOST ?? ''],
      env: { ...setup.env, STUDIO_DEV_SERVER: `http://localhost:${studioServer}` },
      isShown: true,
    }),
  ])
  console.log(
    welcome(run, 'Change a component: the page follows. Reload the Studio after a change of a schema.'),
  )
})
