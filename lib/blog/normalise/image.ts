import { trimmed } from '#lib/site/links.ts'
import { parseUrl } from '#lib/util/parseUrl.ts'
import { decodeEntities } from './html.ts'
import { limits } from './text.ts'

/** A URL, a path, or a file of an upload folder: any other text is no image. */
const written = /^(?:https?:)?\/|\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)/i

/** An http or https URL, as the URL parser reads it; else null. Files and paths lead to `host`. */
export function readImage(value: unknown, host: string): string | null {
  if (typeof value !== 'string' || value.length > limits.imageUrl) return null
  const sent = decodeEntities(trimmed(value))
  if (!written.test(sent)) return null
  const url = parseUrl(sent, `${host.replace(/\/+$/, '')}/`)
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  return url && isWeb && !url.username && !url.password ? url.href : null
}
