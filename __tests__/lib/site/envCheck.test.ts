import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { loadEnvConfig } from '@next/env'
import { envFaults, envGaps, variableNames } from '#lib/site/envCheck.ts'

const good = {
  NEXT_PUBLIC_SITE_URL: 'https://www.example.com',
  NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc123',
  NEXT_PUBLIC_SANITY_DATASET: 'production',
  NEXT_PUBLIC_SANITY_API_VERSION: '2026-03-01',
  SANITY_REVALIDATE_SECRET: 'sixteen-letters!',
  NEXT_PUBLIC_BLOG_API_HOST: 'https://blog.example.com',
}

test('a complete environment has no fault', () => {
  expect(envFaults(good)).toEqual([])
  for (const more of [
    { NEXT_PUBLIC_BLOG_API_HOST: 'http://localhost:3350', SANITY_API_READ_TOKEN: '' },
    { REDIS_URL: 'redis://redis:6379', NEXT_PUBLIC_TIME_ZONE: 'America/Chicago' },
    { REDIS_URL: 'rediss://redis.example', NEXT_PUBLIC_SANITY_DATASET: 'a_dataset' },
    { NEXT_PUBLIC_BLOG_API_HOST: 'https://blog.example.com/' },
  ])
    expect(envFaults({ ...good, ...more })).toEqual([])
})

test.each(Object.keys(good))('%s is named when it is missing or blank', (name) => {
  const problem = expect.stringMatching(/^is not set: .+$/) as string
  expect(envFaults({ ...good, [name]: undefined })).toEqual([{ variable: name, problem }])
  expect(envFaults({ ...good, [name]: '  ' }).map((fault) => fault.variable)).toEqual([name])
})

test.each([
  ['NEXT_PUBLIC_SITE_URL', 'www.example.com'],
  ['NEXT_PUBLIC_SANITY_PROJECT_ID', 'abc_123'],
  ['NEXT_PUBLIC_SANITY_DATASET', 'Production!'],
  ['NEXT_PUBLIC_TIME_ZONE', 'Tampa'],
  ['NEXT_PUBLIC_SANITY_API_VERSION', 'latest'],
  ['NEXT_PUBLIC_SANITY_API_VERSION', '2026-02-30'],
  ['NEXT_PUBLIC_SANITY_API_HOST', 'localhost:3333'],
  ['NEXT_PUBLIC_BLOG_API_HOST', 'https://blog.example.com/api/blogs.php'],
  ['SANITY_API_READ_TOKEN', 'naïve'],
  ['NEXT_PUBLIC_BLOG_API_HOST', 'https://user:password@blog.example.com'],
  ['SANITY_REVALIDATE_SECRET', 'short'],
  ['SANITY_REVALIDATE_SECRET', '"sixteen-letters!"'],
  ['SANITY_REVALIDATE_SECRET', 'sixteen-letters! '],
  ['NEXT_PUBLIC_BLOG_API_HOST', 'ftp://blog.example.com'],
  ['SANITY_STUDIO_PLAN_FEATURES', 'yes'],
  ['REVALIDATE_SECONDS', '5m'],
  ['BLOG_REVALIDATE_SECONDS', '0'],
  ['REDIS_URL', '127.0.0.1:6379'],
  ['REDIS_URL', 'redis://redis:port'],
  ['REDIS_URL', 'redis://redis:6379/pages'],
  ['NEXT_PUBLIC_EMAILJS_ORIGIN', 'api.emailjs.com'],
])('%s refuses "%s"', (name, value) => {
  const faults = envFaults({ ...good, [name]: value })
  expect(faults.map((fault) => fault.variable)).toEqual([name])
})

test('a site without draft token and mail account starts, with warnings', () => {
  expect(envGaps(good)).toEqual([
    'SANITY_API_READ_TOKEN is not set: the Studio cannot open its preview.',
    'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY is not set: phone and email stand in place of the contact form.',
    'NEXT_PUBLIC_EMAILJS_SERVICE_ID is not set: phone and email stand in place of the contact form.',
    'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID is not set: phone and email stand in place of the contact form.',
  ])
  expect(envGaps({ ...good, SANITY_API_READ_TOKEN: 'token' })).toHaveLength(3)
})

test('no value is ever part of a message', () => {
  for (const name of variableNames) {
    const faults = envFaults({ ...good, [name]: ' hunter2\n@' })
    expect(faults).toHaveLength(1)
    expect(faults[0]?.problem).not.toMatch(/hunter2|\n/)
  }
})

/** The variables named for a file of this text, read as Next reads it. */
function namedFor(text: string): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'goodline-env-'))
  writeFileSync(path.join(folder, '.env'), text)
  const silent = { info: () => undefined, error: () => undefined }
  const { combinedEnv, loadedEnvFiles } = loadEnvConfig(folder, false, silent, true)
  rmSync(folder, { recursive: true })
  return envFaults({ ...good, ...combinedEnv }, loadedEnvFiles).map(({ variable }) => variable)
}

test.each([
  'correct-horse-battery$staple',
  'correct-horse-battery#staple',
  '"correct-horse-$battery"',
  "'correct-horse-${battery}'",
])('a secret that its file cuts is named: %s', (value) => {
  expect(namedFor(`SANITY_REVALIDATE_SECRET=${value}\n`)).toEqual(['SANITY_REVALIDATE_SECRET'])
})

test.each([
  'correct-horse\\$battery',
  '"correct-horse#battery"',
  'correct-horse-battery # ours',
  "'sixteen letters!'",
])('a secret that arrives as written is no fault: %s', (value) =>
  expect(namedFor(`OTHER=a$b\nSANITY_REVALIDATE_SECRET=${value}\n`)).toEqual([]),
)
