import type { PreviewedById, SiteSettings } from './pageTypes.ts'

/** What a page shows whose document was never created, as in a new dataset. */

const hero = (heading: string) => ({ heading, text: null, action: null, image: null, imageSmall: null })

/** The name also replaces an empty one. */
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
  menu: { staffing: [], insights: [], footer: [] },
  announcement: null,
  seo: null,
}

/** By document id, or type for landing pages. The headings also replace empty ones. */
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
  // Only for the preview, when an editor deletes the page being previewed.
  landingPage: {
    title: null,
    slug: null,
    window: { visibleFrom: null, visibleUntil: null },
    sections: [],
    seo: null,
  },
}
