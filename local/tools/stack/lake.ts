import { createClient, type SanityClient } from '@sanity/client'

/** A client of the content lake that may write. The local lake takes the read token for it. */
export function lakeClient(env: NodeJS.ProcessEnv, token = env.SANITY_API_READ_TOKEN): SanityClient {
  const apiHost = env.NEXT_PUBLIC_SANITY_API_HOST
  return createClient({
    projectId: env.NEXT_PUBLIC_SANITY_PROJECT_ID ?? '',
    dataset: env.NEXT_PUBLIC_SANITY_DATASET ?? '',
    apiVersion: env.NEXT_PUBLIC_SANITY_API_VERSION ?? '',
    ...(apiHost ? { apiHost, useProjectHostname: false } : {}),
    useCdn: false,
    token: token ?? '',
    timeout: 10_000,
    maxRetries: 1,
  })
}
