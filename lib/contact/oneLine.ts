import { wellFormed } from '../util/wellFormed.ts'

/** A value that cannot pose as another line of the message. */
export const oneLine = (value = ''): string =>
  wellFormed(value)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
