/** How a visit began, for the message of the contact form: the tab's session storage holds it. */

const storageKey = 'first-path'

/** UTF-16 code units. */
const maxLength = 300

/** Stores the first path of the visit and its campaign. Later pages of the visit change nothing. */
export function recordArrival(): void {
  const { pathname, search } = window.location
  const tags = [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_'))
  const campaign = tags.length > 0 ? `?${new URLSearchParams(tags)}` : ''
  try {
    if (readArrival() === '')
      window.sessionStorage.setItem(storageKey, (pathname + campaign).slice(0, maxLength))
  } catch {
    // Storage is full or blocked: nobody is told where the visit began.
  }
}

/** @returns a path with its `utm_*`, for example "/faq?utm_source=google"; nothing where none is known */
export function readArrival(): string {
  try {
    return window.sessionStorage.getItem(storageKey) ?? ''
  } catch {
    return ''
  }
}
