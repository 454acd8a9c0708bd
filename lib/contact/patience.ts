/** How long a visitor waits to be told about a message, in ms, from the press of the button; loading what it takes is included. */
const patienceMs = 15_000

/** By when whoever presses the button now must have been told, by `performance.now()`. */
export const deadlineFromNow = (): number => performance.now() + patienceMs

/**
 * What `work` comes to, if that is in time. Work cannot be stopped and runs on: it asks `isLate` before anything that must not happen once
 * the visitor was told that it failed.
 * @param failure what the log says then, as far as the time
 * @param deadline by `performance.now()`
 * @throws {Error} when the deadline has passed, and what `work` throws
 */
export async function inTime<Outcome>(
  failure: string,
  work: (isLate: () => boolean) => Promise<Outcome>,
  deadline: number,
): Promise<Outcome> {
  const left = deadline - performance.now()
  let late = left <= 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeUp = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => {
        late = true
        reject(new Error(`${failure} in time.`))
      },
      Math.max(0, left),
    )
  })
  try {
    return await Promise.race([work(() => late), timeUp])
  } finally {
    clearTimeout(timer)
  }
}
