import path from 'node:path'
import nextEnv from '@next/env'
import { defineCliConfig } from 'sanity/cli'
import { variables } from '../lib/env.ts'

// The site's .env files serve the Studio too: one place for each value.
nextEnv.loadEnvConfig(path.resolve(import.meta.dirname, '..'), process.env.NODE_ENV !== 'production', {
  info: () => undefined,
  error: console.error,
})

/** Next.js replaces `process.env.NEXT_PUBLIC_*` in browser code word for word; lib/env.ts needs the same here. */
const define = Object.fromEntries(
  variables
    .map(({ name }) => name)
    .filter((name) => name.startsWith('NEXT_PUBLIC_'))
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
    path: '../lib/sanity/queries.ts',
    schema: 'schema.generated.json',
    generates: '../lib/sanity/types.generated.ts',
    overloadClientMethods: false,
  },
  vite: (config) => ({ ...config, define: { ...config.define, ...define } }),
})
