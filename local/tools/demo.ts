import { environmentOf } from './stack/environment.ts'
import { welcome, withBackends } from './stack/run.ts'
import { buildSite, startSite } from './stack/site.ts'

/** `npm run demo`: the production build of site and Studio, with local back ends. */

await withBackends({ ...environmentOf('production'), ports: ['site'] }, async (run) => {
  await buildSite(run)
  await startSite(run)
  console.log(welcome(run, 'Try: in the Studio, choose Pages > Home, change the headline, press Publish.'))
})
