import { base } from './base.ts'
import { fonts } from './fonts.ts'
import { tokens } from './tokens.ts'

/** The global style, inline in the document: a file would block the first paint. */
export const globalCss = [fonts, tokens, base].join('').replace(/\n\s*/g, '')
