import type { ValidationError } from 'yup'
import { deadlineFromNow, inTime } from './patience.ts'
import type * as Rules from './schema.ts'
import { contactFields, type ContactField, type ContactValues } from './values.ts'

/** What is wrong with each field, in the visitor's words; fields that pass are absent. */
export type ContactErrors = Partial<Record<ContactField, string>>

let loading: Promise<typeof Rules> | null = null
let loaded = false

/**
 * Loads the rules, once. They are a third of the form's weight, and nobody needs them before the first field is left.
 * @throws whatever kept them from loading; the next call tries again
 */
export async function loadRules(): Promise<typeof Rules> {
  loading ??= import('./schema.ts')
  try {
    const rules = await loading
    loaded = true
    return rules
  } catch (error) {
    loading = null
    throw error
  }
}

/** Whether `findErrors` answers at once. */
export const hasRules = (): boolean => loaded

/**
 * Checks the form against spec section 5.
 * @param deadline when the rules must be there at the latest, by `performance.now()`
 * @throws {Error} when the rules are not there in time, and what `loadRules` throws
 */
export async function findErrors(
  values: Readonly<ContactValues>,
  deadline: number = deadlineFromNow(),
): Promise<ContactErrors> {
  // Asked at every key: only the first answer may take its time.
  const { contactSchema } = loaded
    ? await loadRules()
    : await inTime('The rules did not load', loadRules, deadline)
  try {
    await contactSchema.validate(values, { abortEarly: false })
    return {}
  } catch (error) {
    if (!isValidationError(error)) throw error
    return firstOfEach(error)
  }
}

/** By name: the class itself would bring yup along. */
const isValidationError = (error: unknown): error is ValidationError =>
  error instanceof Error && error.name === 'ValidationError'

/** A field can break two rules at once; it is told about the first. */
function firstOfEach({ inner }: ValidationError): ContactErrors {
  const errors: ContactErrors = {}
  for (const field of contactFields) {
    const broken = inner.find(({ path }) => path === field)
    if (broken) errors[field] = broken.message
  }
  return errors
}
