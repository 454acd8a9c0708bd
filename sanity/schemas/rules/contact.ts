import type { Verdict } from './target.ts'

/** A phone or fax number that a telephone can dial: ten digits, with or without the country's 1. */
export function checkPhone(number: string | undefined): Verdict {
  const digits = number?.replace(/\D/g, '') ?? ''
  if (/^1?\d{10}$/.test(digits) && !/[^\d\s().+-]/.test(number ?? '')) return true
  return 'Write the number with its area code, such as (813) 555-0142.'
}

/** A US postal code, five digits or ZIP+4. */
export function checkPostalCode(code: string | undefined): Verdict {
  return /^\d{5}(-\d{4})?$/.test(code ?? '') || 'Write the ZIP code: five digits, such as 33602.'
}
