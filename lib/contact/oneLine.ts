import { blank, closeDirections } from '../util/unicode.ts'
import { wellFormed } from '../util/wellFormed.ts'

const blanks = new RegExp(`[${blank}]+`, 'gu')

/** A value that cannot pose as another line of the message, nor turn the rest of its own around. */
export const oneLine = (value = ''): string => closeDirections(wellFormed(value).replace(blanks, ' ').trim())
