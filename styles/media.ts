/** Breakpoints (640, 768 and 1024 px). In rem, so that larger text gets the narrower layout. */
const widths = { sm: 40, md: 48, lg: 64 } as const

/** The media query from a breakpoint upwards, e.g. `${up.md}{...}`. */
export const up = {
  sm: `@media (min-width:${widths.sm}rem)`,
  md: `@media (min-width:${widths.md}rem)`,
  lg: `@media (min-width:${widths.lg}rem)`,
} as const

/** The media query below a breakpoint, e.g. `${down.sm}{...}`. */
export const down = {
  sm: `@media (max-width:${widths.sm - 0.01}rem)`,
  lg: `@media (max-width:${widths.lg - 0.01}rem)`,
} as const

/** For animations. */
export const motion = '@media (prefers-reduced-motion:no-preference)'

type Tracks = Partial<Record<keyof typeof up, number | `var(--${string})` | `${number}fr ${number}fr`>>

/** A grid of one column, and from a breakpoint upwards of more, if the element matches `when`. */
export const grid = (columns: Tracks = {}, when = '&'): string =>
  `display:grid;grid-template-columns:minmax(0,1fr);${Object.entries(columns)
    .map(
      ([at, tracks]) => `${up[at as keyof typeof up]}{${when}{grid-template-columns:${tracksOf(tracks)};}}`,
    )
    .join('')}`

const tracksOf = (tracks: number | string): string =>
  /fr/.test(String(tracks))
    ? String(tracks).replace(/\S+fr/g, 'minmax(0,$&)')
    : `repeat(${tracks},minmax(0,1fr))`
