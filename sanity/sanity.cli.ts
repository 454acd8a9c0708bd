// https://www.sanity.io/docs/cli
import path from 'node:path'
import nextEnv from '@next/env'
import { defineCliConfig } from 'sanity/cli'
import { variableNames } from '../lib/site/envCheck.ts'
import { withoutForeignHosts } from './vitePlugin.ts'

const developing = process.argv.includes('dev')

// The Studio reads the site's .env files.
nextEnv.loadEnvConfig(path.resolve(import.meta.dirname, '..'), developing, {
  info: () => undefined,
  error: console.error,
})

/** lib/site/env.ts needs the values inlined, as Next does it. */
const publicValues = Object.fromEntries(
  variableNames
    .filter((name) => /^(?:NEXT_PUBLIC|SANITY_STUDIO)_/.test(name))
    .map((name) => [`process.env.${name}`, JSON.stringify(process.env[name] ?? '')]),
)

export default defineCliConfig({
  api: {
    projectId: process.env.NEXT_PUBLIC_SANITY_PROJECT_ID || 'unset',
    dataset: process.env.NEXT_PUBLIC_SANITY_DATASET || 'unset',
  },
  project: { basePath: '/studio' },
  deployment: { autoUpdates: false },
  schemaExtraction: { path: 'schema.generated.json' },
  typegen: {
    path: '../lib/sanity/queries/queries.ts',
    schema: 'schema.generated.json',
    generates: '../lib/sanity/queries/types.generated.ts',
    overloadClientMethods: false,
  },
  vite: (config) => {
    const { server } = config
    return {
      ...config,
      define: { ...config.define, ...publicValues },
      plugins: [
        ...(config.plugins ?? []),
        withoutForeignHosts(process.env.NEXT_PUBLIC_SANITY_API_HOST?.replace(/\/+$/, '')),
      ],
      // Without an entry to scan, Vite meets packages one by one, and each reloads the Studio.
      optimizeDeps: { ...config.optimizeDeps, entries: ['sanity.config.ts'] },
      server: {
        ...server,
        // The site proxies /studio, but not web sockets: hot reload connects directly.
        hmr: { protocol: 'ws', host: 'localhost', ...(server?.port && { clientPort: server.port }) },
        // Schemas import lib/site.
        fs: { allow: [path.resolve(import.meta.dirname, '..')] },
      },
    }
  },
})
