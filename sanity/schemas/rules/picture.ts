import type { Verdict } from './verdict.ts'

export type PictureDraft = { asset?: { _ref?: string }; alt?: string; decorative?: boolean }

/** Formats of browsers: the lake's file extension and media type. */
const shownFormats: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
}

/** For `accept`. */
export const shownMediaTypes = Object.values(shownFormats).join(',')

/** For `accept`, without SVG. */
export const sharedMediaTypes = Object.values(shownFormats)
  .filter((type) => type !== shownFormats.svg)
  .join(',')

/** The lake also accepts TIFF and others, which browsers cannot show. */
export function checkFormat(picture: PictureDraft | undefined): Verdict {
  const format = picture?.asset?._ref?.split('-').at(-1)
  if (format === undefined || format in shownFormats) return true
  return `Browsers cannot show ${format.toUpperCase()} files. Save the picture as PNG, JPEG, WebP or SVG and upload that.`
}

/** Social networks show no SVG. */
export function checkShared(picture: PictureDraft | undefined): Verdict {
  if (!picture?.asset?._ref?.endsWith('-svg')) return checkFormat(picture)
  return 'Social networks do not show SVG files. Save the picture as PNG or JPEG and upload that.'
}

/**
 * A required picture: `rule.required()` accepts an object without an image.
 * A field's rule replaces its type's, so this checks the format too.
 */
export function checkPicturePresent(picture: PictureDraft | undefined): Verdict {
  return picture?.asset === undefined ? 'Add a picture.' : checkFormat(picture)
}

/** A picture has alternative text, or is decoration. */
export function checkAlt(alt: string | undefined, picture: PictureDraft | undefined): Verdict {
  if (!picture?.asset || picture.decorative) return true
  if (alt?.trim()) return true
  return 'Describe the picture for people who cannot see it, or switch on “Only decoration”.'
}
