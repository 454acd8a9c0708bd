import type { Verdict } from './target.ts'

/** The parts of a picture that the rules look at. */
export type PictureDraft = { asset?: { _ref?: string }; alt?: string; decorative?: boolean }

/** What browsers show and the site serves: the ending that the content lake gives a file, and its media type. */
const shownFormats: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
}

/** For the `accept` of a file chooser. */
export const shownMediaTypes = Object.values(shownFormats).join(',')

/** The same for a picture that social networks show. */
export const sharedMediaTypes = Object.values(shownFormats)
  .filter((type) => type !== shownFormats.svg)
  .join(',')

/** A picture that visitors' browsers can show. The content lake also takes TIFF and others, which would leave a gap on the page. */
export function checkFormat(picture: PictureDraft | undefined): Verdict {
  const format = picture?.asset?._ref?.split('-').at(-1)
  if (format === undefined || format in shownFormats) return true
  return `Browsers cannot show ${format.toUpperCase()} files. Save the picture as PNG, JPEG, WebP or SVG and upload that.`
}

/** A picture that stands beside a link on social networks: they show no drawings. */
export function checkShared(picture: PictureDraft | undefined): Verdict {
  if (!picture?.asset?._ref?.endsWith('-svg')) return checkFormat(picture)
  return 'Social networks do not show SVG files. Save the picture as PNG or JPEG and upload that.'
}

/**
 * A field that must hold a picture. `rule.required()` alone is content with an object that has no image in it. A field's rule takes the
 * place of its type's, so the format is looked at here as well.
 */
export function checkPicturePresent(picture: PictureDraft | undefined): Verdict {
  return picture?.asset === undefined ? 'Add a picture.' : checkFormat(picture)
}

/** Each picture either says something, and then in words too, or is declared to be decoration. */
export function checkAlt(alt: string | undefined, picture: PictureDraft | undefined): Verdict {
  if (!picture?.asset || picture.decorative) return true
  if (alt?.trim()) return true
  return 'Describe the picture for people who cannot see it, or switch on “Only decoration”.'
}
