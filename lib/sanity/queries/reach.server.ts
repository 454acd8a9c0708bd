import path from 'node:path'
import nextEnv from '@next/env'
import { exitOnEnvFaults } from '#lib/site/envCheck.ts'

/** Begins `npm run build`, before Next clears the last one: without a lake it ends in one line. */

const root = path.resolve(import.meta.dirname, '../../..')
const silent = { info: () => undefined, error: console.error }
exitOnEnvFaults(process.env, nextEnv.loadEnvConfig(root, false, silent).loadedEnvFiles)

// Only now: it reads the variables when it is imported.
const { ContentUnavailableError, fetchPublished } = await import('./client.server.ts')
try {
  await fetchPublished('true', {}, AbortSignal.timeout(20_000))
} catch (error) {
  console.error(ContentUnavailableError.is(error) ? error.message : error)
  process.exitCode = 1
}
