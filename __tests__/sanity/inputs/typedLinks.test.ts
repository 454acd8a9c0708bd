import fc from 'fast-check'
import { safeHref } from '#lib/site/links.ts'
import { withHttps, withScheme } from '#sanity/inputs/typedLinks.ts'

test.each([
  ['http://example.com/a?b=1#c', 'https://example.com/a?b=1#c'],
  [' goodline.com/jobs', 'https://goodline.com/jobs'],
  ['bücher.example', 'https://bücher.example'],
  [' first.last+tag@mail.goodline.co.uk ', 'mailto:first.last+tag@mail.goodline.co.uk'],
  ['(813) 555-0142', 'tel:+18135550142'],
])('the typed link %j is stored as %s', (typed, stored) => expect(withScheme(typed)).toBe(stored))

test.each([
  '/www.example.com',
  'https://a.example',
  'http://a.example:8080/',
  'contact-us.html',
  'goodline.com.',
  'goodline.com:pass@evil.example',
  '10.0.0.1',
  '555-0142',
  'a@b',
])('the typed link %j stays as it is', (typed) => {
  expect(withHttps(typed)).toBe(typed)
  expect(withScheme(typed)).toBe(typed)
})

test('a tidied link stays as it is, and leads where it did', () => {
  const host = fc.stringMatching(/^(?:[a-z]{1,4}\.){1,3}[a-z]{2,4}$/)
  const user = fc.stringMatching(/^[a-z.+@:]{0,6}$/)
  const links = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.emailAddress(),
    fc.stringMatching(/^[+(]?[\d ().-]{7,16}$/),
    fc.tuple(user, host, fc.string()).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(links, (typed) => {
      const tidied = withScheme(typed)
      expect(withScheme(tidied)).toBe(tidied)
      const href = safeHref(typed)
      if (href) expect(safeHref(tidied)).toBe(href.replace(/^http:(?=\/\/[^/:]+\/)/, 'https:'))
    }),
  )
})
