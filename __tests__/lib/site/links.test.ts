import fc from 'fast-check'
import { encodedPath, isSitePath, safeHref, safeWebHref, withHttps } from '../../../lib/site/links.ts'

test.each([
  '/faq#guarantee',
  'https://example.com/x',
  'https://a_b.exa-mple.com:8443?a=1/../2#@',
  'https://bücher.example/a b',
  // Letters of Unicode 14, which Chromium's parser refuses.
  'https://a\u0870b.example',
  'mailto:a@b.co',
])('the link %s passes', (href) => expect(safeHref(href)).toBe(href))

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https:\\\\example.com',
  'https://exa\u200bmple.com',
  'https://good.example\\@evil.example',
  'https://user:pass@evil.example',
  'https://a.example/../b',
  '//evil.example',
  '/faq/%2E./..//evil.example',
  '/\\evil.example',
  'faq',
])('the link %j is refused', (href) => expect(safeHref(href)).toBeUndefined())

test('white space around a URL is removed, a line end inside refused', () => {
  expect(safeHref(' /faq\n')).toBe('/faq')
  expect(safeHref('/faq\n//evil.example')).toBeUndefined()
  expect(isSitePath('/faq /pay')).toBe(false)
})

test.each([
  ['http://example.com/a?b=1#c', 'https://example.com/a?b=1#c'],
  ['www.example.com/a', 'https://www.example.com/a'],
  ['goodline.com/jobs', 'https://goodline.com/jobs'],
  ['bücher.example', 'https://bücher.example'],
])('%j leads to %s', (written, href) => expect(safeWebHref(written)).toBe(href))

test.each([
  '/www.example.com',
  'https://a.example',
  'contact-us.html',
  'goodline.com.',
  'goodline.com:pass@evil.example',
  '10.0.0.1',
])('%j is no address to write with https', (written) => expect(withHttps(written)).toBe(written))

test('a web link is https and nothing else', () => {
  expect(safeWebHref('https://example.com')).toBe('https://example.com')
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
        // Node's parser may refuse letters.
        if (href === undefined || !URL.canParse(href, 'https://site.example')) return
        const url = new URL(href, 'https://site.example/page')
        if (isSitePath(href)) {
          expect(url.origin).toBe('https://site.example')
          expect(url.pathname).not.toMatch(/^\/\//)
        } else {
          expect(['https:', 'mailto:', 'tel:']).toContain(url.protocol)
          expect(url.href).toBe(new URL(href).href)
          expect(url.username + url.password).toBe('')
          expect(url.hostname).toMatch(/^[a-z\d_.-]*$/)
        }
      },
    ),
  )
})

test.each([
  ['/faq#größe', '/faq#gr%C3%B6%C3%9Fe'],
  ['/faq#a\u0000b\u202e', '/faq#a%00b%E2%80%AE'],
  ['/faq?a=%20%25&b="<>', '/faq?a=%20%25&b=%22%3C%3E'],
  ['/', '/'],
])('%j travels in a header as %s', (path, written) => expect(encodedPath(path)).toBe(written))

test.each(['\u200b', '\u200e', '\u00a0', '\u3164', '\ufffc', '\u0085'])('%j around a link goes', (sign) => {
  for (const link of ['https://example.com/a', '/faq#guarantee', 'mailto:ada@example.com'])
    expect(safeHref(`${sign}${link}${sign} `)).toBe(link)
})
