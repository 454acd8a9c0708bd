import { serveDevelopment } from './stack/development.ts'
import { welcome, withBackends } from './stack/run.ts'

/** `npm run dev`: site and Studio with hot reload, at the same URLs as `npm run demo`. */

await withBackends({ command: 'dev', mode: 'development', ports: ['site', 'studioServer'] }, async (run) => {
  await serveDevelopment(run, (chunk) => void process.stdout.write(chunk))
  run.say(welcome(run, ['Change a component or a schema: site and Studio follow without a reload.']))
})
