import { trimmed } from '../../site/links.ts'
import { parseUrl } from '../../util/parseUrl.ts'
import { valuesIn } from './foreign.ts'
import { decodeEntities } from './html.ts'
import { limits } from './text.ts'

/** Names under which an object holds an image's URL. */
const urlNames = ['url', 'src', 'path', 'file']

/** A URL, a path, or a file of an upload folder: any other text is no image. */
const written = /^(?:https?:)?\/|\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)/i

/** The first usable image. Files and paths lead to `host`. */
export function readImage(values: readonly unknown[], host: string): string | null {
  for (const value of values.flatMap((sent) => valuesIn(sent, urlNames))) {
    const url = safeImageUrl(value, host)
    if (url) return url
  }
  return null
}

/** An http or https URL, as the URL parser reads it; else null. */
function safeImageUrl(value: unknown, host: string): string | null {
  if (typeof value !== 'string' || value.length > limits.imageUrl) return null
  const sent = decodeEntities(trimmed(value))
  if (!written.test(sent)) return null
  const url = parseUrl(sent, `${host.replace(/\/+$/, '')}/`)
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  return url && isWeb && !url.username && !url.password ? url.href : null
}
