import { routes } from '../routes.ts'
import type { PageById } from '../sanity/pages.ts'

/**
 * The pictures that other sites show beside a shared link, one a page, with the page's headline. They are drawn when somebody asks:
 * the headline is an editor's, so no file made beforehand could hold it. `next start` needs nothing for that but what it brings
 * (`next/og`) and the fonts beside this file.
 */

/** Pixels; what Open Graph and Twitter ask for. */
export const cardSize = { width: 1200, height: 630 } as const

/** Whose headline each card shows, by the name of its file. */
const documents: Readonly<Record<string, keyof PageById>> = {
  home: 'homePage',
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
  const name = path === routes.home ? 'home' : path.slice(1)
  return `/api/social/${name}.png?v=${encodeURIComponent(headline)}`
}

/** The document whose headline the file shows, or undefined if there is no such card. */
export function cardDocument(file: unknown): keyof PageById | undefined {
  const [, name] = /^([a-z-]+)\.png$/.exec(typeof file === 'string' ? file : '') ?? []
  return name !== undefined && Object.hasOwn(documents, name) ? documents[name] : undefined
}
