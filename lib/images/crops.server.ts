import { isSignatureOf, signatureOf } from './signature.server.ts'

/** Crops that may be requested: those that content names, and an editor's in a preview. */

const nameOf = (file: string, rect: string) => `${rect} ${file}`

/** The signature of a crop that a page shows. */
export const signCrop = (file: string, rect: string): string => signatureOf('crops', nameOf(file, rect))

/**
 * Stands for the signature of every crop until a preview ends, in milliseconds. An editor moves a
 * crop in the browser, which has no key.
 */
export const anyCropUntil = (until: number): string => `${until}-${signatureOf('any crop', String(until))}`

/** True for a signature of this crop, or for one of every crop that has not ended. */
export function mayCrop(signature: string, file: string, rect: string): boolean {
  const [, until = '', any = ''] = /^(\d{1,16})-(.+)$/.exec(signature) ?? []
  return any
    ? Date.now() < Number(until) && isSignatureOf('any crop', until, any)
    : isSignatureOf('crops', nameOf(file, rect), signature)
}
