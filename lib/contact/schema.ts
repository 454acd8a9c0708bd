import { object, string, ValidationError } from 'yup'
import { contactCategories, contactFields, type ContactErrors, type ContactValues } from './values.ts'

/**
 * Text, @, domain, dot, at least two letters; spec section 5. Letters of any script with their marks count. Chromium gives such domains
 * as `xn--` from a field of the type `email`.
 */
const simpleAddress = /^[^\s@]+@[\p{L}\p{M}\p{N}.-]+\.(?:(?:\p{L}\p{M}*){2,}|xn--[a-z\d-]+)$/iu

const selectCategory = 'Please select a category'

/** The form's rules and messages, word for word from spec section 5. Text of only white space counts as missing. */
const contactSchema = object({
  jobcategory: string().oneOf(contactCategories, selectCategory).required(selectCategory),
  firstname: string().trim().required('First name is required'),
  lastname: string().trim().required('Last name is required'),
  email: string()
    .trim()
    .required('Email is required')
    .matches(simpleAddress, { message: 'Invalid email address', excludeEmptyString: true }),
  phonenumber: string().trim().required('Phone number is required'),
  comment: string(),
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
