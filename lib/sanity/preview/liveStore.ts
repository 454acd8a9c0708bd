import { createClient } from 'next-sanity'
import { createQueryStore } from '@sanity/react-loader'
import { lakeOptions } from '../lakeOptions.ts'
import { stegaOptions } from './stega.ts'

/** Loaded only for drafts: see components/preview. */

/** Makes no requests; the live store reads its settings. */
export const liveClient = createClient({ ...lakeOptions, stega: stegaOptions })

/** The live result of a query in the Studio. */
export const { useQuery, useLiveMode } = createQueryStore({ client: false, ssr: true })
