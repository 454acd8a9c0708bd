import type { CSSProperties } from 'react'

/** Styles that the Studio's own inputs share. */

/** A small line below something. */
export const quiet: CSSProperties = { margin: '0.5rem 0 0', fontSize: '0.8125rem', opacity: 0.7 }

export const border = '1px solid color-mix(in srgb, currentColor 20%, transparent)'
