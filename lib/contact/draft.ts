import type { ContactValues } from './values.ts'
import { contactFields, emptyContactValues } from './values.ts'

/**
 * What a visitor typed, kept in the tab's session storage so that it survives an accidental reload. Storage may be
 * missing, full or forbidden: a draft is a kindness, and its failures are silent.
 */

const storageKey = 'contact-form-draft'

/** @returns null when there is no draft, or nothing in it */
export function readDraft(): ContactValues | null {
  try {
    return parseDraft(window.sessionStorage.getItem(storageKey) ?? '')
  } catch {
    return null
  }
}

/** Keeps what was typed. An empty form leaves no draft. */
export function writeDraft(values: Readonly<ContactValues>): void {
  try {
    if (isEmpty(values)) window.sessionStorage.removeItem(storageKey)
    else window.sessionStorage.setItem(storageKey, JSON.stringify(values))
  } catch {
    // Full or forbidden: the form works without.
  }
}

/**
 * Reads a draft of any age or origin: fields that are missing or no text are empty, others are left out.
 * @throws {SyntaxError} when the text is no JSON
 */
function parseDraft(text: string): ContactValues | null {
  // Whatever is no object spreads to nothing that a field is called.
  const stored: Record<string, unknown> = { ...JSON.parse(text) }
  const values = { ...emptyContactValues }
  for (const field of contactFields) {
    const value = stored[field]
    if (typeof value === 'string') values[field] = value
  }
  return isEmpty(values) ? null : values
}

function isEmpty(values: Readonly<ContactValues>): boolean {
  return contactFields.every((field) => values[field] === '')
}
