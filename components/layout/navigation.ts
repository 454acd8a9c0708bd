import type { SiteSettings } from '../../lib/sanity/content/pageTypes.ts'
import { routes } from '../../lib/site/pages.ts'

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

/** The fixed part of the top navigation, in order. docs/specification.md#navigation. */
export const topNavigation: readonly (NavLink | NavGroup)[] = [
  {
    label: 'Staffing Solutions',
    id: 'menu-staffing',
    menu: 'staffing',
    links: [{ label: 'The Roles We Staff', href: routes.roles }],
  },
  { label: 'For Job Seekers', href: routes.jobSeeker },
  { label: 'About Us', href: routes.about },
  { label: 'Contact Us', href: routes.contact },
  {
    label: 'Insights',
    id: 'menu-insights',
    menu: 'insights',
    links: [
      { label: 'Our Blog', href: routes.blog },
      { label: 'Case Studies & Resources', href: routes.caseStudies },
      { label: 'FAQs', href: routes.faq },
    ],
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

/**
 * The link columns of the footer. "Resource" is singular here only. docs/specification.md#footer.
 */
export const footerLinks: Record<'jobSeekers' | 'employers', readonly NavLink[]> = {
  jobSeekers: [
    { label: 'Search Positions', href: routes.jobSeeker },
    { label: 'For Job Seekers', href: routes.jobSeeker },
    { label: 'FAQ', href: routes.faq },
  ],
  employers: [
    { label: 'Schedule a Call', href: routes.contact },
    { label: 'Contact Us', href: routes.contact },
    { label: 'About Us', href: routes.about },
    { label: 'Our Blog', href: routes.blog },
    { label: 'Case Studies & Resource', href: routes.caseStudies },
  ],
}
