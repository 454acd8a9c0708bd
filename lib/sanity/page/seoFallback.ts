import { stegaClean } from 'next-sanity'

type SearchEntry = { title: string | null; description: string | null }
type Opening = { heading?: string | null; text?: string | null }

/** A page's search entry; what is empty there is said in the words with which the page opens. */
export const seoFallback = <Entry extends SearchEntry>(entry: Entry | null, { heading, text }: Opening) => ({
  noIndex: null,
  shareImage: null,
  ...entry,
  title: entry?.title || (stegaClean(heading) ?? null),
  description: entry?.description || (stegaClean(text) ?? null),
})
