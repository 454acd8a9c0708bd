import { routes } from '../../lib/site/pages.ts'

export type NavLink = { label: string; href: string }
export type NavGroup = { label: string; id: string; links: readonly NavLink[] }

/** The top navigation, in order. Labels and targets are fixed: spec section 2. */
export const topNavigation: readonly (NavLink | NavGroup)[] = [
  {
    label: 'Staffing Solutions',
    id: 'menu-staffing',
    links: [{ label: 'The Roles We Staff', href: routes.roles }],
  },
  { label: 'For Job Seekers', href: routes.jobSeeker },
  { label: 'About Us', href: routes.about },
  { label: 'Contact Us', href: routes.contact },
  {
    label: 'Insights',
    id: 'menu-insights',
    links: [
      { label: 'Our Blog', href: routes.blog },
      { label: 'Case Studies & Resources', href: routes.caseStudies },
      { label: 'FAQs', href: routes.faq },
    ],
  },
]

export const isGroup = (item: NavLink | NavGroup): item is NavGroup => 'links' in item

/** The link columns of the footer. "Resource" is singular here only. Spec section 2. */
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
