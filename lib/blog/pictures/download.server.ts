import { lookup } from 'node:dns'
import http, { type IncomingMessage, type RequestOptions } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { isIP } from 'node:net'
import { publicEnv } from '../../env.ts'
import { perProcess } from '../../perProcess.server.ts'
import { isPublicAddress } from './publicAddress.server.ts'

/** Milliseconds one picture may take, redirects included. */
const timeout = 8_000
const mostBytes = 10_000_000
const mostRedirects = 3

/** Firewalls before picture hosts refuse who does not say who they are. */
const userAgent = `Mozilla/5.0 (compatible; Goodline; +${publicEnv.siteUrl})`

/** What a browser shows in an `img`. */
type PictureType = 'image/svg+xml' | 'image/png' | 'image/jpeg' | 'image/webp' | 'image/avif' | 'image/gif'

/** `type` is what the bytes are. */
export type Picture = { type: PictureType; bytes: Buffer }

/**
 * How pictures begin, as Latin-1. Hosts say "image/jpg" of a JPEG, "octet-stream" of whatever they store, or nothing. Before its
 * first element a drawing may have a declaration, comments and a document type.
 */
const beginnings: readonly (readonly [PictureType, RegExp])[] = [
  ['image/png', /^\x89PNG\r\n\x1a\n/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
  // Four bytes of length, then the brands of the file, of which AVIF need not be the first.
  ['image/avif', /^[^]{4}ftyp(?:[^]{4}){0,9}?avi[fs]/],
  [
    'image/svg+xml',
    /^(?:\xef\xbb\xbf)?(?:\s|<\?(?:(?!\?>)[^])*\?>|<!--(?:(?!-->)[^])*-->|<!doctype\s+svg[^>[]*(?:\[[^\]]*\][^>]*)?>)*<(?:\w+:)?svg[\s>/]/i,
  ],
]

/** Bytes that are looked at: drawing programs write long comments. */
const beginning = 4_096

/**
 * What bytes are; undefined when they are no picture. What their host `said` counts only for a drawing that begins in a way we do not know:
 * a host in trouble says "image/jpeg" of its error messages too.
 */
function typeOf(bytes: Buffer, said: string | undefined): PictureType | undefined {
  const start = bytes.toString('latin1', 0, beginning)
  const known = beginnings.find(([, begins]) => begins.test(start))?.[0]
  if (known || said !== 'image/svg+xml') return known
  return /<(?:\w+:)?svg[\s>/]/i.test(bytes.toString('latin1')) ? said : undefined
}

/** What hosts say of pictures, known kinds or not. Of a page they say something else. */
const saysPicture = (said: string | undefined): boolean =>
  !said || said.startsWith('image/') || said === 'application/octet-stream' || said === 'binary/octet-stream'

/** A picture that could not be had, and why. Pages and API routes share fetches, and so failures. */
export const PictureUnavailableError = perProcess(
  'PictureUnavailableError',
  () =>
    class PictureUnavailableError extends Error {
      override name = 'PictureUnavailableError'
    },
)

/**
 * The picture at an address. Never from this machine or its network, unless the blog host itself is there: the address is judged as
 * it is connected to, so that a name cannot mean one thing when asked and another when used.
 * @throws {PictureUnavailableError}
 */
export async function downloadPicture(url: string): Promise<Picture> {
  const signal = AbortSignal.timeout(timeout)
  try {
    return await follow(new URL(url), mostRedirects, signal)
  } catch (error) {
    if (error instanceof PictureUnavailableError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new PictureUnavailableError(`${url} could not be read: ${reason}`, { cause: error })
  }
}

async function follow(url: URL, redirects: number, signal: AbortSignal): Promise<Picture> {
  const response = await request(url, signal)
  const { statusCode = 0, headers } = response
  if (statusCode >= 300 && statusCode < 400 && headers.location && redirects > 0) {
    response.destroy()
    return follow(new URL(headers.location, url), redirects - 1, signal)
  }
  const said = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  const refused = () =>
    new PictureUnavailableError(`${url.href} answered ${statusCode} (${said || 'no type'}), not a picture`)
  if (statusCode !== 200 || !saysPicture(said)) {
    response.destroy()
    throw refused()
  }
  const bytes = await readBytes(response)
  const type = typeOf(bytes, said)
  if (!type) throw refused()
  return { type, bytes }
}

function request(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  const options: RequestOptions = {
    signal,
    headers: { accept: 'image/*', 'user-agent': userAgent },
    ...(isBlogHost(url) ? {} : { lookup: publicLookup }),
  }
  if (!['http:', 'https:'].includes(url.protocol))
    throw new PictureUnavailableError(`${url.protocol} is no address of a picture`)
  // An IP address is connected to without a look-up.
  const address = url.hostname.replace(/^\[|\]$/g, '')
  if (!isBlogHost(url) && isIP(address) && !isPublicAddress(address))
    throw new PictureUnavailableError(`${address} is not on the open internet`)
  return new Promise((resolve, reject) => {
    const client = url.protocol === 'https:' ? https : http
    client.get(url, options, resolve).on('error', reject)
  })
}

const isBlogHost = (url: URL) =>
  URL.canParse(publicEnv.blogApiHost) && url.origin === new URL(publicEnv.blogApiHost).origin

/** Looks a name up, and knows only its addresses on the open internet. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '')
    const [first, ...others] = addresses.filter(({ address }) => isPublicAddress(address))
    if (!first) return callback(new PictureUnavailableError(`${hostname} is not on the open internet`), '')
    if (options.all) return callback(null, [first, ...others])
    callback(null, first.address, first.family)
  })
}

async function readBytes(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    // Leaving the loop ends the connection.
    if (size > mostBytes) throw new PictureUnavailableError(`The picture is larger than ${mostBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
