import type { SiteSettings } from '../sanity/content/pageTypes.ts'

type SearchEntry = NonNullable<SiteSettings['seo']>
type Opening = { heading: string | null; text: string | null }

/** Stega marks of a draft, which titles must not have. */
const marks = /[\u200b-\u200d\u2060\ufeff]/g

/** A page's search entry; what is empty there is said in the words with which the page opens. */
export const ownWords = (entry: SearchEntry | null, { heading, text }: Opening): SearchEntry => ({
  noIndex: null,
  shareImage: null,
  ...entry,
  title: entry?.title || (heading?.replace(marks, '') ?? null),
  description: entry?.description || (text?.replace(marks, '') ?? null),
})
