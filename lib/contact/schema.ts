import { object, string, ValidationError } from 'yup'
import { contactFields } from '../site/contactFields.ts'
import { cleanContact, cleanLine } from '../util/cleanLine.ts'
import {
  contactCategories,
  maxCommentLength,
  maxFieldLength,
  type ContactErrors,
  type ContactValues,
} from './values.ts'

/**
 * Text, @, domain, dot, at least two letters: see docs/specification.md#contact. Letters of any
 * script count. Chromium gives such domains as `xn--` from a field of the type `email`.
 */
const simpleAddress = /^[^\s@]+@[\p{L}\p{M}\p{N}.-]+\.(?:(?:\p{L}\p{M}*){2,}|xn--[a-z\d-]+)$/iu

const selectCategory = 'Please select a category'

const tooLong = ({ max }: { max: number }) => `Please use at most ${max.toLocaleString('en-US')} characters`

const line = () => string().max(maxFieldLength, tooLong)

/** The joiners of some scripts are invisible, too: a name keeps them, but needs more. */
const name = (missing: string) =>
  line()
    .trim()
    .test('visible', missing, (typed = '') => cleanLine(typed) !== '')

/**
 * The form's rules and messages, word for word as in docs/specification.md#contact. The limits of
 * length are ours. Text of only white space or invisible signs counts as missing.
 */
const contactSchema = object({
  jobcategory: string().oneOf(contactCategories, selectCategory).required(selectCategory),
  firstname: name('First name is required'),
  lastname: name('Last name is required'),
  email: line()
    .transform(cleanContact)
    .required('Email is required')
    .matches(simpleAddress, { message: 'Invalid email address', excludeEmptyString: true }),
  phonenumber: line().transform(cleanContact).required('Phone number is required'),
  comment: string().max(maxCommentLength, tooLong),
})

/** What is wrong with a form, at most one message per field, in the order of the form. */
export function findErrors(values: Readonly<ContactValues>): ContactErrors {
  try {
    contactSchema.validateSync(values, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const first = (field: string) => error.inner.find(({ path }) => path === field)?.message
    return Object.fromEntries(
      contactFields.map((field) => [field, first(field)]).filter(([, message]) => message),
    ) as ContactErrors
  }
}
