import { aboutPage } from './aboutPage.ts'
import { caseStudies } from './caseStudies.ts'
import type { SeedDocument } from './document.ts'
import { faqItems } from './faqItems.ts'
import { homePage } from './homePage.ts'
import { blogPage, caseStudiesPage, contactPage, faqPage, jobSearchPage, notFoundPage } from './otherPages.ts'
import { reviews } from './reviews.ts'
import { roleGroups } from './roleGroups.ts'
import { rolesPage } from './rolesPage.ts'
import { siteSettings } from './siteSettings.ts'
import { teamMembers } from './teamMembers.ts'

/** Everything a new dataset starts with: each page and the settings once, and the lists. */
export const seedDocuments: SeedDocument[] = [
  siteSettings,
  homePage,
  rolesPage,
  aboutPage,
  caseStudiesPage,
  faqPage,
  contactPage,
  blogPage,
  jobSearchPage,
  notFoundPage,
  ...teamMembers,
  ...roleGroups,
  ...caseStudies,
  ...faqItems,
  ...reviews,
]
