import type { Verdict } from './target.ts'

/** Text that must be there; blanks alone are not text. `title` is the field's, for the message. */
export function checkWritten(text: string | undefined, title: string): Verdict {
  return Boolean(text?.trim()) || `Fill in “${title}”. Visitors would see a gap here.`
}
