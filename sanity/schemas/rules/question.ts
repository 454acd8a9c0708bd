import { slugPattern } from '../../../lib/addresses.ts'
import type { Verdict } from './target.ts'

/** The end of a link, after the # sign: lower-case words joined by hyphens. */
export function checkAnchor(anchor: string | undefined): Verdict {
  // Of a question without Latin letters Generate makes nothing.
  if (!anchor) return 'Press Generate to make the link, or write one.'
  return (
    slugPattern.test(anchor) || 'Use only lower-case letters, digits and single hyphens, or press Generate.'
  )
}

/** The words of a text with formatting, without the formatting. */
export function wordsOf(text: unknown): string {
  const blocks = Array.isArray(text) ? (text as { children?: { text?: string }[] }[]) : []
  return blocks.map(({ children = [] }) => children.map((span) => span.text ?? '').join('')).join(' ')
}

/** An answer that says something: an emptied editor leaves a list without words behind. */
export function checkAnswer(answer: unknown): Verdict {
  return wordsOf(answer).trim() !== '' || 'Write the answer.'
}
