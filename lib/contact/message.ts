import {
  contactFields,
  type ContactRow,
  contactRows,
  type ContactValues,
  type FormField,
} from '../site/contactFields.ts'
import { cleanContact } from '../util/cleanLine.ts'
import { blank, turning, unprintable } from '../util/unicode.ts'
import { wellFormed } from '../util/wellFormed.ts'

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

type TemplateParams = Record<string, string> & Record<'name' | 'time' | 'full_message', string>

/** Control characters but tabs and ends of lines: JSON takes six bytes for each. */
const escaped = new RegExp(String.raw`[\v\f${unprintable}]`, 'gu')

const blanks = new RegExp(`[${blank}]+`, 'gu')

const turns = new RegExp(`[${turning}]`, 'gu')

/** A value that cannot turn the rest of the message around. */
const clean = (value: string) => wellFormed(value).replace(turns, '')

/** A value that cannot pose as another line of the message, either. */
const oneLine = (value = ''): string => clean(value).replace(blanks, ' ').trim()

const paragraphs = (text: string) => clean(text).replace(escaped, ' ').trim()

/** How a value of each kind of field is written, and what stands in the place of none. */
const kinds: Record<FormField['kind'], { write: (text: string) => string; missing: string }> = {
  choice: { write: oneLine, missing: 'Not selected' },
  line: { write: oneLine, missing: 'Not provided' },
  email: { write: cleanContact, missing: 'Not provided' },
  phone: { write: cleanContact, missing: 'Not provided' },
  text: { write: paragraphs, missing: 'No message provided' },
}

/** The lines of the mail, and the fields of each. */
const lines = [...new Set(contactRows.map(([, { line }]) => line))].map((line) => ({
  line,
  rows: contactRows.filter(([, field]) => field.line === line),
}))

/**
 * What the form holds as the provider's template parameters. Missing values become placeholders.
 * docs/specification.md#contact-message.
 */
export function templateParams(
  values: Readonly<Partial<ContactValues>>,
  { now = new Date(), timeZone, page, recipient, arrival }: MessageContext = {},
): TemplateParams {
  /** The values of fields one after the other. */
  const written = (...rows: readonly ContactRow[]) => {
    const texts = rows.map(([name, { kind }]) => kinds[kind].write(values[name] ?? ''))
    return texts.filter(Boolean).join(' ') || kinds[rows[0]?.[1].kind ?? 'line'].missing
  }
  const params = contactRows.flatMap((row) => row[1].params.map((param) => [param, written(row)] as const))
  const { firstname, lastname } = contactFields
  const block = (isText: boolean) =>
    lines
      .filter(({ rows }) => rows.some(([, { kind }]) => (kind === 'text') === isText))
      .map(({ line, rows }) => `${line}:${isText ? '\n' : ' '}${written(...rows)}`)
  return {
    ...Object.fromEntries(params),
    name: written(['firstname', firstname], ['lastname', lastname]),
    time: formatTime(now, timeZone),
    full_message: [
      ...block(false),
      ...(recipient ? [`For: ${oneLine(recipient)}`] : []),
      ...(page ? [`Page: ${page}`] : []),
      ...block(true),
      ...(arrival ? ['', `Came from: ${oneLine(arrival)}`] : []),
    ].join('\n'),
  }
}

/** "November 20, 2026 at 4:20:30 PM EST", in the time zone of the visitor's browser. */
function formatTime(now: Date, timeZone: string | undefined): string {
  const text = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long', timeZone }).format(
    now,
  )
  // Some engines put a narrow no-break space before AM and PM; mail programs show it as a box.
  return text.replace(/\s/g, ' ')
}
