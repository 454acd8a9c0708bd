import type { Verdict } from './verdict.ts'

/** Required text. `title` is the field's. */
export function checkWritten(text: string | undefined, title: string): Verdict {
  return Boolean(text?.trim()) || `Fill in “${title}”. Visitors would see a gap here.`
}

/** A meta description, if there is one. */
export function checkDescription(text: string | undefined): Verdict {
  const length = text?.trim().length ?? 0
  if (length > 0 && length < 50)
    return 'Write at least 50 characters, so that people know what they will find.'
  return checkLength(text, 160)
}

export function checkLength(text: string | undefined, max: number): Verdict {
  const over = (text?.length ?? 0) - max
  if (over <= 0) return true
  return `Shorten this by ${over === 1 ? 'one character' : `${over} characters`}: ${max} fit its place.`
}

/** Rich text as plain text. */
export function wordsOf(text: unknown): string {
  const blocks = Array.isArray(text) ? (text as { children?: { text?: string }[] }[]) : []
  return blocks.map(({ children = [] }) => children.map((span) => span.text ?? '').join('')).join(' ')
}
