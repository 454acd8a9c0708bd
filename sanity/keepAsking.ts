import type { DocumentStore } from 'sanity'

/** What the Studio gives for a query that stays true: each answer as it changes. */
export type Answers = ReturnType<DocumentStore['listenQuery']>

type Receiver = { next: (answer: unknown) => void }

/** Milliseconds before a lake that broke off is asked again. */
const pause = 3000

/**
 * The answers of `ask`, for as long as somebody listens. The Studio's own end with an error as soon as the content lake is away for a few
 * seconds, and an error inside a form takes the form away from whoever is typing in it: this asks again instead, and meanwhile the last
 * answer stands.
 */
export function keepAsking(ask: () => Answers): Answers {
  // The kind of stream that the Studio expects comes from rxjs, which is the Studio's dependency and not ours: so it is taken from there.
  const Stream = ask().constructor as unknown as new (begin: (receiver: Receiver) => () => void) => Answers
  return new Stream((receiver) => {
    let again: ReturnType<typeof setTimeout> | undefined
    const listen = () =>
      ask().subscribe({
        next: (answer: unknown) => receiver.next(answer),
        error: () => {
          again = setTimeout(() => {
            listening = listen()
          }, pause)
        },
      })
    let listening = listen()
    return () => {
      clearTimeout(again)
      listening.unsubscribe()
    }
  })
}
