import { cleanContact } from '../util/cleanLine.ts'
import { wellFormed } from '../util/wellFormed.ts'
import type { ContactValues } from './values.ts'

/** The provider's template variables, as spec section 7 lists them, in both spellings. */
type TemplateParams = Record<
  | 'name'
  | 'firstname'
  | 'lastname'
  | 'email'
  | 'phone'
  | 'phonenumber'
  | 'category'
  | 'jobcategory'
  | 'comment'
  | 'message'
  | 'time'
  | 'full_message',
  string
> & {
  /** URL of a landing page. The contact page's messages are as the specification has them. */
  page?: string
}

const notProvided = 'Not provided'
const notSelected = 'Not selected'
const noMessage = 'No message provided'

export type MessageContext = {
  /** By default the present. */
  now?: Date
  /** IANA name; by default the visitor's own. */
  timeZone?: string
  /** URL of the landing page with the form. */
  page?: string | undefined
}

/**
 * What the form holds, made ready for the provider. Pure. Missing values become section 7's
 * placeholders.
 */
export function templateParams(
  values: Readonly<Partial<ContactValues>>,
  { now = new Date(), timeZone, page }: MessageContext = {},
): TemplateParams {
  const firstname = oneLine(values.firstname)
  const lastname = oneLine(values.lastname)
  const name = `${firstname} ${lastname}`.trim() || notProvided
  const email = cleanContact(values.email ?? '') || notProvided
  const phone = cleanContact(values.phonenumber ?? '') || notProvided
  const category = oneLine(values.jobcategory) || notSelected
  const message =
    wellFormed(values.comment ?? '')
      .replace(escaped, ' ')
      .trim() || noMessage
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
    ...(page && { page }),
    time: formatTime(now, timeZone),
    full_message: [
      `Name: ${name}`,
      `Email: ${email}`,
      `Phone: ${phone}`,
      `Category: ${category}`,
      ...(page ? [`Page: ${page}`] : []),
      'Message:',
      message,
    ].join('\n'),
  }
}

/** Control characters but tabs and ends of lines: JSON takes six bytes for each. */
const escaped = /[^\P{Cc}\t\n\r]/gu

/** A value of one line cannot pose as another line of the block. */
const oneLine = (value = '') =>
  wellFormed(value)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

/** "November 20, 2026 at 4:20:30 PM EST", in the time zone of the visitor's browser. */
function formatTime(now: Date, timeZone: string | undefined): string {
  const text = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long', timeZone }).format(
    now,
  )
  // Some engines put a narrow no-break space before AM and PM; mail programs show it as a box.
  return text.replace(/[\u00a0\u202f]/g, ' ')
}
