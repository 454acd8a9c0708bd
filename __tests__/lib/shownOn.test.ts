/** @jest-environment node */
import { routes, sitePages } from '../../lib/routes.ts'
import { affectedPaths, pageTitle } from '../../lib/shownOn.ts'

test.each([
  ['/', 'Home'],
  ['/search-all-jobs', 'Search All Jobs'],
  ['/404', 'Page not found'],
])('editors know the page at %s as %s', (path, title) => expect(pageTitle(path)).toBe(title))

test('site settings stand on every page', () => {
  expect([...affectedPaths('siteSettings')].sort()).toEqual(
    [...sitePages.map(({ path }) => path), routes.notFound].sort(),
  )
})

test.each([
  ['homePage', ['/']],
  ['review', ['/']],
  ['rolesPage', ['/roles-we-staff']],
  ['roleGroup', ['/roles-we-staff']],
  ['aboutPage', ['/about-us']],
  ['teamMember', ['/about-us']],
  ['caseStudiesPage', ['/case-study']],
  ['caseStudy', ['/case-study']],
  ['faqPage', ['/faq']],
  ['faqItem', ['/faq']],
  ['contactPage', ['/contact-us']],
  ['blogPage', ['/blog']],
  ['jobSearchPage', ['/job-seeker', '/search-all-jobs']],
  ['notFoundPage', ['/404']],
])('a change of %s touches only %j', (type, paths) => expect(affectedPaths(type)).toEqual(paths))

test.each(['sanity.imageAsset', 'constructor', '__proto__', ''])('a change of %j touches no page', (type) =>
  expect(affectedPaths(type)).toEqual([]),
)
