import { publicEnv } from '../site/env.ts'
import { parseUrl } from '../util/parseUrl.ts'
import type { ShareImage } from './shareImage.ts'
import { imageQuality, imageWidths } from './sizes.ts'

/** Images of posts: those of the blog's own host are resized by Next's optimizer. */

/** The options of the optimizer, for next.config.js. `imageDoor.server.ts` says what it may fetch. */
export const optimizedImages = () => ({
  deviceSizes: [...imageWidths],
  imageSizes: [],
  qualities: [imageQuality],
  // None: images of the content lake come from its own host.
  localPatterns: [],
  remotePatterns: [new URL(`${publicEnv.blogApiHost}/**`)],
  // The operator's own host alone, which may have a private address.
  dangerouslyAllowLocalIP: true,
  maximumRedirects: 0,
  // Seconds.
  minimumCacheTTL: 3600,
  // Bytes.
  maximumResponseBody: 10_000_000,
  maximumDiskCacheSize: 500_000_000,
})

/** The path of an image of the blog's own host; undefined for another, or with a query or fragment. */
function ownPath(src: string): string | undefined {
  const path = parseUrl(src)?.pathname
  return src === `${publicEnv.blogApiHost}${path}` ? path : undefined
}

export const isOwnSvg = (src: string): boolean => /\.svg$/i.test(ownPath(src) ?? '')

/** SVGs are refused by the optimizer, animations not resized. */
const unsized = /\.(?:svg|gif)$/i

/** The URL by width of an image that the optimizer may fetch; undefined for any other. */
export function optimizedUrl(src: string): ((width: number) => string) | undefined {
  const path = ownPath(src)
  if (path === undefined || unsized.test(path)) return undefined
  return (width) => `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${imageQuality}`
}

/**
 * The image of a post for sharing, as JPEG or PNG: who shares takes no WebP, and WhatsApp no large
 * PNG. Undefined where the site's own image is shared.
 */
export function postShareImageOf({ src, alt }: { src: string | null; alt: string }): ShareImage | undefined {
  const urlAt = src === null ? undefined : optimizedUrl(src)
  return urlAt && { src: urlAt(/\.png$/i.test(src ?? '') ? imageWidths[1] : imageWidths[3]), alt }
}
