/** A headline as a card sets it. */
export type CardHeadline = {
  text: string
  /** Pixels. */
  fontSize: number
  /** More lines end in an ellipsis. */
  lines: number
  /** Truncated text is not balanced. */
  textWrap: 'balance' | 'wrap'
}

/** What the card's fonts cannot render. The renderer would ask a font host on the internet. */
const undrawable = /[^\u0020-\u007e\u00a0-\u017f\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac]+/g

/** Soft hyphens and zero-width characters, which are never rendered. */
const unseen = /[\u00ad\u200b-\u200d\u2060\ufeff]/g

/** Hyphens of their own in Unicode, for which the fonts have the plain one. */
const hyphens = /[\u2010\u2011]/g

/** From large to small, by length. */
const sizes = [
  { upTo: 48, fontSize: 72, lines: 4, textWrap: 'balance' },
  { upTo: 84, fontSize: 56, lines: 5, textWrap: 'balance' },
  { upTo: 120, fontSize: 46, lines: 6, textWrap: 'balance' },
  { upTo: Infinity, fontSize: 46, lines: 6, textWrap: 'wrap' },
] as const

/** The headline of a card, or undefined without a letter that the fonts have. */
export function cardHeadline(headline: string | null | undefined): CardHeadline | undefined {
  const spelled = (headline ?? '').normalize('NFC').replace(unseen, '').replace(hyphens, '-')
  const text = spelled.replace(undrawable, ' ').replace(/\s+/g, ' ').trim()
  if (!/[\p{L}\p{N}]/u.test(text)) return undefined
  const { fontSize, lines, textWrap } = sizes.find(({ upTo }) => text.length <= upTo) ?? sizes[3]
  return { text, fontSize, lines, textWrap }
}
