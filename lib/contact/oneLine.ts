import { wellFormed } from '../util/wellFormed.ts'

/** Ends of embeddings and of isolates. */
const pop = '\u202c'
const popIsolate = '\u2069'

/** A value that cannot pose as another line of the message, nor turn the rest of its own around. */
export const oneLine = (value = ''): string =>
  closeDirections(
    wellFormed(value)
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  )

/** Text that closes the direction marks which it opens, by the rules of Unicode's annex 9. */
export function closeDirections(text: string): string {
  const open: string[] = []
  for (const sign of text) {
    if (/[\u202a\u202b\u202d\u202e]/.test(sign)) open.push(pop)
    else if (/[\u2066-\u2068]/.test(sign)) open.push(popIsolate)
    else if (sign === pop && open.at(-1) === pop) open.pop()
    else if (sign === popIsolate && open.includes(popIsolate)) open.length = open.lastIndexOf(popIsolate)
  }
  return text + open.reverse().join('')
}
