import type { PageById } from '../../sanity/content/pageTypes.ts'

/** Social cards, rendered on request by `next/og`: editors change the headlines. */

/** The page of each card, by file name. No landing page can have one of these slugs. */
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

/** Whose headline a card shows: a page of the table, or the landing page of this slug. */
export type CardSubject = { page: keyof PageById } | { landingPage: string }

/** Undefined for a name that no card can have. */
export function cardSubject(file: unknown): CardSubject | undefined {
  const [, name] = /^([a-z0-9-]+)\.png$/.exec(typeof file === 'string' ? file : '') ?? []
  if (name === undefined) return undefined
  const page = Object.hasOwn(documents, name) ? documents[name] : undefined
  return page ? { page } : { landingPage: name }
}
