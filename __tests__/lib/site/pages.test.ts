import { documentTitle, pageTitle, pathsShowing, routes, sitePages } from '#lib/site/pages.ts'

test.each([
  ['/', 'Home'],
  ['/404', 'Page not found'],
])('the page at %s has the title %s', (path, title) => expect(pageTitle(path)).toBe(title))

test('site settings are shown on every page', () => {
  expect([...pathsShowing('siteSettings')].sort()).toEqual(
    [...sitePages.map(({ path }) => path), routes.notFound].sort(),
  )
})

test.each(['sanity.imageAsset', 'constructor'])('a document of type %j is shown nowhere', (type) =>
  expect(pathsShowing(type)).toEqual([]),
)

test.each([
  ['FAQ', 'Goodline', 'FAQ | Goodline'],
  ['Goodline at work', 'Goodline', 'Goodline at work'],
  [null, 'Goodline', 'Goodline'],
  ['FAQ', null, 'FAQ'],
  [null, null, ''],
])('the title %j of the site %j reads %j', (title, name, text) =>
  expect(documentTitle(title, name)).toBe(text),
)
