import { createClient } from '@sanity/client'
import { createQueryStore } from '@sanity/react-loader'
import { publicEnv } from '../env.ts'
import { stegaOptions } from './stega.ts'

/** Loaded only while drafts are shown: see components/preview. The Studio sends the content, so no token is needed here. */

const { projectId, dataset, apiVersion, apiHost } = publicEnv.sanity

/** Never asks the lake itself; the live store reads its settings to mark texts for click-to-edit. */
export const liveClient = createClient({
  projectId,
  dataset,
  apiVersion,
  ...(apiHost ? { apiHost, useProjectHostname: false } : {}),
  useCdn: false,
  stega: stegaOptions,
})

/** The answer to a query as it stands in the Studio at the moment, and what keeps it so; the first answer comes with the page. */
export const { useQuery, useLiveMode } = createQueryStore({ client: false, ssr: true })
