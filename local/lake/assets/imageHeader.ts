import type { Palette } from './palette.ts'

/** Metadata of an uploaded image. */
interface ImageMetadata {
  _type: 'sanity.imageMetadata'
  dimensions: { _type: 'sanity.imageDimensions'; width: number; height: number; aspectRatio: number }
  /** A tiny preview as a data URL; it and the palette need sharp. */
  lqip?: string
  palette?: Palette
  hasAlpha: boolean
  isOpaque: boolean
}

/** Reads the metadata for an asset document from the bytes of an image. */
export interface ImageInspection {
  /** As used in file names: `jpg`, `png`, `svg` ... */
  extension: string
  metadata: ImageMetadata
}

/**
 * Format and size as the bytes of an image begin: all that is known without sharp.
 *
 * @throws Error for a format other than PNG, GIF, JPEG and SVG
 */
export function inspectHeader(content: Buffer): ImageInspection {
  const { extension, width, height } = png(content) ?? gif(content) ?? jpeg(content) ?? svg(content)
  const hasAlpha = extension !== 'jpg'
  return {
    extension,
    metadata: {
      _type: 'sanity.imageMetadata',
      dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
      hasAlpha,
      isOpaque: !hasAlpha,
    },
  }
}

interface Header {
  extension: string
  width: number
  height: number
}

function png(content: Buffer): Header | undefined {
  if (content.length < 24 || content.toString('latin1', 1, 4) !== 'PNG') return undefined
  return { extension: 'png', width: content.readUInt32BE(16), height: content.readUInt32BE(20) }
}

function gif(content: Buffer): Header | undefined {
  if (content.length < 10 || content.toString('latin1', 0, 3) !== 'GIF') return undefined
  return { extension: 'gif', width: content.readUInt16LE(6), height: content.readUInt16LE(8) }
}

/** The size is in the frame's segment, after any number of others. */
function jpeg(content: Buffer): Header | undefined {
  if (content.length < 4 || content.readUInt16BE(0) !== 0xffd8) return undefined
  let at = 2
  while (at + 9 < content.length) {
    const marker = content.readUInt8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame)
      return { extension: 'jpg', height: content.readUInt16BE(at + 5), width: content.readUInt16BE(at + 7) }
    at += 2 + content.readUInt16BE(at + 2)
  }
  return undefined
}

function svg(content: Buffer): Header {
  const tag = /<svg\b[^>]*>/.exec(content.toString('utf8', 0, 4096))?.[0]
  if (tag === undefined) throw new Error('for this format, install sharp')
  const side = (name: string) => Number(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(tag)?.[1])
  const box = /viewBox="[\d.-]+[ ,]+[\d.-]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(tag)
  return {
    extension: 'svg',
    width: side('width') || Number(box?.[1] ?? 100),
    height: side('height') || Number(box?.[2] ?? 100),
  }
}
