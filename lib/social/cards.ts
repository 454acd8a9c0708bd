import type { PageById } from '../sanity/pages.ts'

/**
 * The pictures that other sites show beside a shared link, one a page, with the page's headline. They are drawn when somebody asks:
 * the headline is an editor's, so no file made beforehand could hold it. `next start` needs nothing for that but what it brings
 * (`next/og`) and the fonts beside this file.
 */

/** Pixels; what Open Graph and Twitter ask for. */
export const cardSize = { width: 1200, height: 630 } as const

/** Whose headline each card shows, by the name of its file. No landing page can have one of these names as its address. */
const documents: Readonly<Record<string, keyof PageById>> = {
  index: 'homePage',
  'roles-we-staff': 'rolesPage',
  'about-us': 'aboutPage',
  'case-study': 'caseStudiesPage',
  faq: 'faqPage',
  'contact-us': 'contactPage',
  blog: 'blogPage',
  'job-seeker': 'jobSearchPage',
}

/**
 * Address of the card of the page at `path`. It carries the headline only so that it changes with it: other sites keep a picture
 * for as long as its address stays.
 */
export function cardSrc(path: string, headline: string): string {
  return `/api/social/${path.slice(1) || 'index'}.png?v=${encodeURIComponent(headline)}`
}

/** Whose headline a card shows: a page that exists once, or the landing page at this end of an address, if there is any. */
export type CardSubject = { page: keyof PageById } | { landingPage: string }

/** Whose headline the file shows, or undefined if no card can have that name. */
export function cardSubject(file: unknown): CardSubject | undefined {
  const [, name] = /^([a-z0-9-]+)\.png$/.exec(typeof file === 'string' ? file : '') ?? []
  if (name === undefined) return undefined
  const page = Object.hasOwn(documents, name) ? documents[name] : undefined
  return page ? { page } : { landingPage: name }
}
