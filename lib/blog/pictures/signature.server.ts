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
function signatureOf(query: string): string {
  return createHmac('sha256', keyOf('blog pictures'))
    .update(query)
    .digest()
    .subarray(0, 16)
    .toString('base64url')
}

/** The picture at `url`; another address for each `version` that is known of it. */
function queryOf(url: string, version?: string): string {
  // As browsers send it: they write an apostrophe in another way.
  const picture = `url=${encodeURIComponent(url).replaceAll("'", '%27')}`
  return version ? `${picture}&v=${version}` : picture
}

/** The address on this site of the picture at `url`. */
export function ownAddress(url: string, version?: string): string {
  const query = queryOf(url, version)
  return `/api/media/blog/${signatureOf(query)}?${query}`
}

/** Whether this site gave the picture at `url`, in this version of it, that signature. How long it takes tells nothing of it. */
export function isOurs(signature: string, url: string, version?: string): boolean {
  const [given, made] = [Buffer.from(signature), Buffer.from(signatureOf(queryOf(url, version)))]
  return given.length === made.length && timingSafeEqual(given, made)
}
