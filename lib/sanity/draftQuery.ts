import type { ClientPerspective } from '@sanity/client'

/** What the preview needs to keep a page live: the query and what it is asked with, its first answer, and where each part of that came from. */
export type Draft = {
  query: string
  params: Readonly<Record<string, string>>
  initial: { data: unknown; sourceMap: object | undefined; perspective: ClientPerspective }
}
