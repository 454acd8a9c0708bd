import { decodeHTMLStrict } from 'entities'
import { wellFormed } from '../../util/wellFormed.ts'
import { decodeTwice, windows1252 } from './doubleEncoded.ts'
import { unescapeText } from './escapes.ts'
import { isEscapedHtml, stripTags } from './html.ts'

/** Foreign text, fit to show. The result is text, never HTML. */

/** No entity is longer, so this much source fills a text. */
const maxEntityLength = 40

/** Decodes HTML entities, escaped up to three times. Unknown names stay as they are. */
export function decodeEntities(text: string, times = 3): string {
  const decoded = text.includes('&') ? decodeHTMLStrict(text) : text
  return decoded === text || times === 1 ? decoded : decodeEntities(decoded, times - 1)
}

/** Repairs Windows-1252 read as Latin-1: its quotation marks and dashes become C1 controls. */
function withPunctuation(text: string): string {
  return text.replace(/[\u0080-\u009f]/g, (control) => windows1252.charAt(control.charCodeAt(0) - 0x80))
}

/** C0 and C1 controls except white space, and the byte order mark. */
const controls = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufeff]/g

/** What programs write for a missing value. Several in a row are a name of missing parts. */
const meaningless =
  /^(?:(?:undefined|\(?null\)?|nil|none|#?n\/a|n\.a\.|nan|\\n|<null>|invalid date(?:time)?|\[object \w+\])(?:[\s,/-]+|$))+$/i

/** PHP's text of an array. */
const isMeaningless = (text: string) => text === 'Array' || meaningless.test(text)

/** Escapes undone and tags dropped, with line ends between paragraphs. Entities stay. */
export function withoutMarkup(source: string): string {
  const text = unescapeText(source)
  return stripTags(isEscapedHtml(text) ? decodeEntities(text) : text)
}

/** One line of what {@link withoutMarkup} returned; '' for a word that means nothing. */
export function toLine(text: string, max: number): string {
  const source = text.trimStart().slice(0, max * maxEntityLength)
  const shown = wellFormed(withPunctuation(decodeTwice(decodeEntities(source))).replace(controls, ''))
  const line = truncate(shown.replace(/\s+/g, ' ').trim(), max)
  return isMeaningless(line) ? '' : line
}

/** Text of a string or finite number, at most `max` units long; otherwise ''. */
export function cleanText(value: unknown, max: number): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  if (typeof value !== 'string') return ''
  return toLine(withoutMarkup(value.trimStart().slice(0, max * maxEntityLength)), max)
}

/** Cuts between characters and adds an ellipsis. */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text
  const start = text.slice(0, max - 1)
  return `${start.replace(/[\ud800-\udbff]$/, '').trimEnd()}\u2026`
}

/** Maximum sizes, far above honest content. Texts count UTF-16 units and are truncated. */
export const limits = {
  /** Bytes of UTF-8: an id becomes a file name. */
  identity: 200,
  title: 300,
  label: 100,
  description: 2_000,
  imageAlt: 500,
  imageUrl: 2_048,
  /** Characters of a `data:` URI: an image of a megabyte. */
  imageData: 1_400_000,
  paragraph: 20_000,
  paragraphsInAList: 500,
  /** Paragraphs of an introduction on a card, which shows twelve lines. */
  excerpt: 12,
  sections: 200,
  /** Characters of a text as sent: tags, which may hold images, and JSON. */
  source: 2_000_000,
  /** Each of introduction, sections and conclusion. */
  bodyText: 300_000,
  tags: 20,
  related: 12,
  posts: 5_000,
} as const
