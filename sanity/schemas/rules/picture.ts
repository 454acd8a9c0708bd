import type { Verdict } from './target.ts'

/** The parts of a picture that the rules look at. */
export type PictureDraft = { asset?: unknown; alt?: string; decorative?: boolean }

/** A field that must hold a picture. `rule.required()` alone is content with an object that has no image in it. */
export function checkPicturePresent(picture: PictureDraft | undefined): Verdict {
  return picture?.asset !== undefined || 'Add a picture.'
}

/** Each picture either says something, and then in words too, or is declared to be decoration. */
export function checkAlt(alt: string | undefined, picture: PictureDraft | undefined): Verdict {
  if (!picture?.asset || picture.decorative) return true
  if (alt?.trim()) return true
  return 'Describe the picture for people who cannot see it, or switch on “Only decoration”.'
}
