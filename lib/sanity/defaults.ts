import type { PreviewedById, SiteSettings } from './pages.ts'

/**
 * What stands on a page whose document was never created: a heading that says where one is, and the sections that need no copy.
 * Only a new dataset ever shows these.
 */

const hero = (heading: string) => ({ heading, text: null, action: null, image: null, imageSmall: null })

/** The settings where nobody has made any; the name also stands in for one that is empty. */
export const defaultSettings: SiteSettings = {
  name: 'Goodline Staffing',
  legalName: null,
  tagline: null,
  intro: null,
  phone: null,
  fax: null,
  email: null,
  postalAddress: null,
  office: null,
  officeLabel: null,
  social: [],
  footerHeadings: null,
  seo: null,
}

/** By the id of the page's document, a landing page by its type; the headings also stand in for those that are empty. */
export const defaultPages: { [Id in keyof PreviewedById]: PreviewedById[Id]['page'] } = {
  homePage: {
    hero: hero('Call Center Staffing Made Simple'),
    hiring: null,
    steps: null,
    staffing: null,
    stats: null,
    reasons: null,
    reviews: null,
    training: null,
    insights: { heading: 'Hiring Trends & Insights' },
    closing: null,
    seo: null,
  },
  rolesPage: {
    hero: hero('The roles we staff'),
    benefitsHeading: null,
    benefits: [],
    closing: null,
    seo: null,
  },
  aboutPage: { hero: hero('About Us'), story: null, values: null, team: null, actions: [], seo: null },
  caseStudiesPage: { hero: hero('Case Studies & Resources'), listHeading: null, emptyText: null, seo: null },
  faqPage: { hero: hero('Frequently asked questions'), aside: null, emptyText: null, seo: null },
  contactPage: {
    hero: hero('Contact us'),
    labels: null,
    submitLabel: null,
    unavailableText: null,
    seo: null,
  },
  blogPage: { hero: hero('Hiring Trends & Insights'), listHeading: null, moreHeading: null, seo: null },
  jobSearchPage: { hero: hero('Find your next job'), finderHeading: null, resultsHeading: null, seo: null },
  notFoundPage: { heading: 'Page not found', text: null, image: null, actions: [], seo: null },
  // Visitors never see this one: an address without a landing page leads nowhere. An editor may delete the page being previewed.
  landingPage: { title: null, slug: null, sections: [], seo: null },
}
