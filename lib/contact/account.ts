import type { MailAccount } from './send.ts'

/** The provider's part of the environment; `publicEnv.emailjs` is one. */
type MailEnvironment = { [Key in keyof MailAccount]: string | undefined }

const variableOf = {
  publicKey: 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
  serviceId: 'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  templateId: 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
} as const

/** The variables without which no message can be sent, by their names in the README's table. */
export function missingMailVariables({ publicKey, serviceId, templateId }: MailEnvironment): string[] {
  const values = { publicKey, serviceId, templateId }
  return (Object.keys(variableOf) as (keyof typeof variableOf)[])
    .filter((key) => !values[key])
    .map((key) => variableOf[key])
}

/** The account, or null while something is missing: then there is no form, but a phone number and an email address. */
export function mailAccount({
  publicKey,
  serviceId,
  templateId,
  origin,
}: MailEnvironment): MailAccount | null {
  return publicKey && serviceId && templateId ? { publicKey, serviceId, templateId, origin } : null
}
