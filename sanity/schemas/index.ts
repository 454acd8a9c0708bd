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
import { closing } from './objects/closing.ts'
import { hero } from './objects/hero.ts'
import { picture } from './objects/picture.ts'
import { richText } from './objects/richText.ts'
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

/** Documents of which there are many: added, removed and put in order by editors. */
const listTypes = [teamMember, roleGroup, caseStudy, faqItem, review]

/** Documents of which there is exactly one, with the type's name as its id. Pages in the order of the sidebar. */
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

/** Addresses that are content: pages that editors put together, and old addresses that lead elsewhere. */
export const addressTypes = [landingPage, redirect]

/** The whole content model. */
export const schemaTypes = [
  ...pageTypes,
  siteSettings,
  ...listTypes,
  ...addressTypes,
  action,
  address,
  card,
  closing,
  hero,
  picture,
  richText,
  seo,
]
