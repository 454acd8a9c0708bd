import { isOurs, ownAddress } from '../blog/pictures/signature.server.ts'
import { isPictureAddress } from '../sanity/media.ts'

/**
 * What Next's optimizer may be asked for. It sizes a picture for each spelling of its address, and keeps that: whoever made spellings up,
 * with more behind the "?" or with letters written as numbers, could keep it busy for good and push the pictures of the pages out.
 */

const base = 'http://site'

/** The signature says which addresses are those of the blog's pictures. */
function isBlogPictureAddress(address: string): boolean {
  const asked = URL.parse(address, base)
  const url = asked?.searchParams.get('url')
  if (!asked || !url) return false
  const version = asked.searchParams.get('v') ?? undefined
  const signature = asked.pathname.split('/').at(-1) ?? ''
  // The signature first, which is compared so that nobody can measure it; then how all of it is spelt.
  return isOurs(signature, url, version) && ownAddress(url, version) === address
}

/** False for a request, `target` being its path with the query, that asks the optimizer for an address which no page has. */
export function maySize(target: string): boolean {
  const asked = URL.parse(target, base)
  if (!asked?.pathname.startsWith('/_next/image')) return true
  const address = asked.searchParams.get('url') ?? ''
  return isPictureAddress(address) || isBlogPictureAddress(address)
}
