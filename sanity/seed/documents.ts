import { aboutPage } from './aboutPage.ts'
import type { SeedDocument } from './document.ts'
import { faqItems } from './faqItems.ts'
import { homePage } from './homePage.ts'
import { caseStudies, reviews, roleGroups, teamMembers } from './lists.ts'
import { blogPage, caseStudiesPage, contactPage, faqPage, jobSearchPage, notFoundPage } from './otherPages.ts'
import { rolesPage } from './rolesPage.ts'
import { siteSettings } from './siteSettings.ts'
import { templatePage } from './templatePage.ts'

/** The content of a new dataset. */
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
  templatePage,
]
