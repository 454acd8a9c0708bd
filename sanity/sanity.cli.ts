import path from 'node:path'
import nextEnv from '@next/env'
import { defineCliConfig } from 'sanity/cli'
import { envFaults, variables } from '../lib/envCheck.ts'
import { studioPage } from './studioPage.ts'

const developing = process.argv.includes('dev')

// The site's .env files serve the Studio too: one place for each value.
nextEnv.loadEnvConfig(path.resolve(import.meta.dirname, '..'), developing, {
  info: () => undefined,
  error: console.error,
})

/** Next.js replaces `process.env.NEXT_PUBLIC_*` in browser code word for word; lib/env.ts needs the same here. */
const publicValues = Object.fromEntries(
  variables
    .map(({ name }) => name)
    .filter((name) => name.startsWith('NEXT_PUBLIC_'))
    .map((name) => [`process.env.${name}`, JSON.stringify(process.env[name] ?? '')]),
)

/** A Studio without a project would only show an error: better not to begin, which would clear the last one away. */
function refuseWithoutProject(): void {
  const faults = envFaults(process.env).filter(({ variable }) => variable.startsWith('NEXT_PUBLIC_SANITY_'))
  if (faults.length === 0) return
  throw new Error(faults.map(({ variable, problem }) => `${variable} ${problem}`).join('\n'))
}

// Reading the schema calls nobody and needs none.
if (developing || process.argv.includes('build')) refuseWithoutProject()

export default defineCliConfig({
  api: {
    projectId: process.env.NEXT_PUBLIC_SANITY_PROJECT_ID || 'unset',
    dataset: process.env.NEXT_PUBLIC_SANITY_DATASET || 'unset',
  },
  project: { basePath: '/studio' },
  deployment: { autoUpdates: false },
  schemaExtraction: { path: 'schema.generated.json' },
  typegen: {
    path: '../lib/sanity/queries.ts',
    schema: 'schema.generated.json',
    generates: '../lib/sanity/types.generated.ts',
    overloadClientMethods: false,
  },
  vite: (config) => {
    const { server } = config
    return {
      ...config,
      define: { ...config.define, ...publicValues },
      plugins: [
        ...(config.plugins ?? []),
        studioPage('Goodline Staffing: Studio', process.env.NEXT_PUBLIC_SANITY_API_HOST || undefined),
      ],
      server: {
        ...server,
        // The site passes /studio on to this server, but not its web socket: hot reload connects directly.
        hmr: { protocol: 'ws', host: 'localhost', ...(server?.port && { clientPort: server.port }) },
        // Schemas import lib/routes.ts and lib/env.ts, which lie beside this folder.
        fs: { allow: [path.resolve(import.meta.dirname, '..')] },
      },
    }
  },
})
