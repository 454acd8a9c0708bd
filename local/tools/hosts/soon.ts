/** Milliseconds. */
const timeout = 30_000

/** Waits until `see` does not throw any more, for half a minute at most. */
export async function soon(see: () => Promise<void>, last = Date.now() + timeout): Promise<void> {
  for (;;) {
    try {
      return await see()
    } catch (error) {
      if (Date.now() > last) throw error
      await new Promise((next) => setTimeout(next, 100))
    }
  }
}
