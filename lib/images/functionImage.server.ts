import sharp from 'sharp'
import { ImageUnavailableError, type CachedFile } from './cache.server.ts'
import { inTurn } from './resizes.server.ts'
import { imageQuality, imageWidths } from './sizes.ts'

/**
 * Images on Vercel and Netlify. Functions resize them there, because a host's optimizer may not
 * read an image of a function (vercel/next.js#70039), and responses have a limit.
 */

/** Bytes. Vercel allows 4.5 million; Netlify 6 million, in base64. */
const maxResponse = 4_000_000

/** Seconds. */
const resizeTimeout = 8

const isFunction = () => Boolean(process.env.HOST_CACHES_PAGES)

/** True for a file that a function cannot send. */
export const isTooLarge = ({ bytes }: CachedFile): boolean => isFunction() && bytes.length > maxResponse

/** Splits the path of `sizedUrl` on these hosts: the width is its last segment. */
export function splitWidth(segments: readonly string[]): { source: string[]; width?: number } {
  const width = imageWidths.find((each) => isFunction() && String(each) === segments.at(-1))
  return width === undefined ? { source: [...segments] } : { source: segments.slice(0, -1), width }
}

/** The image at most `width` wide and small enough to send. @throws {ImageUnavailableError} */
export async function fitImage(image: CachedFile, width?: number): Promise<CachedFile> {
  if (width === undefined && !isTooLarge(image)) return image
  return inTurn(() => fit(image, width))
}

async function fit(image: CachedFile, width: number | undefined): Promise<CachedFile> {
  const widths = [...imageWidths].reverse().filter((each) => width === undefined || each <= width)
  try {
    for (const each of widths) {
      const bytes = await resize(image, each)
      if (bytes.length <= maxResponse) return { type: 'image/webp', bytes }
    }
  } catch (error) {
    throw new ImageUnavailableError(`An image could not be resized: ${String(error)}`, { cause: error })
  }
  throw new ImageUnavailableError('An image is too large for a function in every width')
}

/** All frames of an animation. */
const resize = ({ bytes }: CachedFile, width: number): Promise<Buffer> =>
  sharp(bytes, { animated: true })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: imageQuality })
    .timeout({ seconds: resizeTimeout })
    .toBuffer()
