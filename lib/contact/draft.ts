import { contactValues, emptyContactValues, type ContactValues } from './values.ts'

/**
 * What a visitor typed, in the tab's session storage: few browsers keep a form over a reload. All
 * forms of the site ask the same, and share it.
 */
const storageKey = 'contact-form-draft'

/** @returns empty fields where nothing readable is stored */
export function readDraft(): ContactValues {
  try {
    const stored = Object(
      JSON.parse(window.sessionStorage.getItem(storageKey) ?? ''),
    ) as Partial<ContactValues>
    return contactValues((field) => String(stored[field] ?? ''))
  } catch {
    return emptyContactValues
  }
}

/** Stores what was typed; an empty form leaves nothing. */
export function writeDraft(values: Readonly<ContactValues>): void {
  try {
    if (Object.values(values).some(Boolean)) window.sessionStorage.setItem(storageKey, JSON.stringify(values))
    else window.sessionStorage.removeItem(storageKey)
  } catch {
    // Storage is full or blocked: a reload then empties the form.
  }
}
