import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Signatures in URLs of images: only what this site chose is fetched. Each purpose has a key of its
 * own, made of the webhook's secret, so that replicas and builds agree.
 */
type Purpose = 'blog images' | 'crops' | 'any crop'

const keyOf = (purpose: Purpose): Buffer =>
  createHmac('sha256', process.env.SANITY_REVALIDATE_SECRET ?? '')
    .update(purpose)
    .digest()

/** 128 bits, as a segment of a path. */
export const signatureOf = (purpose: Purpose, text: string): string =>
  createHmac('sha256', keyOf(purpose)).update(text).digest().subarray(0, 16).toString('base64url')

/** Compares in constant time. One spelling for each signature. */
export function isSignatureOf(purpose: Purpose, text: string, signature: string): boolean {
  const [given, own] = [Buffer.from(signature), Buffer.from(signatureOf(purpose, text))]
  return given.length === own.length && timingSafeEqual(given, own)
}
