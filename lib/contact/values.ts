import { contactRows, type ContactField } from '../site/contactFields.ts'

/** The form's values without their rules, which bring yup: the page loads those late. */

/**
 * UTF-16 code units. EmailJS takes 50 kB. The comment is in the message three times, with three
 * bytes at most for each unit.
 */
export const maxCommentLength = 4_000

/** Of every other field; each is in the message up to three times. */
export const maxFieldLength = 250

/** The form while it is filled in: every field is text. */
export type ContactValues = Record<ContactField, string>

/** What is wrong, by field. */
export type ContactErrors = Partial<Record<ContactField, string>>

/** All fields, each with what `value` gives. */
export const contactValues = (value: (field: ContactField) => string): ContactValues =>
  Object.fromEntries(contactRows.map(([field]) => [field, value(field)])) as ContactValues

/** The form before anybody has typed. */
export const emptyContactValues: ContactValues = contactValues(() => '')
