import { isOurs, ownAddress } from '../blog/pictures/signature.server.ts'
import { isPictureAddress } from '../sanity/media.ts'

/**
 * What Next's optimizer may be asked for. It sizes a picture for each spelling of its address, and keeps that: whoever made spellings up,
 * with more behind the "?" or with letters written as numbers, could keep it busy for good and push the pictures of the pages out.
 */

const base = 'http://site'

/** The signature says which addresses are those of the blog's pictures. */
function isBlogPictureAddress(address: string): boolean {
  if (!URL.canParse(address, base)) return false
  const { pathname, searchParams } = new URL(address, base)
  const url = searchParams.get('url')
  const version = searchParams.get('v') ?? undefined
  const signature = pathname.split('/').at(-1) ?? ''
  return url !== null && isOurs(signature, url, version) && ownAddress(url, version) === address
}

/** False for a request, `target` being its path with the query, that asks the optimizer for an address which no page has. */
export function maySize(target: string): boolean {
  if (!URL.canParse(target, base)) return true
  const { pathname, searchParams } = new URL(target, base)
  if (!pathname.startsWith('/_next/image')) return true
  const address = searchParams.get('url') ?? ''
  return isPictureAddress(address) || isBlogPictureAddress(address)
}
