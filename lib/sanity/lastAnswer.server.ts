import { ContentUnavailableError } from './client.server.ts'

/** The last good answers, by name, and when they were asked for. One process's memory is enough: whoever has none yet has something to say instead. */
const last = new Map<string, { answer: unknown; asked: number }>()

/** Milliseconds to wait for an answer in place of which there is one. The question goes on, for who comes next. */
const patience = 2_000

/** What stands in for an answer that was never given, and the sentence for the log that says so. */
type Instead<Answer> = { answer: Answer; consequence: string }

/**
 * The answer of `ask`; while the content lake cannot be read, or is slow, the last one given under this name, or `instead`. For
 * what is made at every request, and does more harm when it fails than when it is not exact.
 */
export async function lastAnswer<Answer>(
  name: string,
  ask: () => Promise<Answer>,
  instead: Instead<Answer>,
): Promise<Answer> {
  const answer = askAndKeep(name, ask)
  try {
    return await (last.has(name) ? inTimeOrThrow(answer) : answer)
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error
    const known = last.get(name)
    console.warn(
      `[content] ${error.message} ${known ? `The ${name} stay as they were.` : instead.consequence}`,
    )
    return known ? (known.answer as Answer) : instead.answer
  }
}

async function askAndKeep<Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer> {
  const asked = performance.now()
  const answer = await ask()
  // One that was long under way takes no newer one's place.
  if (asked >= (last.get(name)?.asked ?? 0)) last.set(name, { answer, asked })
  return answer
}

/** @throws {ContentUnavailableError} when the answer is not here in time */
function inTimeOrThrow<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new ContentUnavailableError(`no answer within ${patience / 1000} seconds.`))
    const timer = setTimeout(giveUp, patience)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
