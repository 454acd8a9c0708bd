import { cleanContact } from '../util/cleanLine.ts'
import { wellFormed } from '../util/wellFormed.ts'
import { closeDirections, oneLine } from './oneLine.ts'
import type { ContactValues } from './values.ts'

const notProvided = 'Not provided'
const notSelected = 'Not selected'
const noMessage = 'No message provided'

export type MessageContext = {
  /** By default the present. */
  now?: Date
  /** IANA name; by default the visitor's own. */
  timeZone?: string
  /** URL of the landing page with the form. The contact page has none. */
  page?: string | undefined
  /** Whom the form of a landing page names. */
  recipient?: string | null | undefined
  /** First path of the visit, with its campaign. */
  arrival?: string
}

/**
 * What the form holds as the provider's template variables, in both spellings. Pure. Missing values
 * become placeholders. docs/specification.md#contact-message.
 */
export function templateParams(
  values: Readonly<Partial<ContactValues>>,
  { now = new Date(), timeZone, page, recipient, arrival }: MessageContext = {},
) {
  const firstname = oneLine(values.firstname)
  const lastname = oneLine(values.lastname)
  const name = `${firstname} ${lastname}`.trim() || notProvided
  const email = cleanContact(values.email ?? '') || notProvided
  const phone = cleanContact(values.phonenumber ?? '') || notProvided
  const category = oneLine(values.jobcategory) || notSelected
  const message =
    closeDirections(
      wellFormed(values.comment ?? '')
        .replace(escaped, ' ')
        .trim(),
    ) || noMessage
  return {
    name,
    firstname: firstname || notProvided,
    lastname: lastname || notProvided,
    email,
    phone,
    phonenumber: phone,
    category,
    jobcategory: category,
    comment: message,
    message,
    time: formatTime(now, timeZone),
    full_message: [
      `Name: ${name}`,
      `Email: ${email}`,
      `Phone: ${phone}`,
      `Category: ${category}`,
      ...(recipient ? [`For: ${oneLine(recipient)}`] : []),
      ...(page ? [`Page: ${page}`] : []),
      'Message:',
      message,
      ...(arrival ? ['', `Came from: ${oneLine(arrival)}`] : []),
    ].join('\n'),
  }
}

/** Control characters but tabs and ends of lines: JSON takes six bytes for each. */
const escaped = /[^\P{Cc}\t\n\r]/gu

/** "November 20, 2026 at 4:20:30 PM EST", in the time zone of the visitor's browser. */
function formatTime(now: Date, timeZone: string | undefined): string {
  const text = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long', timeZone }).format(
    now,
  )
  // Some engines put a narrow no-break space before AM and PM; mail programs show it as a box.
  return text.replace(/[\u00a0\u202f]/g, ' ')
}
