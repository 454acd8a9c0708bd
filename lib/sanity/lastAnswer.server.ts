import { ContentUnavailableError } from './client.server.ts'

/** The last good answers, by name. One process's memory is enough: whoever has none yet has something to say instead. */
const last = new Map<string, unknown>()

/** What stands in for an answer that was never given, and the sentence for the log that says so. */
type Instead<Answer> = { answer: Answer; consequence: string }

/**
 * The answer of `ask`; while the content lake cannot be read, the last one given under this name, or `instead`. For
 * what is made at every request, and does more harm when it fails than when it is not exact.
 */
export async function lastAnswer<Answer>(
  name: string,
  ask: () => Promise<Answer>,
  instead: Instead<Answer>,
): Promise<Answer> {
  try {
    const answer = await ask()
    last.set(name, answer)
    return answer
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error
    const known = last.has(name)
    console.warn(
      `[content] ${error.message} ${known ? `The ${name} stay as they were.` : instead.consequence}`,
    )
    return known ? (last.get(name) as Answer) : instead.answer
  }
}
