import type { Verdict } from './target.ts'

/** A US phone number: ten digits, optional 1, +1; any dash, as word processors replace hyphens. */
export function checkPhone(number: string | undefined): Verdict {
  const dialled = number?.replace(/[\s().\p{Pd}]/gu, '') ?? ''
  if (/^(?:\+?1)?\d{10}$/.test(dialled)) return true
  return 'Write one US number with its area code, such as (813) 555-0142, and no extension.'
}

/** A US postal code, five digits or ZIP+4. */
export function checkPostalCode(code: string | undefined): Verdict {
  return /^\d{5}(-\d{4})?$/.test(code ?? '') || 'Write the ZIP code: five digits, such as 33602.'
}
