import type { Media } from './lakeImage.ts'
import { imageQuality } from './sizes.ts'

/** What other sites show with a link. LinkedIn shows no WebP or AVIF, WhatsApp nothing above 600 kB. */
export type ShareImage = { src: string; alt: string; width?: number; height?: number }

/** Pixels. */
const shareSize = { width: 1200, height: 630 } as const

/** For what has no image of its own. */
export const siteShareImage: ShareImage = { src: '/art/share.png', alt: '', ...shareSize }

/** An editor's image as a JPEG for sharing, its hotspot in view. Undefined for an inlined one. */
export function shareImageOf(media: Media | null | undefined): ShareImage | undefined {
  if (!media?.src.startsWith('http')) return undefined
  const url = new URL(media.src)
  const rect = url.searchParams.get('rect')
  const [across, down] = media.position?.match(/\d+/g) ?? []
  url.search = String(
    new URLSearchParams({
      ...(rect && { rect }),
      fm: 'jpg',
      w: String(shareSize.width),
      h: String(shareSize.height),
      fit: 'crop',
      ...(across && down && { crop: 'focalpoint', 'fp-x': `${+across / 100}`, 'fp-y': `${+down / 100}` }),
      q: String(imageQuality),
      // Else what is transparent becomes black.
      bg: 'fff',
    }),
  )
  return { src: url.href, alt: media.alt, ...shareSize }
}
