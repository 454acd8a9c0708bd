import { control, invisible, loneSurrogate } from '../util/unicode.ts'

/** Spellings of one path, as people type and paste it. */

/** Blanks and accents are fine within a part of the path. */
const inPath = String.raw`^/\\?#${control}${invisible}${loneSurrogate}`
const oldPath = new RegExp(`^(?:/(?! )[${inPath}]*[${inPath} ]){1,8}$`, 'u')

/** True for what can be redirected: a path without a final slash, a query or a fragment. */
export const isOldPath = (value: string): boolean => value.length <= 200 && oldPath.test(value)

/** "/faq" of "/faq?x=1#guarantee". */
export const pathOf = (href: string): string => href.split(/[?#]/)[0] ?? ''

/** `text` without such characters at its end. A loop: a pattern would begin at each of them anew. */
function withoutLast(text: string, last: RegExp): string {
  const characters = Array.from(text)
  while (last.test(characters.at(-1) ?? '')) characters.pop()
  return characters.join('')
}

export const withoutFinalSlash = (path: string): string => withoutLast(path, /\//) || '/'

/** A path as people read it: decoded, accents in one form, without final slashes. */
export function readable(path: string): string {
  let decoded = path
  try {
    decoded = decodeURIComponent(path)
  } catch {
    // A lone percent sign stands for itself.
  }
  return withoutFinalSlash(decoded.normalize('NFC'))
}

/** What all spellings of a path have in common. */
export const folded = (path: string): string => readable(path).toLowerCase()

const marks = new RegExp(String.raw`[\p{P}\p{S}\s${invisible}]`, 'u')

/** The same without what clings to the end of a pasted path: marks of its sentence, quotes, blanks. */
export const foldedWithoutMarks = (path: string): string => withoutLast(folded(path), marks) || '/'

/** True for two spellings of one path. */
export const isSamePath = (one: string, other: string): boolean => folded(one) === folded(other)
