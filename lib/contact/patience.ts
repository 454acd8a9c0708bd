/** How long a visitor waits to be told about a message, in ms; loading what it takes is included. */
const patienceMs = 15_000

/**
 * What `work` comes to, if that is in time. Work cannot be stopped and runs on: it asks `isLate` before anything that must not happen once
 * the visitor was told that it failed.
 * @param failure what the log says then, as far as the time
 * @throws {Error} when `ms` have passed, and what `work` throws
 */
export async function inTime<Outcome>(
  failure: string,
  work: (isLate: () => boolean) => Promise<Outcome>,
  ms: number = patienceMs,
): Promise<Outcome> {
  let late = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeUp = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      late = true
      reject(new Error(`${failure} within ${ms} ms.`))
    }, ms)
  })
  try {
    return await Promise.race([work(() => late), timeUp])
  } finally {
    clearTimeout(timer)
  }
}
