import type { InferType } from 'yup'
import { object, string } from 'yup'
import { contactCategories } from './categories.ts'

/**
 * Text, @, domain, dot, at least two letters; spec section 5. Letters of any script with their marks, since addresses have them; where a field
 * is of the type `email`, Chromium hands them over as `xn--` and what that stands for.
 */
const simpleAddress = /^[^\s@]+@[\p{L}\p{M}\p{N}.-]+\.(?:(?:\p{L}\p{M}*){2,}|xn--[a-z\d-]+)$/iu

const selectCategory = 'Please select a category'

/** The contact form's rules and messages, word for word from spec section 5. Text of only white space counts as missing. */
export const contactSchema = object({
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

/** A form that passed its rules. */
export type ContactMessage = InferType<typeof contactSchema>
