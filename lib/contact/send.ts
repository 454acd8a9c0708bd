import { track } from '../util/track.ts'
import { withTimeout } from '../util/withTimeout.ts'
import { sendTimeout, type MailAccount } from './account.ts'
import { readArrival } from './readArrival.ts'
import type { MessageContext } from './message.ts'
import type { ContactValues } from './values.ts'

/**
 * `reason` is for the log: the visitor sees one text for every failure
 * (docs/specification.md#messages).
 */
export type SendResult =
  | { kind: 'sent' }
  /** The provider responded with another status than 2xx. */
  | { kind: 'rejected'; status: number; reason: string }
  /** No connection, no response in time, or no library to send with. */
  | { kind: 'unreachable'; reason: string }
  /** The library refused the account before it sent anything. */
  | { kind: 'misconfigured'; reason: string }

/** How the form was filled in, which tells a simple bot from a person; and what it adds. */
export type FormUse = Pick<MessageContext, 'page' | 'recipient' | 'own'> & {
  /** Text of a field that no person meets. */
  honeypot: string
  /** When the form was first touched, by `performance.now()`; null if never. */
  startedAt: number | null
}

/**
 * A form that was filled in sooner, in milliseconds, waits until then. Autofill is as fast as a
 * bot.
 */
export const minFillTime = 1_000

/**
 * Loads the provider's library and the message's rules. The page does so when somebody starts the
 * form.
 */
export async function loadSender() {
  const [sender, message] = await Promise.all([import('@emailjs/browser'), import('./message.ts')])
  return { sender, templateParams: message.templateParams }
}

/**
 * Sends a valid form, unless a bot filled it in: that one is told that all went well. Never throws.
 */
export async function sendForm(
  values: Readonly<ContactValues>,
  { honeypot, startedAt, ...form }: FormUse,
  account: MailAccount,
): Promise<SendResult> {
  if (honeypot !== '' || startedAt === null) return { kind: 'sent' }
  const wait = startedAt + minFillTime - performance.now()
  if (wait > 0) await new Promise((done) => setTimeout(done, wait))
  let isLate = false
  try {
    return await withTimeout(
      send(values, { ...form, arrival: readArrival() }, account, () => isLate),
      sendTimeout,
      'The message',
    )
  } catch (error) {
    isLate = true
    return { kind: 'unreachable', reason: describe(error) }
  }
}

async function send(
  values: Readonly<ContactValues>,
  context: MessageContext,
  account: MailAccount,
  isLate: () => boolean,
): Promise<SendResult> {
  const { publicKey, serviceId, templateId, origin } = account
  const { sender, templateParams } = await loadSender()
  // The visitor was told that it failed: with the next try the message would arrive twice.
  if (isLate()) return { kind: 'unreachable', reason: 'The library came too late.' }
  try {
    sender.init({ publicKey, origin })
    await sender.send(serviceId, templateId, templateParams(values, context))
    track('Form sent')
    return { kind: 'sent' }
  } catch (error) {
    return readFailure(error)
  }
}

/**
 * The library throws its own status object, plain text for a missing key, and what `fetch` throws.
 */
function readFailure(error: unknown): SendResult {
  if (typeof error === 'string') return { kind: 'misconfigured', reason: error }
  const status = Number(partsOf(error).status)
  return status > 0
    ? { kind: 'rejected', status, reason: `The provider responded ${status}: ${describe(error)}` }
    : { kind: 'unreachable', reason: describe(error) }
}

function describe(error: unknown): string {
  const { message, text } = partsOf(error)
  return String(message ?? text ?? error)
}

/** Anything can be thrown; what is no object has no parts. */
const partsOf = (error: unknown): { status?: unknown; message?: unknown; text?: unknown } => Object(error)
