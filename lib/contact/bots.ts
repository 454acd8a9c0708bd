/**
 * Two checks that stop simple bots and never a person. The honeypot is a field nobody sees or is told about. The clock is
 * for programs that fill a form at once: a person with autofill may be fast as well, so a fast form is not dropped but
 * held back, for a moment that reads "Sending...".
 */

/** A form that was filled in sooner is held back until then. */
export const minimumFillMs = 1_000

type FormFacts = {
  /** What the hidden field holds. */
  honeypot: string
  /** When the visitor first touched the form, in ms; null when nothing was ever focused or typed. */
  startedAt: number | null
  /** In ms, on the same clock. */
  now: number
}

type BotVerdict = { kind: 'person' } | { kind: 'wait'; ms: number } | { kind: 'bot' }

/** `bot`: show success and send nothing. `wait`: send after that many ms. */
export function judgeVisitor({ honeypot, startedAt, now }: FormFacts): BotVerdict {
  // No keyboard, pointer or assistive technology reaches the hidden field, or sends a form without touching it first.
  if (honeypot !== '' || startedAt === null) return { kind: 'bot' }
  const left = Math.min(minimumFillMs, startedAt + minimumFillMs - now)
  return left > 0 ? { kind: 'wait', ms: left } : { kind: 'person' }
}
