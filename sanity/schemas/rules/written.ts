import type { Verdict } from './target.ts'

/** Text that must be there; blanks alone are not text. `title` is the field's, for the message. */
export function checkWritten(text: string | undefined, title: string): Verdict {
  return Boolean(text?.trim()) || `Fill in “${title}”. Visitors would see a gap here.`
}

/** The description of a page for search engines: long enough to say something, without the blanks around it. */
export function checkDescription(text: string | undefined): Verdict {
  const written = text?.trim() ?? ''
  if (written === '') return 'Describe the page in one or two sentences.'
  return written.length >= 50 || 'Write at least 50 characters, so that people know what they will find.'
}

/** Text that fits its place. The message says by how much it does not: nobody counts characters. */
export function checkLength(text: string | undefined, max: number): Verdict {
  const over = (text?.length ?? 0) - max
  if (over <= 0) return true
  return `Shorten this by ${over === 1 ? 'one character' : `${over} characters`}: ${max} fit its place.`
}
