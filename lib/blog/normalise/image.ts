import { hasDotSegment, hasPlainHost, withHttps } from '../../site/links.ts'
import { valuesIn } from './foreign.ts'
import { decodeEntities, limits } from './text.ts'
import { parseUrl } from '../../util/parseUrl.ts'

const here = 'https://site.invalid'

const rooted = /^(?:https?:|\/)/i

/** Schemes and drives. Any other colon may stand in a file's name, such as "12:30.png". */
const otherScheme =
  /^(?:about|blob|cid|content|data|file|filesystem|ftps?|intent|javascript|mailto|[a-z]|livescript|mhtml|res|tel|urn|vbscript|view-source|wss?):/i

const extension = '\\.(?:apng|avif|gif|jfif|jpe|jpe?g|p?jp(?:eg)?|png|svg|webp)'

/** A relative file of an upload folder. Without the extension it could be any text. */
const imageFile = new RegExp(`^[^?]+${extension}(?:[?#]|$)`, 'i')

/** The first of several files in a text. */
const firstOfList = new RegExp(`^(\\S[^,;|\\n]*${extension}(?:\\?[^,;|\\s]*)?)\\s*[,;|\\n]`, 'i')

/** A `#` in a file's name, not before a fragment. */
const hashInName = new RegExp(`#(?=[^?]*${extension}(?:\\?|$))`, 'gi')
const endsWithFile = new RegExp(`${extension}(?:\\?.*)?$`, 'i')

/** Bitmaps that browsers show, by their first bytes in base64. */
const dataImage =
  /^data:image\/(?:png|apng|p?jpe?g|jfif|gif|webp|avif)(?:;[\w=.+-]{1,60})*;base64,((?:iVBORw0KGgo|\/9j\/|R0lGOD|UklGR|AAAA.GZ0eXB)[A-Za-z0-9+/]*={0,2})$/i

/** Names under which an object holds an image's URL. */
const urlNames = [
  'url',
  'src',
  'source_url',
  'image_url',
  'full',
  'large',
  'path',
  'file',
  'filename',
  'image',
]

/** An image in HTML, and where its URL stands: it may wait until somebody scrolls to it. */
const imageTag = /<img\s[^>]*>/i
const sources = ['data-src', 'data-lazy-src', 'src'].map(
  (name) => new RegExp(`\\s${name}\\s*=\\s*(?:"([^"<]*)|'([^'<]*)|([^\\s"'<>]+))`, 'i'),
)

/** The URLs of the first image in a text with HTML; any other value as it is. */
function sourcesIn(value: unknown): unknown[] {
  if (typeof value !== 'string' || !/(?:<|lt;)img\s/i.test(value.slice(0, limits.imageUrl))) return [value]
  const html = decodeEntities(value.slice(0, limits.imageUrl * 4)).replace(/\\(["'/])/g, '$1')
  const [tag = ''] = imageTag.exec(html) ?? []
  return sources.map((source) => source.exec(tag)?.slice(1).find(Boolean))
}

/** The first usable image. Files and paths lead to `host`. */
export function readImage(values: readonly unknown[], host?: string): string | null {
  for (const value of values.flatMap((sent) => valuesIn(sent, urlNames)).flatMap(sourcesIn)) {
    const url = safeImageUrl(value, host)
    if (url) return url
  }
  return null
}

/** A safe http, https, path or `data:` URL, as the URL parser reads it; else null. */
export function safeImageUrl(value: unknown, host?: string): string | null {
  if (typeof value !== 'string' || value.length > limits.imageData) return null
  const sent = value.trim()
  if (/^data:/i.test(sent)) return safeDataImage(sent)
  const decoded = sent.length > limits.imageUrl * 2 ? '' : decodeEntities(sent)
  const written = hostWithHttps(fileOf(firstOfList.exec(decoded)?.[1] ?? decoded))
  if (written.length > limits.imageUrl || otherScheme.test(written)) return null
  if (!rooted.test(written) && !(host && imageFile.test(written))) return null
  if (/^(?:https?:)?\/\//i.test(written) && !hasPlainHost(written.replace(/^\/\//, 'https://'))) return null
  if (hasDotSegment(written)) return null
  const base = host ? `${host.replace(/\/+$/, '')}/` : here
  // "./" keeps a colon in the first name.
  const relative = rooted.test(written) ? written : `./${written}`
  const url = parseUrl(relative, base)
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') return null
  return url.origin === here ? url.pathname + url.search : url.href
}

/** "https://cdn.example/a.png" for "cdn.example/a.png". A name alone is a file's. */
const hostWithHttps = (written: string): string =>
  /^[^/:]+(?::\d+)?\//.test(written) ? withHttps(written) : written

/** A path as a URL has it: slashes, and `#` and `%` of names encoded. */
function fileOf(written: string): string {
  const path = written
    .replace(/\\+\/?/g, '/')
    .replace(/^(https?:)\/*/i, '$1//')
    .replace(/%(?![\da-f]{2})/gi, '%25')
  const name = path.split('#', 1)[0] ?? ''
  return endsWithFile.test(name) ? path : path.replace(hashInName, '%23')
}

function safeDataImage(sent: string): string | null {
  const uri = sent.replace(/\\\//g, '/').replace(/\s+/g, '')
  const data = dataImage.exec(uri)?.[1]
  const type = /^data:image\/(?:p?jpe?g|jfif)/i.test(uri) ? 'jpeg' : /^data:image\/(\w+)/i.exec(uri)?.[1]
  return data && type ? `data:image/${type.toLowerCase()};base64,${data}` : null
}
