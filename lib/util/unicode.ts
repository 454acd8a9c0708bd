/** What every pattern of invisible signs is made of: parts of a character class, for the flag `u`. */

/** Nobody sees them: direction marks, soft hyphens, zero-width blanks, the stega of drafts. */
export const invisible = String.raw`\p{Cf}\p{Default_Ignorable_Code_Point}`

/** Control characters, tabs and ends of lines among them. */
export const control = String.raw`\p{Cc}`

/** They read as a blank; also the empty braille cell, and what stands for an attachment. */
export const blank = String.raw`\s${control}\u2800\ufffc`

/** Halves of a pair of UTF-16: JSON can carry them, no URL and no XML can. */
export const loneSurrogate = String.raw`\p{Cs}`

/** What no text may hold: control characters but white space, and two that are none. */
export const unprintable = String.raw`\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufffe\uffff`

/** Ends of embeddings and of isolates. */
const pop = '\u202c'
const popIsolate = '\u2069'

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
