import { trimmed } from './links.ts'

/** Digits of the shortest number that can be dialled, and of the longest (E.164). */
const minDigits = 7
const maxDigits = 15

/** The `tel:` URL of one phone number; ten digits count as US. docs/specification.md#navigation. */
export function telHref(phone: string | null | undefined): string | undefined {
  // Phones copy numbers within direction marks.
  const written = trimmed((phone ?? '').normalize('NFKC'))
  // An extension cannot be dialled.
  const number = written.replace(/(?:(?<![a-z])(?:ext(?:ension)?|x)[.:]?|[#,;])\s*\d+$/i, '')
  // The 0 of "+44 (0)20" is for callers within the country.
  const digits = number.replace(/^(\+\d+ ?)\(0\)/, '$1').replace(/\D/g, '')
  if (digits.length < minDigits || digits.length > maxDigits) return undefined
  if (written.startsWith('+')) return `tel:+${digits}`
  if (digits.length === 10) return `tel:+1${digits}`
  return digits.length === 11 && digits.startsWith('1') ? `tel:+${digits}` : `tel:${digits}`
}
