import { limits } from './limits.ts'
import { decodeEntities } from './text.ts'

/** Stands for "this site" while an address is parsed; never shown. */
const here = 'https://site.invalid'

/** An address that names its host, or begins at the host's root. */
const rooted = /^(?:https?:\/\/|\/)/i

/** A file below the host, as upload folders are often written. Without the ending it might be any text. */
const pictureFile = /^[^:?#\\]+\.(?:avif|gif|jpe?g|png|svg|webp)(?:\?|$)/i

/**
 * An address that is safe as the source of a picture: http, https, or a path. Everything else is refused, `javascript:` and
 * `data:` above all, however they are spelt: the URL parser decides, as it would in the browser.
 * @param host where paths lead, the host that named the picture; without one they stay paths of this site
 */
export function safeImageUrl(value: unknown, host?: string): string | null {
  if (typeof value !== 'string') return null
  const written = decodeEntities(value.trim())
  if (written.length > limits.imageUrl || !(rooted.test(written) || (host && pictureFile.test(written))))
    return null
  const base = host ? `${host.replace(/\/+$/, '')}/` : here
  const url = URL.canParse(written, base) ? new URL(written, base) : null
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') return null
  return url.origin === here ? url.pathname + url.search : url.href
}
