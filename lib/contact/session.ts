import type { ContactValues } from '../site/contactFields.ts'

/**
 * What the tab's session storage knows of a visit: how it began, and what was typed. Where storage
 * is full or blocked, it knows nothing.
 */
const arrivalKey = 'first-path'
const draftKey = 'contact-form-draft'

/** UTF-16 code units. */
const maxArrivalLength = 300

function read(key: string): string {
  try {
    return window.sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function write(key: string, text: string): void {
  try {
    if (text) window.sessionStorage.setItem(key, text)
    else window.sessionStorage.removeItem(key)
  } catch {
    // Nobody is told where the visit began, and a reload empties the form.
  }
}

/**
 * The mail library reads `localStorage` when it is imported. Where site data is blocked that throws,
 * so that the library needs to find none.
 */
export function hideBlockedStorage(): void {
  try {
    void window.localStorage
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined })
  }
}

/** Stores the first path of the visit and its campaign. Later pages of the visit change nothing. */
export function recordArrival(): void {
  if (readArrival()) return
  const { pathname, search } = window.location
  const tags = [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_'))
  const campaign = tags.length > 0 ? `?${new URLSearchParams(tags)}` : ''
  write(arrivalKey, (pathname + campaign).slice(0, maxArrivalLength))
}

/** @returns a path with its `utm_*`, for example "/faq?utm_source=google"; nothing where none is known */
export const readArrival = (): string => read(arrivalKey)

/** What was typed, for all forms of the site: they ask the same. Few browsers keep it over a reload. */
export function readDraft(): Partial<ContactValues> {
  try {
    return Object(JSON.parse(read(draftKey))) as Partial<ContactValues>
  } catch {
    return {}
  }
}

/** Stores what was typed; an empty form leaves nothing. */
export const writeDraft = (values: Readonly<ContactValues>): void =>
  write(draftKey, Object.values(values).some(Boolean) ? JSON.stringify(values) : '')
