export class TimeoutError extends Error {
  override name = 'TimeoutError'
}

/** Rejects after `milliseconds`; the work goes on. @throws {TimeoutError} */
export function withTimeout<T>(promise: Promise<T>, milliseconds: number, what = 'The work'): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new TimeoutError(`${what} took longer than ${milliseconds} ms.`)),
      milliseconds,
    )
  })
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer))
}
