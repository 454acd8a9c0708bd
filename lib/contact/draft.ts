import type { ContactValues } from './values.ts'
import { contactFields, emptyContactValues } from './values.ts'

/**
 * What a visitor typed, kept in the tab's session storage so that it survives an accidental reload. Storage may be
 * missing, full or forbidden: a draft is a kindness, and its failures are silent.
 */

const storageKey = 'contact-form-draft'

/** Longer than any honest field; the rest is dropped. */
const longestValue = 10_000

/** The tab's storage, or null where the browser forbids even to look at it. */
export function draftStorage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.sessionStorage
  } catch {
    return null
  }
}

/** @returns null when there is no draft, or nothing in it */
export function readDraft(storage: Storage | null): ContactValues | null {
  try {
    return parseDraft(storage?.getItem(storageKey) ?? '')
  } catch {
    return null
  }
}

/** Keeps what was typed. An empty form leaves no draft. */
export function writeDraft(storage: Storage | null, values: Readonly<ContactValues>): void {
  try {
    if (isEmpty(values)) storage?.removeItem(storageKey)
    else storage?.setItem(storageKey, JSON.stringify(values))
  } catch {
    // Full or forbidden: the form works without.
  }
}

/** To be called once the message is sent. */
export function clearDraft(storage: Storage | null): void {
  writeDraft(storage, emptyContactValues)
}

/** Reads a draft of any age or origin: fields that are missing or no text are empty, others are left out. */
export function parseDraft(text: string): ContactValues | null {
  const stored = parseObject(text)
  const values = { ...emptyContactValues }
  for (const field of contactFields) {
    const value = stored[field]
    if (typeof value === 'string') values[field] = value.slice(0, longestValue)
  }
  return isEmpty(values) ? null : values
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

function isEmpty(values: Readonly<ContactValues>): boolean {
  return contactFields.every((field) => values[field] === '')
}
