/** What the page of a form knows of sending, before anybody starts it. */

/** Milliseconds until a message has failed. */
export const sendTimeout = 15_000

/** The provider's account, from the environment. All of it is public by design. */
export type MailAccount = {
  publicKey: string
  serviceId: string
  templateId: string
  /** Of the provider, for example http://127.0.0.1:3351; undefined means EmailJS itself. */
  origin?: string | undefined
}

/** The provider's part of the environment; `publicEnv.emailjs` is one. */
type MailEnvironment = { [Key in keyof MailAccount]: string | undefined }

/**
 * The account, or null while something is missing: phone and email then stand in the form's place.
 */
export function mailAccount(env: MailEnvironment): MailAccount | null {
  const { publicKey, serviceId, templateId, origin } = env
  return publicKey && serviceId && templateId ? { publicKey, serviceId, templateId, origin } : null
}
