#!/usr/bin/env node
import path from 'node:path'
import { parseArgs } from 'node:util'
import { importArchive } from './archive/importArchive.ts'
import { chromiumFlags, makeCertificate, nodeVariables, sanityHosts } from './certificate.ts'
import { readProject } from './projectConfig.ts'
import { Store } from './store/store.ts'

/** The lake for the Sanity project of this folder. Flags win over its files. */
const help = `local-content-lake [flags]

Runs a Sanity content lake on this machine, for the project in this folder.

  --project <id>        project id; read from sanity.cli or sanity.config unless given
  --dataset <a,b>       datasets, the first one first; read from there, or production
  --port <3333>         its port; the next eight are for event streams
  --origins <urls>      web pages that may use it; http://localhost:3000 and :3333 unless given
  --data <.lake>        folder of its data
  --seed <archive>      what an empty lake is filled with: an export of sanity dataset export
  --tokens <a,b>        only who sends one of them writes and reads drafts
  --hosts <names>       host names it answers to beside localhost
  --listen <ip>         where it listens; 127.0.0.1 unless given
  --public-url <url>    what begins the URLs of images and files
  --asset-hosts <names> sites that may show images and files
  --https               answers as api.sanity.io, too; see the README
  --https-port <3443>   port of --https`

const { values: flags } = parseArgs({
  options: {
    project: { type: 'string' },
    dataset: { type: 'string' },
    port: { type: 'string', default: '3333' },
    origins: { type: 'string', default: 'http://localhost:3000,http://localhost:3333' },
    data: { type: 'string', default: '.lake' },
    seed: { type: 'string' },
    tokens: { type: 'string' },
    hosts: { type: 'string' },
    listen: { type: 'string' },
    'public-url': { type: 'string' },
    'asset-hosts': { type: 'string' },
    https: { type: 'boolean', default: false },
    'https-port': { type: 'string', default: '3443' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})

async function start(): Promise<void> {
  const found = readProject(process.cwd())
  const projectId = flags.project ?? found.projectId ?? 'local'
  const [dataset = 'production', ...others] = (flags.dataset ?? found.dataset ?? 'production').split(',')
  const port = Number(flags.port)
  const dataDir = path.resolve(flags.data)
  const hosts = [flags.hosts, flags.https && sanityHosts.join(',')].filter(Boolean).join(',')
  if (flags.seed) await fill(dataDir, { projectId, dataset }, flags.seed)
  const secure = flags.https ? makeCertificate(dataDir) : undefined
  Object.assign(process.env, {
    LAKE_PORT: String(port),
    LAKE_DATA: dataDir,
    LAKE_ORIGINS: flags.origins,
    NEXT_PUBLIC_SANITY_PROJECT_ID: projectId,
    NEXT_PUBLIC_SANITY_DATASET: dataset,
    LAKE_DATASETS: others.join(','),
    LAKE_HOSTS: hosts,
    LAKE_TOKENS: flags.tokens ?? '',
    LAKE_ASSET_HOSTS: flags['asset-hosts'] ?? '',
    ...(flags.listen ? { LAKE_LISTEN: flags.listen } : {}),
    ...(flags['public-url'] ? { LAKE_PUBLIC_URL: flags['public-url'] } : {}),
    ...(secure
      ? { LAKE_HTTPS_PORT: flags['https-port'], LAKE_CERT: secure.certFile, LAKE_KEY: secure.keyFile }
      : {}),
  })
  await import('./main.ts')
  console.log(`
Project ${projectId}, dataset ${dataset}, data in ${dataDir}. Give your site and Studio:

  SANITY_API_HOST=http://localhost:${port}   (apiHost, with useProjectHostname: false, useCdn: false)
  SANITY_PROJECT_ID=${projectId}
  SANITY_DATASET=${dataset}`)
  if (!secure) return
  const httpsPort = flags['https-port']
  console.log(`
Or change nothing, and start programs of Node with:

${nodeVariables(httpsPort, secure.certFile)
  .map((line) => `  export ${line}`)
  .join('\n')}

and Chromium with:

${chromiumFlags(httpsPort, secure.publicKeyHash)
  .map((flag) => `  '${flag}'`)
  .join('\n')}`)
}

/** Only an empty folder is filled. */
async function fill(dataDir: string, namespace: { projectId: string; dataset: string }, archive: string) {
  const store = new Store({
    dataDir,
    publicUrl: `http://localhost:${flags.port}`,
    namespace,
  })
  try {
    if (store.isEmpty()) console.log(`loaded ${await importArchive(store, namespace, archive)} documents`)
  } finally {
    store.close()
  }
}

if (flags.help) console.log(help)
else {
  await start().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  })
}
