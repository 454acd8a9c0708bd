import { loneSurrogate } from './unicode.ts'

const lone = new RegExp(`[${loneSurrogate}]`, 'gu')

/** `text` with U+FFFD for every lone surrogate, which JSON can carry and no URL can encode. */
export const wellFormed = (text: string): string => text.replace(lone, '\ufffd')
