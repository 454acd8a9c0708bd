import { ImportError } from '../errors.ts'

/** Milliseconds per download, redirects included. */
const defaultTimeout = 30_000

/** Bytes of one asset. */
const defaultLimit = 100 * 1024 * 1024

/** Downloads an asset that a document names by its URL. @throws {ImportError} */
export async function downloadAsset(
  url: string,
  { timeout = defaultTimeout, limit = defaultLimit }: { timeout?: number; limit?: number } = {},
): Promise<{ content: Buffer; filename: string | undefined }> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) })
    if (!response.ok) throw new Error(`the host responded ${response.status}`)
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength
      // Leaving the loop ends the download.
      if (size > limit) throw new Error(`it is larger than ${limit} bytes`)
      chunks.push(chunk)
    }
    return { content: Buffer.concat(chunks), filename: filenameOf(url) }
  } catch (error) {
    throw new ImportError(`Cannot download the asset ${url}: ${reasonOf(error)}`)
  }
}

/** "fetch failed" alone helps nobody. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

function filenameOf(url: string): string | undefined {
  const last = new URL(url).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last) || undefined
  } catch {
    return last
  }
}
