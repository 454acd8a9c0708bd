import { init, send } from '@emailjs/browser'
import { withTimeout } from '../util/withTimeout.ts'
import { sendTimeout, type MailAccount } from './account.ts'
import { templateParams, type MessageContext } from './message.ts'
import { readArrival } from './session.ts'
import type { ContactValues } from '../site/contactFields.ts'

/**
 * `reason` is for the log: the visitor sees one text for every failure
 * (docs/specification.md#messages).
 */
export type SendResult = { kind: 'sent' } | { kind: 'failed'; reason: string }

type FormUse = Pick<MessageContext, 'page' | 'recipient'> & {
  /** Text of a field that no person meets. */
  honeypot?: string | undefined
}

/**
 * Sends a valid form, unless a bot filled it in: that one is told that all went well. Never throws.
 */
export async function sendForm(
  values: Readonly<ContactValues>,
  { honeypot, ...form }: FormUse,
  { publicKey, serviceId, templateId, origin }: MailAccount,
): Promise<SendResult> {
  if (honeypot) return { kind: 'sent' }
  try {
    init({ publicKey, origin })
    const params = templateParams(values, { ...form, arrival: readArrival() })
    await withTimeout(send(serviceId, templateId, params), sendTimeout, 'The message')
    return { kind: 'sent' }
  } catch (error) {
    return { kind: 'failed', reason: reasonOf(error) }
  }
}

/**
 * The library throws its own status object, plain text for a missing key, and what `fetch` throws.
 */
function reasonOf(error: unknown): string {
  const { status, message, text } = Object(error) as Record<string, unknown>
  const reason = String(message ?? text ?? error)
  return Number(status) > 0 ? `The provider responded ${status}: ${reason}` : reason
}
