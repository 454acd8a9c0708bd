import { caseStudy } from './documents/caseStudy.ts'
import { faqItem } from './documents/faqItem.ts'
import { landingPage } from './documents/landingPage.ts'
import { redirect } from './documents/redirect.ts'
import { review } from './documents/review.ts'
import { roleGroup } from './documents/roleGroup.ts'
import { teamMember } from './documents/teamMember.ts'
import { action } from './objects/action.ts'
import { address } from './objects/address.ts'
import { card } from './objects/card.ts'
import { hero } from './objects/hero.ts'
import { picture } from './objects/picture.ts'
import { longText, richText } from './objects/richText.ts'
import { seo } from './objects/seo.ts'
import { aboutPage } from './pages/aboutPage.ts'
import { blogPage } from './pages/blogPage.ts'
import { caseStudiesPage } from './pages/caseStudiesPage.ts'
import { contactPage } from './pages/contactPage.ts'
import { faqPage } from './pages/faqPage.ts'
import { homePage } from './pages/homePage.ts'
import { jobSearchPage } from './pages/jobSearchPage.ts'
import { notFoundPage } from './pages/notFoundPage.ts'
import { rolesPage } from './pages/rolesPage.ts'
import { siteSettings } from './pages/siteSettings.ts'
import { sectionTypes } from './sections/index.ts'

/** Lists that editors order. */
export const listTypes = [teamMember, roleGroup, caseStudy, faqItem, review]

/** Page singletons in the order of the sidebar; the type's name is the id. */
export const pageTypes = [
  homePage,
  rolesPage,
  aboutPage,
  caseStudiesPage,
  faqPage,
  contactPage,
  blogPage,
  jobSearchPage,
  notFoundPage,
]

/** Documents with a path of their own. */
export const pathTypes = [landingPage, redirect]

export const schemaTypes = [
  ...pageTypes,
  siteSettings,
  ...listTypes,
  ...pathTypes,
  ...sectionTypes,
  action,
  address,
  card,
  hero,
  longText,
  picture,
  richText,
  seo,
]
