import fc from 'fast-check'
import { encodedPath, isSafeHref, isSitePath, safeHref, safeWebHref } from '#lib/site/links.ts'

test.each([
  ['/faq#guarantee', '/faq#guarantee'],
  ['HTTP://10.0.0.1:8080', 'http://10.0.0.1:8080/'],
  ['https://a_b.exa-mple.com:8443?a=1/../2#@', 'https://a_b.exa-mple.com:8443/?a=1/../2#@'],
  ['https://bücher.example/a b', 'https://xn--bcher-kva.example/a%20b'],
  ['https://good.example\\@evil.example', 'https://good.example/@evil.example'],
  ['mailto:a@b.co', 'mailto:a@b.co'],
  ['tel:+18135550142', 'tel:+18135550142'],
])('the stored link %j leads to %s', (stored, href) => {
  expect(safeHref(stored)).toBe(href)
  expect(isSafeHref(href)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'ftp://example.com',
  'https://',
  'https://user:pass@evil.example',
  '//evil.example',
  '/faq/%2E./..//evil.example',
  '/\\evil.example',
  '/faq\n//evil.example',
  'faq',
  // What an editor types gets its scheme in the Studio.
  'www.example.com',
])('%j is no link', (stored) => expect(safeHref(stored)).toBeUndefined())

test.each(['javascript:alert(1)', ' javascript:alert(1)', '//evil.example', '/\\evil.example', 'faq', ''])(
  'a view never links to %j',
  (href) => expect(isSafeHref(href)).toBe(false),
)

test('a web link is http or https and nothing else', () => {
  expect(safeWebHref(' https://example.com/a\u200b')).toBe('https://example.com/a')
  expect(safeWebHref('http://example.com/a')).toBe('http://example.com/a')
  for (const href of ['/faq', 'mailto:a@b.co', 'ftp://example.com', null, undefined])
    expect(safeWebHref(href)).toBeUndefined()
})

test('any result stays on this site or has a harmless scheme', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.stringMatching(/^https:[/\\]{0,4}[a-z]{1,3}$/),
        fc.string({ unit: 'binary' }).map((host) => `https://a${host}.example/`),
        fc.stringMatching(/^\/(?:\.|%2e|\/|a){1,8}$/),
        fc.string().map((rest) => `/${rest}`),
      ),
      (value) => {
        const href = safeHref(value)
        if (href === undefined) return
        expect(isSafeHref(href)).toBe(true)
        const url = new URL(href, 'https://site.example/page')
        if (isSitePath(href)) {
          expect(url.origin).toBe('https://site.example')
          expect(url.pathname).not.toMatch(/^\/\//)
        } else {
          expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(url.protocol)
          expect(url.href).toBe(href)
          expect(url.username + url.password).toBe('')
        }
      },
    ),
  )
})

test.each([
  ['/faq#a\u0000b\u202e', '/faq#a%00b%E2%80%AE'],
  ['/faq?a=%20%25&b="<>', '/faq?a=%20%25&b=%22%3C%3E'],
  ['https://[::1]/a%5Bb', 'https://[::1]/a%5Bb'],
])('%j travels in a header as %s', (path, written) => expect(encodedPath(path)).toBe(written))

test.each(['\u200b', '\u200e', '\u00a0', '\u3164', '\ufffc', '\u0085'])('%j around a link goes', (sign) => {
  for (const link of ['https://example.com/a', '/faq#guarantee', 'mailto:ada@example.com'])
    expect(safeHref(`${sign}${link}${sign} `)).toBe(link)
})
