import { blank, invisible, loneSurrogate, unprintable } from '#lib/util/unicode.ts'
import { wellFormed } from '#lib/util/wellFormed.ts'
import { textOfHtml } from './html.ts'

/** So much markup may stand around a text: the rest is not read. What Word pastes has 25 kB of its own. */
const sourcePerLetter = 10
const leastSource = 50_000

/** With the byte order mark, which is white space elsewhere. */
const unread = new RegExp(String.raw`[${unprintable}\ufeff]`, 'gu')
const seen = new RegExp(`[^${blank}${invisible}]`, 'u')
const lastHalf = new RegExp(`[${loneSurrogate}]$`, 'u')

/** One line of text, '' for one that nobody sees. Above `max` units it is cut, with an ellipsis. */
export function toLine(text: string, max: number): string {
  const line = wellFormed(text.replace(unread, '')).replace(/\s+/g, ' ').trim()
  if (!seen.test(line)) return ''
  if (line.length <= max) return line
  const start = line.slice(0, max - 1)
  return `${start.replace(lastHalf, '').trimEnd()}\u2026`
}

/** Text of a string with HTML or of a finite number, at most `max` units long; otherwise ''. */
export function cleanText(value: unknown, max: number): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  if (typeof value !== 'string') return ''
  return toLine(textOfHtml(value.trimStart().slice(0, Math.max(max * sourcePerLetter, leastSource))), max)
}

/** Maximum sizes, far above honest content. Texts count UTF-16 units and are truncated. */
export const limits = {
  /** Bytes of UTF-8. */
  identity: 200,
  title: 300,
  label: 100,
  description: 2_000,
  imageAlt: 500,
  imageUrl: 2_048,
  paragraph: 20_000,
  /** Items that are read of a list, and paragraphs of a text. */
  items: 500,
  /** Paragraphs of an introduction on a card, which shows twelve lines. */
  excerpt: 12,
  sections: 200,
  /** The paragraphs of a post together. */
  bodyText: 300_000,
  tags: 20,
  related: 12,
  posts: 5_000,
} as const
