let until = 0

/**
 * Requests frames for so many milliseconds. Sanity validates in idle time, which Chrome at times
 * gives only after a frame. A page at rest was then validated seconds late, and Publish timed out.
 */
export function requestFrames(milliseconds: number): void {
  const isRunning = performance.now() < until
  until = Math.max(until, performance.now() + milliseconds)
  if (isRunning) return
  const next = () => {
    if (performance.now() < until) requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
}
