import { cleanContact, cleanLine } from '../util/cleanLine.ts'
import { wellFormed } from '../util/wellFormed.ts'
import { arrivalTags, type Arrival } from './readArrival.ts'
import type { ContactValues, OwnField } from './values.ts'

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
  recipient?: string | undefined
  /** Fields that only this form has. */
  own?: readonly OwnField[] | undefined
  /** How the visit began; nothing says so by default. */
  arrival?: Arrival
}

/**
 * What the form holds as the provider's template variables, in both spellings. Pure. Missing values
 * become placeholders. docs/specification.md#contact-message.
 */
export function templateParams(
  values: Readonly<Partial<ContactValues>>,
  { now = new Date(), timeZone, page, recipient = '', own = [], arrival = {} }: MessageContext = {},
) {
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
  const team = oneLine(recipient)
  const answers = own.map(
    ({ name, label }) => [name, oneLine(label), oneLine(values[name]) || notProvided] as const,
  )
  const origin = arrivalParams(arrival)
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
    ...Object.fromEntries(answers.map(([name, , answer]) => [name, answer])),
    ...(team && { recipient: team }),
    ...(page && { page }),
    ...Object.fromEntries(origin),
    time: formatTime(now, timeZone),
    full_message: [
      `Name: ${name}`,
      `Email: ${email}`,
      `Phone: ${phone}`,
      `Category: ${category}`,
      ...answers.map(([, label, answer]) => `${label}: ${answer}`),
      ...(team ? [`For: ${team}`] : []),
      ...(page ? [`Page: ${page}`] : []),
      ...origin.map(([name, value]) => `${name === 'first_page' ? 'First page' : name}: ${value}`),
      'Message:',
      message,
    ].join('\n'),
  }
}

/** Control characters but tabs and ends of lines: JSON takes six bytes for each. */
const escaped = /[^\P{Cc}\t\n\r]/gu

/** UTF-8 bytes of a parameter, which is in the message twice. The longest message fits 50 kB. */
const maxBytes = (name: string) => (name.startsWith('utm_') ? 120 : 300)

/** A link holds whatever its writer liked: each value is one short line of plain text. */
const arrivalParams = (arrival: Arrival) =>
  ['first_page', ...arrivalTags]
    .map((name): [string, string] => [name, shortLine(arrival[name], maxBytes(name))])
    .filter(([, value]) => value)

function shortLine(value: unknown, bytes: number): string {
  if (typeof value !== 'string') return ''
  // Signs of HTML, and those for which JSON takes two bytes.
  const text = cleanLine(value.replace(/[<>"\\]/g, ' '))
  return text.slice(0, new TextEncoder().encodeInto(text, new Uint8Array(bytes)).read)
}

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
