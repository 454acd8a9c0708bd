import { dataPolicy, pagePolicy, studioPolicy } from '#lib/security/csp.ts'

const hosts = {
  blogApiHost: 'https://blog.example.com',
  images: 'https://cdn.sanity.io',
  mailOrigin: 'https://api.emailjs.com',
}

test('a page loads from its site, connects to two, frames two hosts', () => {
  expect(pagePolicy({ hosts }).split('; ')).toEqual([
    "base-uri 'none'",
    "child-src 'none'",
    "connect-src 'self' https://blog.example.com https://api.emailjs.com",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    "img-src 'self' data: blob: https:",
    "manifest-src 'self'",
    "media-src 'none'",
    "object-src 'none'",
    "script-src 'self'",
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    "worker-src 'none'",
  ])
})

test('images of local back ends come without encryption', () => {
  const local = { ...hosts, blogApiHost: 'http://localhost:3340', images: 'http://localhost:3333' }
  expect(pagePolicy({ hosts: local })).toContain(
    "img-src 'self' data: blob: https: http://localhost:3340 http://localhost:3333;",
  )
})

test('without a mail account a page connects to the blog host only', () => {
  expect(pagePolicy({ hosts: { ...hosts, mailOrigin: undefined } })).toContain(
    "connect-src 'self' https://blog.example.com;",
  )
})

test('only development allows eval, inline scripts and web sockets', () => {
  const policy = (development: boolean) => pagePolicy({ hosts, development })
  expect(policy(true)).toMatch(/connect-src [^;]* ws:;.*script-src 'self' 'unsafe-inline' 'unsafe-eval';/)
  expect(policy(false)).not.toMatch(/unsafe-eval|script-src [^;]*unsafe-inline|ws:/)
})

test('nothing in an API response runs', () => {
  expect(dataPolicy).toBe("default-src 'none'; frame-ancestors 'none'")
})

const studioRest = [
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "frame-src 'self'",
  "object-src 'none'",
]

test('the Studio of a local lake connects to that lake only', () => {
  expect(studioPolicy('http://localhost:3333').split('; ')).toEqual([
    ...studioRest,
    "script-src 'self'",
    "worker-src 'self' blob:",
    "connect-src 'self' blob: data: http://localhost:* http://*.localhost:* ws://localhost:*",
  ])
})

test('the Studio on hosted Sanity may run its dashboard script', () => {
  expect(studioPolicy(undefined).split('; ')).toEqual([
    ...studioRest,
    "script-src 'self' https://core.sanity-cdn.com",
    "worker-src 'self' blob:",
  ])
})

test.each([
  ['all variables of EmailJS', {}, 'https://api.emailjs.com'],
  ['a stand-in', { NEXT_PUBLIC_EMAILJS_ORIGIN: 'http://localhost:3351' }, 'http://localhost:3351'],
  ['no service', { NEXT_PUBLIC_EMAILJS_SERVICE_ID: '' }, undefined],
])('with %s the mail origin is that of the contact form', async (_, env, origin) => {
  jest.resetModules()
  jest.replaceProperty(process, 'env', {
    ...process.env,
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
    NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template',
    NEXT_PUBLIC_EMAILJS_ORIGIN: '',
    ...env,
  })
  expect((await import('#lib/security/hosts.ts')).hosts.mailOrigin).toBe(origin)
  jest.restoreAllMocks()
})
