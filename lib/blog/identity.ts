import { limits } from './limits.ts'

/**
 * An id or slug that can stand in an address and in a file name, as the host wrote it (it is sent back to the host, so it
 * is never repaired). Null for text that is empty, too long, a dot segment, or holds slashes or control characters.
 */
export function readIdentity(value: unknown): string | null {
  const text = Number.isFinite(value) ? String(value) : value
  if (typeof text !== 'string') return null
  const identity = text.length > limits.identity * 2 ? '' : text.trim()
  if (identity === '' || identity === '.' || identity === '..') return null
  if (/[/\\\p{Cc}\p{Cs}]/u.test(identity)) return null
  return utf8Length(identity) <= limits.identity ? identity : null
}

const utf8Length = (text: string) => encodeURIComponent(text).replace(/%../g, '-').length
