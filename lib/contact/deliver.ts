import { judgeVisitor } from './bots.ts'
import { templateParams } from './message.ts'
import { sendMessage, type MailAccount, type SendResult } from './send.ts'
import type { ContactValues } from './values.ts'

/** How the form was filled in, by which a program is told from a person. */
export type FormUse = {
  /** What the hidden field holds. */
  honeypot: string
  /** When the visitor first touched the form, by `performance.now()`; null if nobody did. */
  startedAt: number | null
}

/**
 * Takes a form that passed its rules to the provider, unless a program filled it in: that one is told that all went well.
 * Never throws.
 * @param deadline when the visitor is told of a failure at the latest, by `performance.now()`
 */
export async function deliver(
  values: Readonly<ContactValues>,
  use: FormUse,
  account: MailAccount,
  deadline?: number,
): Promise<SendResult> {
  const verdict = judgeVisitor({ ...use, now: performance.now() })
  if (verdict.kind === 'bot') return { kind: 'sent' }
  if (verdict.kind === 'wait') await new Promise((done) => setTimeout(done, verdict.ms))
  return sendMessage(templateParams(values), account, deadline)
}
