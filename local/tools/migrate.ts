import { createClient } from '@sanity/client'
import { endWaiting } from '../../sanity/migrations/waitingVersions.ts'
import { environmentOf, localSetup } from './stack/environment.ts'

/**
 * `npm run content:migrate` moves stored documents to the schema of today; a second run changes
 * nothing. Hosted Sanity needs SANITY_AUTH_TOKEN, a token with editor rights.
 */

const { env } = localSetup(environmentOf('production').env)
const apiHost = env.NEXT_PUBLIC_SANITY_API_HOST
const lake = createClient({
  projectId: env.NEXT_PUBLIC_SANITY_PROJECT_ID ?? '',
  dataset: env.NEXT_PUBLIC_SANITY_DATASET ?? '',
  apiVersion: env.NEXT_PUBLIC_SANITY_API_VERSION ?? '',
  ...(apiHost ? { apiHost, useProjectHostname: false } : {}),
  useCdn: false,
  // The local lake takes the read token.
  token: env.SANITY_AUTH_TOKEN || env.SANITY_API_READ_TOKEN || '',
  timeout: 10_000,
})

try {
  console.log((await endWaiting(lake, Date.now())).join('\n'))
} catch (error) {
  console.error(`The content lake could not be changed: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
