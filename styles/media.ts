/** Breakpoints of the design (640, 768 and 1024 px at the usual text size). In rem, so that larger text falls back to the narrower layout. */
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

/** Movement that a visitor may have switched off. */
export const motion = '@media (prefers-reduced-motion:no-preference)'

/** Where scripts never run: what a script would open must then open by itself. */
export const scriptless = '@media (scripting:none)'
