import type * as EmailJs from '@emailjs/browser'
import type { TemplateParams } from './message.ts'
import { deadlineFromNow, inTime } from './patience.ts'

/** The provider's account, from the environment. All three are public by design. */
export type MailAccount = {
  publicKey: string
  serviceId: string
  templateId: string
  /** Where the provider answers, for example http://127.0.0.1:3351; undefined means its own address. */
  origin?: string | undefined
}

/** `reason` is for the log: the visitor sees one text for every failure (spec section 8). */
export type SendResult =
  | { kind: 'sent' }
  /** The provider answered with another status than 2xx. */
  | { kind: 'rejected'; status: number; reason: string }
  /** No connection, or it broke. The provider's library calls this status 0. */
  | { kind: 'unreachable'; reason: string }
  /** No answer in time. The message may still arrive if the library, which takes no signal, had it by then. */
  | { kind: 'timeout'; reason: string }
  /** The provider's library could not be loaded. */
  | { kind: 'no-sender'; reason: string }
  /** The library refused the account before it sent anything. */
  | { kind: 'misconfigured'; reason: string }

type Sender = Pick<typeof EmailJs, 'init' | 'send'>

let loading: Promise<Sender> | null = null

/**
 * Loads the provider's library, once. Call it when the visitor starts the form, so that it is there on submit; the page
 * itself does not carry it. The only import of @emailjs/browser's code.
 * @throws whatever kept the library from loading; the next call tries again
 */
export async function loadSender(): Promise<Sender> {
  loading ??= import('@emailjs/browser')
  try {
    return await loading
  } catch (error) {
    loading = null
    throw error
  }
}

/** Sends one message, by a deadline on the clock of `performance.now()`. Never throws: whatever happens has a name. */
export async function sendMessage(
  params: TemplateParams,
  account: MailAccount,
  deadline: number = deadlineFromNow(),
): Promise<SendResult> {
  try {
    return await inTime('The provider did not answer', (isLate) => send(params, account, isLate), deadline)
  } catch (error) {
    return { kind: 'timeout', reason: describe(error) }
  }
}

/** Its outcome is dropped once it is late. */
async function send(
  params: TemplateParams,
  account: MailAccount,
  isLate: () => boolean,
): Promise<SendResult> {
  const { publicKey, serviceId, templateId, origin } = account
  let sender: Sender
  try {
    sender = await loadSender()
  } catch (error) {
    return { kind: 'no-sender', reason: describe(error) }
  }
  // The visitor was told that it failed: with the next try the message would arrive twice.
  if (isLate()) return { kind: 'timeout', reason: 'The library came too late.' }
  try {
    // The origin can only be set here. Options for headless browsers, block list and rate limit stay off.
    sender.init({ publicKey, origin })
    await sender.send(serviceId, templateId, params)
    return { kind: 'sent' }
  } catch (error) {
    return readFailure(error)
  }
}

/** The library throws its own status object, plain text for a missing key, and what `fetch` throws. */
function readFailure(error: unknown): SendResult {
  if (typeof error === 'string') return { kind: 'misconfigured', reason: error }
  const status = Number(partsOf(error).status)
  return status > 0
    ? { kind: 'rejected', status, reason: `The provider answered ${status}: ${describe(error)}` }
    : { kind: 'unreachable', reason: describe(error) }
}

function describe(error: unknown): string {
  const { message, text } = partsOf(error)
  return String(message ?? text ?? error)
}

/** Anything can be thrown; what is no object has no parts. */
const partsOf = (error: unknown): { status?: unknown; message?: unknown; text?: unknown } => Object(error)
