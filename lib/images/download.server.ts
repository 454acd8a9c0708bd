import { lookup } from 'node:dns'
import http, { type IncomingMessage, type RequestOptions } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { publicEnv } from '../site/env.ts'
import { ImageUnavailableError } from './cache.server.ts'

/** Milliseconds per download, redirects included. */
const downloadTimeout = 8_000
const maxRedirects = 3

/** Image hosts may refuse clients without a name. */
const userAgent = `Mozilla/5.0 (compatible; Goodline; +${publicEnv.siteUrl})`

/** `type` is the host's media type in lower case. */
export type Download = { type: string | undefined; bytes: Buffer }

/** Downloads a file; only content hosts may be private. @throws {ImageUnavailableError} */
export async function download(url: string, maxBytes: number): Promise<Download> {
  const signal = AbortSignal.timeout(downloadTimeout)
  try {
    return await follow(new URL(url), { redirects: maxRedirects, maxBytes, signal })
  } catch (error) {
    if (ImageUnavailableError.is(error)) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new ImageUnavailableError(`${url} could not be downloaded: ${reason}`, { cause: error })
  }
}

type Limits = { redirects: number; maxBytes: number; signal: AbortSignal }

async function follow(url: URL, limits: Limits): Promise<Download> {
  const response = await request(url, limits.signal)
  const { statusCode = 0, headers } = response
  if (statusCode >= 300 && statusCode < 400 && headers.location && limits.redirects > 0) {
    response.destroy()
    return follow(new URL(headers.location, url), { ...limits, redirects: limits.redirects - 1 })
  }
  if (statusCode !== 200) {
    response.destroy()
    throw new ImageUnavailableError(`${url.href} responded ${statusCode}`, { status: statusCode })
  }
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() || undefined
  return { type, bytes: await readBytes(response, limits.maxBytes) }
}

function request(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  if (!['http:', 'https:'].includes(url.protocol))
    throw new ImageUnavailableError(`${url.protocol} is no protocol for an image`)
  const isTrusted = isContentHost(url)
  // An IP address is connected to without a lookup.
  const address = url.hostname.replace(/^\[|\]$/g, '')
  if (!isTrusted && isIP(address) && !isPublicAddress(address))
    throw new ImageUnavailableError(`${address} is not on the public internet`)
  const options: RequestOptions = {
    signal,
    headers: { accept: '*/*', 'user-agent': userAgent },
    ...(isTrusted ? {} : { lookup: publicLookup }),
  }
  return new Promise((resolve, reject) => {
    const client = url.protocol === 'https:' ? https : http
    client.get(url, options, resolve).on('error', reject)
  })
}

const isContentHost = (url: URL): boolean =>
  [publicEnv.blogApiHost, publicEnv.sanity.apiHost ?? ''].some(
    (host) => URL.canParse(host) && new URL(host).origin === url.origin,
  )

/** True for an IP address of the public internet. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  const bytes = parsed.toByteArray()
  // NAT64 maps IPv4 to the last 32 bits of 64:ff9b::/96. 64:ff9b:1::/48 is for private networks.
  if (parsed.range() === 'rfc6052')
    return bytes.slice(4, 12).every((byte) => byte === 0) && isPublicAddress(bytes.slice(-4).join('.'))
  // IPv6 registries allocate 2000::/3 only.
  const isGivenOut = parsed.kind() === 'ipv4' || (bytes[0] ?? 0) >> 5 === 1
  return parsed.range() === 'unicast' && isGivenOut
}

const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '')
    const [first, ...others] = addresses.filter(({ address }) => isPublicAddress(address))
    if (!first) return callback(new ImageUnavailableError(`${hostname} is not on the public internet`), '')
    if (options.all) return callback(null, [first, ...others])
    callback(null, first.address, first.family)
  })
}

async function readBytes(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw new ImageUnavailableError(`The file is larger than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
