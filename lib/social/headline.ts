/** How a headline is set on a card. */
export type CardHeadline = {
  text: string
  /** Pixels. */
  fontSize: number
  /** Lines that fit at this size; what goes on beyond them ends in an ellipsis. */
  lines: number
  /** Lines of like length, as on the page; not where the text goes on, because the renderer balances what it then cuts. */
  textWrap: 'balance' | 'wrap'
}

/** The characters that the card's two fonts can draw. For any other the renderer would ask a font host on the internet. */
const undrawable = /[^\u0020-\u007e\u00a0-\u017f\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac]+/g

/** Soft hyphens, and characters without width: they tell where a word may break or must not, and are never drawn. */
const unseen = /[\u00ad\u200b-\u200d\u2060\ufeff]/g

/** Hyphens of their own in Unicode, for which the fonts have the plain one. */
const hyphens = /[\u2010\u2011]/g

/** Sizes from large to small, each for headlines of up to so many characters. */
const sizes = [
  { upTo: 48, fontSize: 72, lines: 4, textWrap: 'balance' },
  { upTo: 84, fontSize: 56, lines: 5, textWrap: 'balance' },
  { upTo: 120, fontSize: 46, lines: 6, textWrap: 'balance' },
  { upTo: Infinity, fontSize: 46, lines: 6, textWrap: 'wrap' },
] as const

/** A headline as the card shows it, or undefined when the fonts can draw no letter of it. */
export function cardHeadline(headline: string | null | undefined): CardHeadline | undefined {
  const spelled = (headline ?? '').normalize('NFC').replace(unseen, '').replace(hyphens, '-')
  const text = spelled.replace(undrawable, ' ').replace(/\s+/g, ' ').trim()
  if (!/[\p{L}\p{N}]/u.test(text)) return undefined
  const { fontSize, lines, textWrap } = sizes.find(({ upTo }) => text.length <= upTo) ?? sizes[3]
  return { text, fontSize, lines, textWrap }
}
