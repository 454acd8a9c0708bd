import type { Verdict } from './target.ts'

/**
 * A phone or fax number that a telephone can dial: ten digits, with or without the country's 1. After a plus sign the 1 must be there: what
 * follows the sign is dialled as the code of a country. Whatever is a dash may stand between digits, for word processors write their own.
 */
export function checkPhone(number: string | undefined): Verdict {
  const dialled = number?.replace(/[\s().\p{Pd}]/gu, '') ?? ''
  if (/^(?:\+?1)?\d{10}$/.test(dialled)) return true
  return 'Write one US number with its area code, such as (813) 555-0142, and no extension.'
}

/** A US postal code, five digits or ZIP+4. */
export function checkPostalCode(code: string | undefined): Verdict {
  return /^\d{5}(-\d{4})?$/.test(code ?? '') || 'Write the ZIP code: five digits, such as 33602.'
}
