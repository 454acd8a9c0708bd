import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Addresses under which this site serves the pictures of the blog. Each carries the picture's own address and a signature that only
 * this site can make, so that nobody can have it fetch anything but what the blog host named. The key comes from the secret
 * of the publish webhook, which every installation has.
 */

const keyOf = (purpose: string) =>
  createHmac('sha256', process.env.SANITY_REVALIDATE_SECRET ?? '')
    .update(purpose)
    .digest()

/** 128 bits, as 22 letters. */
function signatureOf(url: string): string {
  return createHmac('sha256', keyOf('blog pictures'))
    .update(url)
    .digest()
    .subarray(0, 16)
    .toString('base64url')
}

/** The address on this site of the picture at `url`. */
export function ownAddress(url: string): string {
  return `/api/media/blog/${signatureOf(url)}?url=${encodeURIComponent(url)}`
}

export function isOurs(url: string, signature: string): boolean {
  const [given, made] = [Buffer.from(signature), Buffer.from(signatureOf(url))]
  return given.length === made.length && timingSafeEqual(given, made)
}
