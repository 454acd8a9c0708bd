import { readFileSync } from 'node:fs'
import { createClient } from '@sanity/client'

/** What the browser tests know of the content lake: its client, and how to disturb its process. */

export const lake = createClient({
  projectId: process.env.NEXT_PUBLIC_SANITY_PROJECT_ID ?? '',
  dataset: process.env.NEXT_PUBLIC_SANITY_DATASET ?? '',
  apiVersion: process.env.NEXT_PUBLIC_SANITY_API_VERSION ?? '',
  apiHost: process.env.NEXT_PUBLIC_SANITY_API_HOST ?? '',
  useProjectHostname: false,
  useCdn: false,
  token: process.env.SANITY_API_READ_TOKEN ?? '',
})

/**
 * Sends a signal to the lake's process as it is now: a crashed one has been started again under
 * another number.
 */
export function signalLake(signal: NodeJS.Signals): void {
  process.kill(Number(readFileSync(`${process.env.LOCAL_DATA}/content-lake.pid`, 'utf8')), signal)
}

/**
 * Milliseconds until `ask` gives true, asked again and again.
 * @throws {Error} when it has not by `deadline`.
 */
export async function until(ask: () => Promise<boolean>, deadline = 30_000): Promise<number> {
  const begun = performance.now()
  while (!(await ask())) {
    if (performance.now() - begun > deadline) throw new Error(`still not so after ${deadline} ms`)
    await new Promise((next) => setTimeout(next, 50))
  }
  return performance.now() - begun
}
