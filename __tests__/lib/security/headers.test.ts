import { readdirSync } from 'node:fs'
import path from 'node:path'
import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match.js'
import { dataPolicy, pagePolicy } from '#lib/security/csp.ts'
import { headerRules } from '#lib/security/headers.ts'
import { publicEnv } from '#lib/site/env.ts'

const font = '/fonts/besley-1a2b3c4d.woff2'

/** The value of a header at a path; a later rule overrides an earlier one. */
const headerAt = (pathname: string, name: string) =>
  headerRules([font], false)
    .filter(({ source, has }) => !has && getPathMatch(source)(pathname))
    .flatMap(({ headers }) => headers.filter(({ key }) => key === name))
    .at(-1)?.value

afterEach(() => jest.restoreAllMocks())

test('only a site on https is sent with Strict-Transport-Security', () => {
  expect(headerAt('/', 'Strict-Transport-Security')).toBe('max-age=63072000')
  jest.replaceProperty(publicEnv, 'siteUrl', 'http://localhost:3000')
  expect(headerAt('/', 'Strict-Transport-Security')).toBeUndefined()
})

test.each(['/', '/faq', '/_next/static/page.js', '/api/health', '/studio'])(
  'search engines list %s, unless the site has NOINDEX',
  (pathname) => {
    expect(headerAt(pathname, 'X-Robots-Tag')).toBeUndefined()
    jest.replaceProperty(publicEnv, 'noIndex', true)
    expect(headerAt(pathname, 'X-Robots-Tag')).toBe('noindex')
  },
)

test('search engines list no draft', () => {
  const drafts = headerRules([], false).filter(({ has }) => has)
  expect(drafts).toEqual([
    {
      source: '/:path*',
      has: [{ type: 'cookie', key: '__prerender_bypass' }],
      headers: [{ key: 'X-Robots-Tag', value: 'noindex' }],
    },
  ])
})

test.each([font, '/studio/static/index-DzXY_ab1.js', '/studio/static/main-0123abcd.css'])(
  '%s, which has a hash in its name, is immutable',
  (file) => expect(headerAt(file, 'Cache-Control')).toBe('public, max-age=31536000, immutable'),
)

test.each(['/', '/faq', '/fonts/other.woff2', '/studio', '/studio/static/index.js', '/api/revalidate'])(
  'the caching of %s is left to Next',
  (pathname) => expect(headerAt(pathname, 'Cache-Control')).toBeUndefined(),
)

const routes = readdirSync('pages/api', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `/${path.relative('pages', path.join(parentPath, path.parse(name).name))}`)

test.each(routes)('the API route %s has the policy of data', (route) => {
  const pathname = route.replace(/\[[^\]]+\]/, route.includes('draft-mode') ? 'enable' : 'any')
  expect(headerAt(pathname, 'Content-Security-Policy')).toBe(dataPolicy)
})

test.each(['/', '/api', '/api/nope', '/api/draft-mode', '/api/draft-mode/nope'])(
  '%s, which is a page, has the policy of pages',
  (pathname) => expect(headerAt(pathname, 'Content-Security-Policy')).toBe(pagePolicy(false)),
)
