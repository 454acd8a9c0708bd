/**
 * jsdom has no media queries: only the one for reduced motion can match, every other gives false.
 */
export function stubMatchMedia({ reducedMotion }: { reducedMotion: boolean }): void {
  window.matchMedia = (query) =>
    ({ matches: reducedMotion && query.includes('prefers-reduced-motion: reduce') }) as MediaQueryList
}
