import fc from 'fast-check'
import { toTextBlock } from '../../../lib/sanity/content/textBlock.ts'
import { safeHref } from '../../../lib/site/links.ts'
import { withScheme } from '../../../lib/site/typedLinks.ts'

/** Where a link in a text leads on the site; it may be stored as it was pasted. */
function hrefOf(href: string): string | undefined {
  const block = toTextBlock({ _type: 'block', markDefs: [{ _key: 'l', _type: 'link', href }] })
  const [link] = block?.markDefs as { href: string }[]
  return safeHref(link?.href)
}

test.each([
  ['info@goodline.com', 'mailto:info@goodline.com'],
  [' first.last+tag@mail.goodline.co.uk ', 'mailto:first.last+tag@mail.goodline.co.uk'],
  ['(813) 555-0142', 'tel:+18135550142'],
  ['goodline.com/jobs', 'https://goodline.com/jobs'],
])('the link %j becomes %s in Studio and site', (written, href) => {
  expect(withScheme(written)).toBe(href)
  expect(hrefOf(written)).toBe(href)
})

test.each(['555-0142', '2026-10-14', 'a@b'])(
  '%j is neither an email address nor a phone number',
  (written) => {
    expect(withScheme(written)).toBe(written)
    expect(hrefOf(written)).toBeUndefined()
  },
)

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
    fc.property(links, (written) => {
      const tidied = withScheme(written)
      expect(withScheme(tidied)).toBe(tidied)
      expect(hrefOf(tidied)).toBe(hrefOf(written))
    }),
  )
})
