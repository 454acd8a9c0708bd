/** A build can wait for whom it asks. A visitor cannot. */
export const building = process.env.NEXT_PHASE === 'phase-production-build'

/** Milliseconds a running site waits before it goes on with what it has. The call goes on, for the next time. */
const patience = 1_000

/** `answer`, or undefined when it is not here in time. A build waits. */
export function ifInTime<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  if (building) return answer
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), patience)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
