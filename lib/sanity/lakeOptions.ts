import { publicEnv } from '../site/env.ts'

const { projectId, dataset, apiVersion, apiHost } = publicEnv.sanity

/** How a client reaches the content lake. Our own has no host name per project, and no CDN. */
export const lakeOptions = {
  projectId,
  dataset,
  apiVersion,
  ...(apiHost ? { apiHost, useProjectHostname: false } : {}),
  // A read after a publish must be the newest.
  useCdn: false,
}
