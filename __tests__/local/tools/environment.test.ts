import { envFaults, variableNames } from '#lib/site/envCheck.ts'
import { bareEnvironment, localSetup } from '#local/tools/stack/environment.ts'

const NODE_ENV = 'production' as const

test('an empty environment becomes a complete and local one', () => {
  const { env, starts } = localSetup({ NODE_ENV })
  expect(envFaults(env)).toEqual([])
  expect(starts).toEqual({ lake: true, blog: true, mail: true })
  expect(env.NEXT_PUBLIC_SANITY_API_HOST).toBe('http://localhost:3333')
})

test('a real Sanity project never meets the local lake', () => {
  const { env, starts } = localSetup({ NODE_ENV, NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc123' })
  expect(starts).toEqual({ lake: false, blog: true, mail: true })
  expect(env.NEXT_PUBLIC_SANITY_API_HOST).toBeUndefined()
  expect(env.SANITY_API_READ_TOKEN).toBeUndefined()
})

test('a real blog host or mail account is configured alone', () => {
  const blog = localSetup({ NODE_ENV, NEXT_PUBLIC_BLOG_API_HOST: 'https://blog.example.com' })
  expect(blog.starts).toEqual({ lake: true, blog: false, mail: true })
  expect(blog.env.NEXT_PUBLIC_BLOG_API_HOST).toBe('https://blog.example.com')
  const mail = localSetup({ NODE_ENV, NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key' })
  expect(mail.starts).toEqual({ lake: true, blog: true, mail: false })
  expect(mail.env.NEXT_PUBLIC_EMAILJS_ORIGIN).toBeUndefined()
})

test('the local site listens on loopback only, unless HOST is set', () => {
  expect(localSetup({ NODE_ENV, HOST: '' }).env.HOST).toBe('127.0.0.1')
  expect(localSetup({ NODE_ENV, HOST: '0.0.0.0' }).env.HOST).toBe('0.0.0.0')
})

test('the test environment sets every variable, and uses local back ends only', () => {
  const real = Object.fromEntries(variableNames.map((name) => [name, 'of-a-real-site']))
  const { env, starts } = localSetup({ ...bareEnvironment({ ...real, NODE_ENV }), NODE_ENV })
  for (const name of variableNames) {
    expect(env).toHaveProperty(name)
    expect(env[name]).not.toBe('of-a-real-site')
  }
  expect(envFaults(env)).toEqual([])
  expect(starts).toEqual({ lake: true, blog: true, mail: true })
})
