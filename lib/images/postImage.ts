import { publicEnv } from '../site/env.ts'
import { parseUrl } from '../util/parseUrl.ts'
import { shareSize, type ShareImage } from './shareImage.ts'
import { imageQuality, imageWidths } from './sizes.ts'

/** Images of posts: those of the blog's own host are resized by Next's optimizer. */

const host = parseUrl(publicEnv.blogApiHost)

/**
 * The options of the optimizer, for next.config.js. It fetches nothing with a query, or anybody could
 * have one image resized under endless URLs.
 */
export const optimizedImages = {
  deviceSizes: [...imageWidths],
  imageSizes: [],
  qualities: [imageQuality],
  // None: images of the content lake come from its own host.
  localPatterns: [],
  remotePatterns: host
    ? [
        {
          protocol: host.protocol === 'https:' ? ('https' as const) : ('http' as const),
          hostname: host.hostname,
          port: host.port,
          pathname: '/**',
          search: '',
        },
      ]
    : [],
  // Any other host could lead it into the network that it runs in.
  dangerouslyAllowLocalIP: ['localhost', '127.0.0.1', '[::1]'].includes(host?.hostname ?? ''),
  maximumRedirects: 0,
  // Seconds.
  minimumCacheTTL: 3600,
  // Bytes.
  maximumResponseBody: 10_000_000,
  maximumDiskCacheSize: 500_000_000,
}

/** The path and query of an image of the blog's own host; undefined for any other. */
function ownPath(src: string): string | undefined {
  const url = parseUrl(src)
  return url && url.origin === host?.origin ? url.pathname + url.search : undefined
}

export const isOwnSvg = (src: string): boolean => /\.svg$/i.test(ownPath(src) ?? '')

/** Also a query. SVGs are refused by the optimizer, animations not resized. */
const unsized = /\?|\.(?:svg|gif)$/i

/** The URL by width of an image that the optimizer may fetch; undefined for any other. */
export function optimizedUrl(src: string): ((width: number) => string) | undefined {
  const path = ownPath(src)
  if (path === undefined || unsized.test(path)) return undefined
  return (width) => `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${imageQuality}`
}

/** The image of a post for sharing; undefined where the site's own is shared. */
export const postShareImageOf = ({
  src,
  alt,
}: {
  src: string | null
  alt: string
}): ShareImage | undefined =>
  src !== null && optimizedUrl(src)
    ? { src: `/api/share-image?url=${encodeURIComponent(src)}`, alt, ...shareSize }
    : undefined
