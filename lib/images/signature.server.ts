import { createHmac } from 'node:crypto'
import { isSameSignature } from '../util/isSameSignature.server.ts'

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

/** One spelling for each signature. */
export const isSignatureOf = (purpose: Purpose, text: string, signature: string): boolean =>
  isSameSignature(signature, signatureOf(purpose, text))
