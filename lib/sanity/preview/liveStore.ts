import { createClient } from '@sanity/client'
import { createQueryStore } from '@sanity/react-loader'
import { publicEnv } from '../../site/env.ts'
import { stegaOptions } from './stega.ts'

/** Loaded only for drafts: see components/preview. */

const { projectId, dataset, apiVersion, apiHost } = publicEnv.sanity

/** Makes no requests; the live store reads its settings. */
export const liveClient = createClient({
  projectId,
  dataset,
  apiVersion,
  ...(apiHost ? { apiHost, useProjectHostname: false } : {}),
  useCdn: false,
  stega: stegaOptions,
})

/** The live result of a query in the Studio. */
export const { useQuery, useLiveMode } = createQueryStore({ client: false, ssr: true })
