/** jsdom has no media queries: answers the one for reduced motion, and no to every other. */
export function stubMatchMedia({ reducedMotion }: { reducedMotion: boolean }): void {
  window.matchMedia = (query) =>
    ({ matches: reducedMotion && query.includes('prefers-reduced-motion: reduce') }) as MediaQueryList
}
