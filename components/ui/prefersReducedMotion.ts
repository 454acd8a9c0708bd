/** True for a visitor who asked the device for less movement. In the browser only, and anew each time: the wish may change. */
export const prefersReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches
