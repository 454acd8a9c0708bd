import { parseUrl } from '../util/parseUrl.ts'
import { readSession } from '../util/sessionStore.ts'
import { arrivalKey } from './arrival.ts'

/**
 * How the visit began: its first page, and what the link there said. The contact form's message
 * says it; nobody else is told. Loaded with the sending, as few visitors send.
 */
export type Arrival = Readonly<Record<string, unknown>>

/** Parameters of a URL by which Google and Facebook name a campaign or a click. */
export const arrivalTags = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
  'gclid',
  'fbclid',
] as const

/** @returns nothing where storage is blocked, or holds no URL */
export function readArrival(): Arrival {
  const stored = readSession(arrivalKey)
  const url = typeof stored === 'string' ? parseUrl(stored) : undefined
  if (!url) return {}
  const { origin, pathname, searchParams } = url
  return {
    first_page: `${origin}${pathname}`,
    ...Object.fromEntries(arrivalTags.map((tag) => [tag, searchParams.get(tag) ?? undefined])),
  }
}
