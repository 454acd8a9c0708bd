import { timingSafeEqual } from 'node:crypto'

/** Compares in constant time, so that nobody can find a signature sign by sign. */
export function isSameSignature(given: string, own: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(own)]
  return a.length === b.length && timingSafeEqual(a, b)
}
