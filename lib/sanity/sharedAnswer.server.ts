import { perProcess } from '../perProcess.server.ts'

/**
 * Answers of the lake for what is put together at every request: whoever asks a thousand times a second costs the lake one query, not
 * thousands.
 */
const shared = perProcess('shared answers', () => new Map<string, { at: number; answer: Promise<unknown> }>())

/** Milliseconds for which an answer serves everybody. */
const freshFor = 1000

/** The answer of `ask`, or the one that somebody was given under this name within the last second. Names must be few: each is kept. */
export function shareAnswer<Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer> {
  const now = performance.now()
  const known = shared.get(name)
  if (known && now - known.at < freshFor) return known.answer as Promise<Answer>
  const answer = ask()
  shared.set(name, { at: now, answer })
  // A failure is nobody's answer but the asker's.
  answer.catch(() => {
    if (shared.get(name)?.answer === answer) shared.delete(name)
  })
  return answer
}

/** After a publish: what was read before it must not be believed. */
export function forgetSharedAnswers(): void {
  shared.clear()
}
