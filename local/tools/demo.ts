import { buildSite, serveSite, siteLine, welcome, withBackends } from './stack/run.ts'

/** `npm run demo`: the production build of site and Studio, with local back ends. */

await withBackends({ command: 'demo', mode: 'production', ports: ['site'] }, async (run) => {
  await buildSite(run)
  await serveSite(run, {
    onEnd: () => run.say('The site ended unexpectedly. Press Ctrl-C and start again.'),
    onErrorLine: siteLine(run.say),
  })
  run.say(
    welcome(run, [
      'Try: open the Studio, choose Pages > Home, change the headline, press Publish,',
      'then reload the site.',
    ]),
  )
})
