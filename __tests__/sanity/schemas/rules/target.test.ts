import fc from 'fast-check'
import { safeHref } from '#lib/site/links.ts'
import { checkTextLink, checkWebUrl } from '#sanity/schemas/rules/target.ts'

test.each([
  'http://localhost:3333/',
  'Mailto:hello@goodline.example',
  'mailto:a@b.com?subject=Hello there',
  'tel:(813) 555-0142',
])('the stored link %j passes', (written) => expect(checkTextLink(written)).toBe(true))

test.each([
  ...['555-0142', 'a@b', 'soon', 'flyer.pdf', '192.168.100.10', 'ftp://a.example/b', 'tel:-------'],
  'mailto:a@b.com@?subject=Hello',
])('the stored link %j is refused with its words', (written) =>
  expect(checkTextLink(written)).toContain(`“${written}” does not work as a link`),
)

test('a pasted link to this site is refused with its path', () =>
  expect(checkTextLink('/contact-us')).toContain('“/contact-us” is on this site.'))

test('an unfinished link is told what it becomes', () =>
  expect(checkTextLink('info@goodline.com')).toBe(
    '“info@goodline.com” becomes “mailto:info@goodline.com” when you leave this field.',
  ))

test('a website is told what it becomes, an email address is none', () => {
  expect(checkWebUrl('goodline.com')).toContain('becomes “https://goodline.com”')
  expect(checkWebUrl('info@goodline.com')).toContain('Use a full address')
})

test('every link that the Studio accepts works on the site', () => {
  const written = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.emailAddress(),
    fc.stringMatching(/^(?:tel:|mailto:)?[+(]?[\d ().@a-z-]{3,16}$/),
    fc.stringMatching(/^(?:[a-z]{1,4}\.){1,3}[a-z]{2,4}[/?#: ]?[a-z.@]{0,4}$/),
  )
  fc.assert(
    fc.property(written, (link) => {
      if (checkTextLink(link) === true) expect(safeHref(link)).toBeDefined()
    }),
    { numRuns: 1000 },
  )
})
