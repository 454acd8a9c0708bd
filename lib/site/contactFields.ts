/** The contact form without its rules, which bring yup: the page loads those late. */

/** One field of the contact form. docs/specification.md#contact. */
export type FormField = {
  /** Its rule, its keyboard, and how the mail writes it. A phone number has any format. */
  kind: 'choice' | 'line' | 'email' | 'phone' | 'text'
  /** Of a choice. */
  options?: readonly string[]
  label: string
  /** What browsers fill in. */
  autoComplete?: string
  /** What the form says while it is empty; without it the field is optional. */
  required?: string
  /** Begins its line of the mail. Fields of one line stand there one after the other. */
  line: string
  /** The mail template's parameters that hold its value. docs/specification.md#contact-message. */
  params: readonly string[]
}

/**
 * The contact form's fields by name, which is also their id on the page, in the order of the mail.
 * Rules and mail derive from it; `components/contact/ContactForm.tsx` shows each of them.
 */
export const contactFields = {
  firstname: {
    kind: 'line',
    label: 'First name',
    autoComplete: 'given-name',
    required: 'First name is required',
    line: 'Name',
    params: ['firstname'],
  },
  lastname: {
    kind: 'line',
    label: 'Last name',
    autoComplete: 'family-name',
    required: 'Last name is required',
    line: 'Name',
    params: ['lastname'],
  },
  email: {
    kind: 'email',
    label: 'Email',
    autoComplete: 'email',
    required: 'Email is required',
    line: 'Email',
    params: ['email'],
  },
  phonenumber: {
    kind: 'phone',
    label: 'Phone number',
    autoComplete: 'tel',
    required: 'Phone number is required',
    line: 'Phone',
    params: ['phone', 'phonenumber'],
  },
  jobcategory: {
    kind: 'choice',
    options: ['Job Seeker', 'Employer'],
    label: 'I am a ...',
    required: 'Please select a category',
    line: 'Category',
    params: ['category', 'jobcategory'],
  },
  comment: {
    kind: 'text',
    label: 'Comment',
    line: 'Message',
    params: ['comment', 'message'],
  },
} as const satisfies Record<string, FormField>

export type ContactField = keyof typeof contactFields

export type ContactRow = readonly [ContactField, FormField]

/** The rows of the table with their names. */
export const contactRows = Object.entries(contactFields) as readonly ContactRow[]

/**
 * UTF-16 code units, up to three bytes each. EmailJS takes 50 kB, and the comment is in the message
 * three times.
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
