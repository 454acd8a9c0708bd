import fc from 'fast-check'
import { safeHref } from '../../../../lib/site/links.ts'
import { withScheme } from '../../../../lib/site/typedLinks.ts'
import { checkTextLink, checkWebAddress } from '../../../../sanity/schemas/rules/target.ts'

test.each([
  'goodline.com/jobs',
  'www.goodline.com',
  'info@goodline.com',
  'Mailto:hello@goodline.example',
  'mailto:a@b.com?subject=Hello there',
  '(813) 555-0142',
  'tel:(813) 555-0142',
  '+49 30 1234567',
])('the pasted link %j passes as the site will read it', (written) =>
  expect(checkTextLink(written)).toBe(true),
)

test.each([
  ...['555-0142', 'a@b', 'soon', 'flyer.pdf', '192.168.100.10', 'ftp://a.example/b', 'tel:-------'],
  'mailto:a@b.com@?subject=Hello',
])('the pasted link %j is refused with its words', (written) =>
  expect(checkTextLink(written)).toContain(`“${written}” does not work as a link`),
)

test('a pasted link to this site is refused with its path', () =>
  expect(checkTextLink('/contact-us')).toContain('“/contact-us” is on this site.'))

test('a website’s address may lack https, an email address is none', () => {
  expect(checkWebAddress('goodline.com')).toBe(true)
  expect(checkWebAddress('info@goodline.com')).toContain('https://')
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
      if (checkTextLink(link) === true) expect(safeHref(withScheme(link))).toBeDefined()
    }),
    { numRuns: 1000 },
  )
})
