import { imageUrlOf, isInlinable, type LakeImage } from './lakeImage.ts'

/** Milliseconds for an SVG. */
const timeout = 2_000

/** Markup of the small SVGs among images, by URL. One that cannot be read loads as others do. */
export async function inlineSvgs(images: readonly LakeImage[]): Promise<ReadonlyMap<string, string>> {
  const urls = images.filter(isInlinable).flatMap(({ asset }) => imageUrlOf(asset?.url) ?? [])
  const inline = new Map<string, string>()
  await Promise.all(
    urls.map(async (url) => {
      try {
        const response = await fetch(url, { signal: AbortSignal.timeout(timeout) })
        if (!response.ok) throw new Error(`status ${response.status}`)
        inline.set(url, await response.text())
      } catch (error) {
        console.warn(`[content] ${url} could not be inlined: ${String(error)}`)
      }
    }),
  )
  return inline
}
