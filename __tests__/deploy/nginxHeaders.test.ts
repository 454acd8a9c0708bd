import { commonHeaders, headerRules } from '../../lib/security/headers.ts'
import { rawResponse } from '../../local/tools/stack/rawResponse.ts'
import { rawGet } from '../fixtures/rawGet.ts'
import { newPath, proxiedSite, shared } from '../fixtures/proxiedSite.ts'
import { testWith } from '../fixtures/testWith.ts'

/** Headers of the reverse proxy. */

const test = testWith('nginx')
const site = proxiedSite()

/**
 * The security headers of the site, which the proxy adds where they are missing. This site is not
 * https.
 */
const securityHeaders = {
  ...Object.fromEntries(commonHeaders.map(({ key, value }) => [key.toLowerCase(), value])),
  'content-security-policy': expect.stringMatching(/default-src 'self'.*frame-ancestors 'self'/) as string,
}

test.each(['/page/', '//page', '/\\page', '/api/x/', '/studio/', '/_next/static/x/', '/_next/image/'])(
  'the redirect of %s without security headers gets them',
  async (where) => {
    site.respond = () => ({ status: 308, headers: { location: '/page' } })
    const { status, headers } = await rawGet(site.proxy, where)
    expect(status).toBe(308)
    expect(site.requests).toHaveLength(1)
    expect(headers).toMatchObject({ ...securityHeaders, location: '/page' })
    expect(headers).not.toHaveProperty('strict-transport-security')
  },
)

test.each(['/page/', '/api/own', '/studio/'])('a very long redirect of %s arrives', async (where) => {
  const location = `/page?q=${'x'.repeat(7000)}`
  site.respond = () => ({ status: 308, headers: { location, refresh: `0;url=${location}` } })
  const { status, headers } = await rawGet(site.proxy, where)
  expect(status).toBe(308)
  expect(headers.location).toBe(location)
})

test.each(['/page-of-its-own', '/page-of-its-own/', '/api/own', '/_next/static/own.js', '/_next/image?own'])(
  'security headers of the site at %s stay, each once',
  async (where) => {
    const names = [...Object.keys(securityHeaders), 'strict-transport-security']
    const own = Object.fromEntries(names.map((name) => [name, `own ${name}`]))
    site.respond = () => ({ headers: { ...own, ...shared } })
    for (let visits = 1; visits <= 2; visits += 1)
      expect((await rawGet(site.proxy, where)).headers).toMatchObject(own)
  },
)

test('errors of nginx have the security headers and hide its version', async () => {
  const expected = { ...securityHeaders, server: 'nginx' }
  expect(await rawGet(site.proxy, '/%')).toMatchObject({ status: 400, headers: expected })
  const paths = [newPath(), '/api/anything', `/_next/static${newPath()}`]
  for (const path of paths) {
    const tooLarge = await rawResponse(site.proxy, { path, headers: { 'content-length': 3_000_000 } })
    expect(tooLarge).toMatchObject({ status: 413, headers: expected })
  }
  expect(site.requests).toEqual([])
  await site.stop()
  for (const path of paths)
    expect(await rawGet(site.proxy, path)).toMatchObject({ status: 502, headers: expected })
  await site.start()
})

test('a redirect over https has the site’s Strict-Transport-Security', async () => {
  site.respond = () => ({ status: 308, headers: { location: '/page' } })
  const [{ headers } = { headers: [] }] = headerRules(
    'https:',
    { hosts: { blogApiHost: '', mailOrigin: undefined }, inlineScripts: [] },
    [],
  )
  const secure = await site.get('/page/', { 'x-forwarded-proto': 'https' })
  expect(headers).toContainEqual({
    key: 'Strict-Transport-Security',
    value: secure.headers.get('strict-transport-security'),
  })
})
