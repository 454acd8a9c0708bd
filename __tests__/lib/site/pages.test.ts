import { documentTitle, pageTitle } from '#lib/site/pages.ts'

test('a path without a page has the title of a missing one', () =>
  expect(pageTitle('/404')).toBe('Page not found'))

test.each([
  ['FAQ', 'Goodline', 'FAQ | Goodline'],
  ['Goodline at work', 'Goodline', 'Goodline at work'],
  [null, 'Goodline', 'Goodline'],
  ['FAQ', null, 'FAQ'],
  [null, null, ''],
])('the title %j of the site %j reads %j', (title, name, text) =>
  expect(documentTitle(title, name)).toBe(text),
)
