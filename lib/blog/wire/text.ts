import { decodeHTMLStrict } from 'entities'
import { wellFormed } from '../../util/wellFormed.ts'

/** Foreign text, fit to show. Tags stay as text, never HTML. */

/** No entity is longer, so this much source fills a text. */
const maxEntityLength = 40

/** Decodes one layer of HTML entities. Unknown names stay as they are. */
export const decodeEntities = (text: string): string => decodeHTMLStrict(text)

/** Bytes 80 to 9F of Windows-1252; the five without a character stay controls. */
const windows1252 =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f' +
  '\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178'

/** Repairs Windows-1252 read as Latin-1: its quotation marks and dashes become C1 controls. */
function withPunctuation(text: string): string {
  return text.replace(/[\u0080-\u009f]/g, (control) => windows1252.charAt(control.charCodeAt(0) - 0x80))
}

/** C0 and C1 controls except white space, and the byte order mark. */
const controls = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufeff]/g

/** Text of a string or finite number, at most `max` units long; otherwise ''. */
export function cleanText(value: unknown, max: number): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  if (typeof value !== 'string') return ''
  const source = value.trimStart().slice(0, max * maxEntityLength)
  const shown = wellFormed(withPunctuation(decodeEntities(source)).replace(controls, ''))
  return truncate(shown.replace(/\s+/g, ' ').trim(), max)
}

/** Cuts between characters and adds an ellipsis. */
function truncate(text: string, max: number): string {
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
  paragraph: 20_000,
  paragraphsInAList: 500,
  sections: 200,
  /** Each of introduction, sections and conclusion. */
  bodyText: 300_000,
  tags: 20,
  related: 12,
  posts: 10_000,
} as const
