import { dataPolicy, studioPolicy } from '#lib/security/csp.ts'

/** The policy of pages on hosted Sanity, with an account of EmailJS and these variables. */
async function policyWith(variables: Record<string, string> = {}, development = false) {
  jest.resetModules()
  jest.replaceProperty(process, 'env', {
    ...process.env,
    NEXT_PUBLIC_BLOG_API_HOST: 'https://blog.example.com',
    NEXT_PUBLIC_SANITY_API_HOST: '',
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
    NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template',
    NEXT_PUBLIC_EMAILJS_ORIGIN: '',
    ...variables,
  })
  const { pagePolicy } = await import('#lib/security/csp.ts')
  return pagePolicy(development)
}

afterEach(() => jest.restoreAllMocks())

test('a page loads from its site, connects to two, frames two hosts', async () => {
  expect((await policyWith()).split('; ')).toEqual([
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

test('local back ends come without encryption', async () => {
  const policy = await policyWith({
    NEXT_PUBLIC_BLOG_API_HOST: 'http://localhost:3340',
    NEXT_PUBLIC_SANITY_API_HOST: 'http://localhost:3333',
    NEXT_PUBLIC_EMAILJS_ORIGIN: 'http://localhost:3351',
  })
  expect(policy).toContain("img-src 'self' data: blob: https: http://localhost:3340 http://localhost:3333;")
  expect(policy).toContain("connect-src 'self' http://localhost:3340 http://localhost:3351;")
})

test('without a mail account a page connects to the blog host only', async () => {
  expect(await policyWith({ NEXT_PUBLIC_EMAILJS_SERVICE_ID: '' })).toContain(
    "connect-src 'self' https://blog.example.com;",
  )
})

test('only development allows eval, inline scripts and web sockets', async () => {
  expect(await policyWith({}, true)).toMatch(
    /connect-src [^;]* ws:;.*script-src 'self' 'unsafe-inline' 'unsafe-eval';/,
  )
  expect(await policyWith()).not.toMatch(/unsafe-eval|script-src [^;]*unsafe-inline|ws:/)
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
