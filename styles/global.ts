import { base } from './base.ts'
import { fonts } from './fonts.ts'
import { tokens } from './tokens.ts'

/**
 * The style sheet under every page. The document puts it into an inline style element: a style sheet file would hold back
 * the first paint, and a style component would carry it in the JavaScript as well.
 */
export const globalCss = [fonts, tokens, base].join('').replace(/\n\s*/g, '')
