import { object, string, ValidationError } from 'yup'
import {
  type ContactErrors,
  contactRows,
  type ContactValues,
  type FormField,
  maxCommentLength,
  maxFieldLength,
} from '../site/contactFields.ts'
import { cleanContact, cleanLine } from '../util/cleanLine.ts'

/**
 * Text, @, domain, dot, at least two letters: see docs/specification.md#contact. Letters of any
 * script count. Chromium gives such domains as `xn--` from a field of the type `email`.
 */
const simpleAddress = /^[^\s@]+@[\p{L}\p{M}\p{N}.-]+\.(?:(?:\p{L}\p{M}*){2,}|xn--[a-z\d-]+)$/iu

const tooLong = ({ max }: { max: number }) => `Please use at most ${max.toLocaleString('en-US')} characters`

const line = () => string().max(maxFieldLength, tooLong)

/** The rule of each kind of field; an empty one passes. */
const rules = {
  choice: ({ options = [], required }: FormField) => string().oneOf(['', ...options], required),
  line: () => line().trim(),
  email: () =>
    line()
      .transform(cleanContact)
      .matches(simpleAddress, { message: 'Invalid email address', excludeEmptyString: true }),
  phone: () => line().transform(cleanContact),
  text: () => string().max(maxCommentLength, tooLong),
}

/** The joiners of some scripts are invisible, too: a name keeps them, but needs more. */
function ruleOf(field: FormField) {
  const rule = rules[field.kind](field)
  const isFilled = (typed = '') => cleanLine(typed) !== ''
  return field.required ? rule.test('filled', field.required, isFilled) : rule
}

/**
 * The form's rules, with the messages of docs/specification.md#contact. The limits of length are
 * ours. Text of only white space or invisible signs counts as missing.
 */
const contactSchema = object(Object.fromEntries(contactRows.map(([name, field]) => [name, ruleOf(field)])))

/** What is wrong with a form, at most one message per field. */
export function findErrors(values: Readonly<ContactValues>): ContactErrors {
  try {
    contactSchema.validateSync(values, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const first = (name: string) => error.inner.find(({ path }) => path === name)?.message
    return Object.fromEntries(
      contactRows.map(([name]) => [name, first(name)]).filter(([, message]) => message),
    ) as ContactErrors
  }
}
