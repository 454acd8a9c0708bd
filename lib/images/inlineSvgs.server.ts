import { LRUCache } from 'lru-cache'
import { assetUrl, svgDataUri, type LakeImage } from './lakeImage.ts'
import { isOwnSvg } from './postImage.ts'

/** Small SVGs of the first screen, in the page: one that is requested paints half as late again. */

/** Bytes. A larger SVG is not inlined: on a slow line a request costs a third of its wait. */
const limit = 5000

/** Milliseconds for an SVG. */
const timeout = 2_000

/** Markup by URL as read last: while the host is slow or down, pages stay as good as they were. */
const known = new LRUCache<string, string>({ max: 500 })

/** Markup of an SVG. One that was never read loads as other images do. */
async function readSvg(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout), redirect: 'error' })
    const isSvg = response.headers.get('Content-Type')?.startsWith('image/svg+xml')
    if (!response.ok || !isSvg) throw new Error(`status ${response.status}`)
    const markup = await response.text()
    if (markup.length <= limit) known.set(url, markup)
    return markup
  } catch (error) {
    console.warn(`[images] ${url} could not be inlined: ${String(error)}`)
    return known.get(url)
  }
}

const isSmallSvg = ({ asset }: LakeImage): boolean =>
  asset?.mimeType === 'image/svg+xml' && (asset.size ?? Infinity) <= limit

/** Markup of the small SVGs among images, by URL. */
export async function inlineSvgs(images: readonly LakeImage[]): Promise<ReadonlyMap<string, string>> {
  const inline = new Map<string, string>()
  const urls = images.filter(isSmallSvg).flatMap(({ asset }) => assetUrl('images', asset?.url) ?? [])
  await Promise.all(
    urls.map(async (url) => {
      const markup = await readSvg(url)
      if (markup !== undefined) inline.set(url, markup)
    }),
  )
  return inline
}

/** A small SVG of the blog's own host as a `data:` URI; undefined for any other image. */
export async function inlinePostSvg(src: string | null): Promise<string | undefined> {
  const markup = src !== null && isOwnSvg(src) ? await readSvg(src) : undefined
  return markup === undefined || markup.length > limit ? undefined : svgDataUri(markup)
}
