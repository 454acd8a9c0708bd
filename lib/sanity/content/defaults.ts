import { fitPage } from './fitPage.ts'
import type { PreviewedById, SiteSettings } from './pageTypes.ts'

/** What a page shows whose document was never created, as in a new dataset. */

type Id = keyof PreviewedById

const headed = (heading: string) => ({ hero: { heading } })

/** By document id, or type for landing pages. The headings also replace empty ones. */
const words: Readonly<Record<Id, object>> = {
  homePage: {
    ...headed('Call Center Staffing Made Simple'),
    posts: { heading: 'Hiring Trends & Insights' },
  },
  rolesPage: headed('The roles we staff'),
  aboutPage: headed('About Us'),
  caseStudiesPage: headed('Case Studies & Resources'),
  faqPage: headed('Frequently asked questions'),
  contactPage: headed('Contact us'),
  blogPage: headed('Hiring Trends & Insights'),
  jobSearchPage: headed('Find your next job'),
  notFoundPage: { heading: 'Page not found' },
  // Only for the preview, when an editor deletes the page being previewed.
  landingPage: {},
}

/** With null or an empty list for each other field of the query. */
const whole = (id: Id) =>
  fitPage(id, { settings: { name: 'Goodline Staffing', menu: {} }, page: words[id] }) as unknown

/** The name also replaces an empty one. */
export const { settings: defaultSettings } = whole('homePage') as { settings: SiteSettings }

export const defaultPages = Object.fromEntries(
  Object.keys(words).map((id) => [id, (whole(id as Id) as { page: object }).page]),
) as { [Key in Id]: PreviewedById[Key]['page'] }
