/** Digits of the shortest number that can be dialled from anywhere near, and of the longest there is (E.164). */
const fewest = 7
const most = 15

/**
 * The `tel:` address of a phone number as people write it, or undefined when it holds too few digits to dial, or more than one number.
 * Ten digits without a country code are taken as a US number, as the agency writes them. Spec section 2, Schedule a Call Now.
 */
export function telHref(phone: string | null | undefined): string | undefined {
  const written = phone?.trim() ?? ''
  // An extension is for the person who answers, not for the dialler.
  const digits = written.replace(/([^a-z])(?:ext|x)\.?\s*\d+$/i, '$1').replace(/\D/g, '')
  if (digits.length < fewest || digits.length > most) return undefined
  if (written.startsWith('+')) return `tel:+${digits}`
  if (digits.length === 10) return `tel:+1${digits}`
  return digits.length === 11 && digits.startsWith('1') ? `tel:+${digits}` : `tel:${digits}`
}
