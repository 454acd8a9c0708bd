/** @jest-environment node */
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match.js'
import {
  dataPolicy,
  hashOf,
  inlineScriptsOf,
  pagePolicy,
  studioPolicy,
} from '../../../lib/security/contentPolicy.ts'
import { securityHeaders } from '../../../lib/security/headers.ts'

const hosts = { blogApiHost: 'https://blog.example.com/php', mailOrigin: 'https://api.emailjs.com' }
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

afterEach(() => jest.restoreAllMocks())

test('a page may call the blog host and the mail provider, by origin, and nobody else', () => {
  expect(pagePolicy(hosts, [])).toContain(
    "connect-src 'self' https://blog.example.com https://api.emailjs.com;",
  )
})

test('without a mail account a page may call the blog host only', () => {
  expect(pagePolicy({ ...hosts, mailOrigin: undefined }, [])).toContain(
    "connect-src 'self' https://blog.example.com;",
  )
})

test.each([
  ['all variables of EmailJS', {}, 'https://api.emailjs.com'],
  ['a stand-in', { NEXT_PUBLIC_EMAILJS_ORIGIN: 'http://localhost:3351' }, 'http://localhost:3351'],
  ['no public key', { NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: '' }, undefined],
  ['no service', { NEXT_PUBLIC_EMAILJS_SERVICE_ID: '' }, undefined],
  ['no template', { NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: '' }, undefined],
])('with %s, pages may call the mail provider only if the contact form can', async (_name, env, origin) => {
  jest.resetModules()
  jest.replaceProperty(process, 'env', {
    ...process.env,
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
    NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template',
    NEXT_PUBLIC_EMAILJS_ORIGIN: '',
    ...env,
  })
  expect((await import('../../../lib/security/hosts.ts')).hosts.mailOrigin).toBe(origin)
})

test('a page may load from this site alone, but for the blog host’s pictures, and nothing of kinds that it has no use for', () => {
  expect(
    pagePolicy({ blogApiHost: 'https://blog.example.com', mailOrigin: undefined }, ['a()']).split('; '),
  ).toEqual([
    "base-uri 'none'",
    "child-src 'none'",
    "connect-src 'self' https://blog.example.com",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "img-src 'self' data: https://blog.example.com",
    "manifest-src 'self'",
    "media-src 'none'",
    "object-src 'none'",
    `script-src 'self' ${sha('a()')}`,
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    "worker-src 'none'",
  ])
})

test('an inline script is allowed by its exact text', () => {
  expect(pagePolicy(hosts, ['a()', 'b()'])).toContain(`; script-src 'self' ${sha('a()')} ${sha('b()')};`)
  expect(hashOf('a() ')).not.toBe(hashOf('a()'))
})

test('inline scripts are those with text of their own', () => {
  const html =
    '<script>one()</script><script defer src="/two.js"></script><script type="module" async>\nthree()</script>'
  expect(inlineScriptsOf(html)).toEqual(['one()', '\nthree()'])
})

test('the Studio may run what its own page names, and a script of Sanity only if it names one', () => {
  const page = '<script>one()</script><script src="/studio/static/two.js"></script>'
  expect(studioPolicy(page)).toContain(`script-src 'self' ${sha('one()')};`)
  expect(studioPolicy(`${page}<script src="https://core.sanity-cdn.com/bridge.js"></script>`)).toContain(
    `script-src 'self' https://core.sanity-cdn.com/bridge.js ${sha('one()')};`,
  )
})

test('the Studio shows this site in a frame, is shown in none but its own, and loads no plug-in', () => {
  expect(studioPolicy('').split('; ')).toEqual([
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "script-src 'self'",
    "worker-src 'self' blob:",
  ])
})

test('browsers are held to https only where the site is https, and Cache-Control is left to Next', () => {
  const keys = (siteUrl: string) =>
    securityHeaders(siteUrl, hosts, []).flatMap(({ headers }) => headers.map(({ key }) => key))
  expect(keys('https://www.example.com')).toContain('Strict-Transport-Security')
  expect(keys('http://localhost:3000')).not.toContain('Strict-Transport-Security')
  expect(keys('https://www.example.com')).not.toContain('Cache-Control')
})

test('each API route answers under the policy of data, and an address below /api that leads nowhere under that of a page', () => {
  const policyAt = (address: string) =>
    securityHeaders('https://goodline.example', hosts, [])
      .filter(({ source }) => getPathMatch(source)(address))
      .flatMap(({ headers }) => headers.filter(({ key }) => key === 'Content-Security-Policy'))
      .at(-1)?.value
  const routes = readdirSync('pages/api', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${path.relative('pages', path.join(parentPath, path.parse(name).name))}`)
  expect(routes).toContain('/api/revalidate')
  for (const route of routes)
    expect([route, policyAt(route.replace(/\[[^\]]+\]/, 'any'))]).toEqual([route, dataPolicy])
  for (const nowhere of [
    '/api',
    '/api/nope',
    '/api/draft-mode',
    '/api/draft-mode/nope',
    '/api/media',
    '/api/social',
  ])
    expect([nowhere, policyAt(nowhere)]).toEqual([nowhere, pagePolicy(hosts, [])])
})
