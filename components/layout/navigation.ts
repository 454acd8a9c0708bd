import type { SiteSettings } from '#lib/sanity/page/pageTypes.ts'
import { routes } from '#lib/site/pages.ts'

export type NavLink = { label: string; href: string }
type NavGroup = {
  label: string
  id: string
  links: readonly NavLink[]
  /** Where landing pages are added. */
  menu: 'staffing' | 'insights'
}

/** What editors add, in order. */
export type Menu = SiteSettings['menu']

/** The pages of bar and footer, a row each; some have another label in the footer. */
const pages = {
  roles: { label: 'The Roles We Staff', href: routes.roles },
  jobSeeker: { label: 'For Job Seekers', href: routes.jobSeeker },
  about: { label: 'About Us', href: routes.about },
  contact: { label: 'Contact Us', href: routes.contact },
  blog: { label: 'Our Blog', href: routes.blog },
  caseStudies: {
    label: 'Case Studies & Resources',
    inFooter: 'Case Studies & Resource',
    href: routes.caseStudies,
  },
  faq: { label: 'FAQs', inFooter: 'FAQ', href: routes.faq },
} as const

/** The fixed part of the top navigation, in order. docs/specification.md#navigation. */
export const topNavigation: readonly (NavLink | NavGroup)[] = [
  { label: 'Staffing Solutions', id: 'menu-staffing', menu: 'staffing', links: [pages.roles] },
  pages.jobSeeker,
  pages.about,
  pages.contact,
  {
    label: 'Insights',
    id: 'menu-insights',
    menu: 'insights',
    links: [pages.blog, pages.caseStudies, pages.faq],
  },
]

export const isGroup = (item: NavLink | NavGroup): item is NavGroup => 'links' in item

/** The top navigation: in each group the fixed links, then landing pages. */
export const navigationWith = (menu: Menu) =>
  topNavigation.map((entry) =>
    isGroup(entry) ? { ...entry, links: [...entry.links, ...linksOf(menu[entry.menu])] } : entry,
  )

/** Those with words and a target. */
export const linksOf = (entries: readonly { label: string | null; href: string | null }[]): NavLink[] =>
  entries.flatMap(({ label, href }) => (label && href ? [{ label, href }] : []))

/** The link columns of the footer. docs/specification.md#footer. */
export const footerLinks: Record<'jobSeekers' | 'employers', readonly NavLink[]> = {
  jobSeekers: [
    { label: 'Search Positions', href: pages.jobSeeker.href },
    pages.jobSeeker,
    { label: pages.faq.inFooter, href: pages.faq.href },
  ],
  employers: [
    { label: 'Schedule a Call', href: pages.contact.href },
    pages.contact,
    pages.about,
    pages.blog,
    { label: pages.caseStudies.inFooter, href: pages.caseStudies.href },
  ],
}
