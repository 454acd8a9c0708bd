/** Session storage as JSON. It may be missing, full or forbidden; nothing throws. */

/** @returns null when nothing readable is stored */
export function readSession(key: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Stores a value; null removes it. */
export function writeSession(key: string, value: unknown): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // As above.
  }
}
