import { limits } from './limits.ts'
import { decodeEntities } from './text.ts'

/** Stands for "this site" while an address is parsed; never shown. */
const here = 'https://site.invalid'

/**
 * An address that is safe as the source of a picture: http, https, or a path on this site. Everything else is refused,
 * `javascript:` and `data:` above all, however they are spelt: the URL parser decides, as it would in the browser.
 */
export function safeImageUrl(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const written = decodeEntities(value.trim())
  if (written.length > limits.imageUrl || !/^(?:https?:\/\/|\/)/i.test(written)) return null
  if (!URL.canParse(written, here)) return null
  const url = new URL(written, here)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null
  return url.origin === here ? url.pathname + url.search : url.href
}
