import type { CSSProperties } from 'react'

/** The colours an editor can give a card; each is a token of the design. */
export type CardGround = 'butter' | 'blush' | 'sky' | 'mint'

/** The custom property `--ground` that a card paints itself with; blush until an editor has chosen. */
export function cardGround(ground: CardGround | null): CSSProperties {
  return { '--ground': `var(--${ground ?? 'blush'})` } as CSSProperties
}
