/** The form's fields without their rules, which bring yup: the page loads those late. */

/** The choices of "I am a ...". */
export const contactCategories = ['Job Seeker', 'Employer'] as const

/**
 * UTF-16 code units. EmailJS takes 50 kB. The comment is in the message three times, with three
 * bytes at most for each unit.
 */
export const maxCommentLength = 4_000

/** Of every other field; each is in the message up to three times. */
export const maxFieldLength = 250

/** In the order of the form. */
export const contactFields = [
  'jobcategory',
  'firstname',
  'lastname',
  'email',
  'phonenumber',
  'comment',
] as const

/** A field that an editor added to the form of a landing page, by its place: `answer_1`. */
type OwnName = `answer_${number}`

export type OwnField = {
  name: OwnName
  label: string
  /** The answers to choose from; empty for a line of text. */
  options: readonly string[]
  required: boolean
}

/** Of a line of text in such a field; an answer is in the message twice. */
export const maxAnswerLength = 50

export type ContactField = (typeof contactFields)[number] | OwnName

/** The form while it is filled in: every field is text. */
export type ContactValues = Record<(typeof contactFields)[number], string> & Record<OwnName, string>

/** What is wrong, by field. */
export type ContactErrors = Partial<Record<ContactField, string>>

/** The names of all fields. */
export const fieldNames = (own: readonly OwnField[] = []): ContactField[] => [
  ...contactFields,
  ...own.map(({ name }) => name),
]

/** All fields, each with what `value` gives. */
export const contactValues = (
  value: (field: ContactField) => string,
  own?: readonly OwnField[],
): ContactValues => Object.fromEntries(fieldNames(own).map((field) => [field, value(field)])) as ContactValues

/** The form before anybody has typed. */
export const emptyContactValues: ContactValues = contactValues(() => '')
