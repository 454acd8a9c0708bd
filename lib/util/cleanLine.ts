import { blank, invisible, loneSurrogate } from './unicode.ts'

const unseen = new RegExp(`[${invisible}${loneSurrogate}]`, 'gu')
const blanks = new RegExp(`[${blank}]+`, 'gu')

/** Typed text as it reads: on one line, single blanks, nothing invisible. */
export const cleanLine = (text: string): string => text.replace(unseen, '').replace(blanks, ' ').trim()

/**
 * The same for email addresses and phone numbers: full-width characters become plain ones, and what
 * links and address books write before them goes.
 */
export const cleanContact = (text: string): string =>
  cleanLine(text.normalize('NFKC')).replace(/^(?:(?:mailto|smtp|e-?mail|tel|callto|sms) ?:[\s/]*)+/i, '')

/** For comparisons: without case, accents and what `cleanLine` removes. */
export const foldText = (text: string): string =>
  cleanLine(text.normalize('NFKD')).replace(/\p{M}/gu, '').toUpperCase()
