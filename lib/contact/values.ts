import type { ContactMessage } from './schema.ts'

/** The form's fields without their rules: those bring a library that the page only loads once somebody starts the form. */

export type ContactField = keyof ContactMessage

/** The form while it is being filled in: every field is text. */
export type ContactValues = Record<ContactField, string>

/** In the order of the form, so that the first bad field can be found. */
export const contactFields = [
  'jobcategory',
  'firstname',
  'lastname',
  'email',
  'phonenumber',
  'comment',
] as const satisfies readonly ContactField[]

/** The form before anybody has typed, and after a message was sent. */
export const emptyContactValues: ContactValues = {
  jobcategory: '',
  firstname: '',
  lastname: '',
  email: '',
  phonenumber: '',
  comment: '',
}
