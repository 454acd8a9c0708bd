import type { Verdict } from './target.ts'

/** Required text. `title` is the field's. */
export function checkWritten(text: string | undefined, title: string): Verdict {
  return Boolean(text?.trim()) || `Fill in “${title}”. Visitors would see a gap here.`
}

/** A meta description of at least 50 characters. */
export function checkDescription(text: string | undefined): Verdict {
  const written = text?.trim() ?? ''
  if (written === '') return 'Describe the page in one or two sentences.'
  return written.length >= 50 || 'Write at least 50 characters, so that people know what they will find.'
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
