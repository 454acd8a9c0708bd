import { expect, test } from '@playwright/test'
import { routes, sitePages } from '../../lib/routes.ts'
import { startFront } from '../../local/front/nginx.ts'
import { localPorts } from '../../local/ports.ts'
import { Processes } from '../../local/processes.ts'
import { rawGet } from '../fixtures/rawGet.ts'
import { lake, until } from './lake.ts'
import { discardDrafts, draftHeadline, previewLink } from './previewing.ts'

/** The real site behind the production front. What the front does for itself is tested in __tests__/local/front. */

const processes = new Processes(process.cwd())
const ports = localPorts(Number(new URL(process.env.BASE_URL ?? '').port))
const front = `http://localhost:${ports.front}`

test.beforeAll(async () => {
  // Where nginx must be installed first, that takes a while.
  test.setTimeout(180_000)
  await startFront(processes, {
    port: ports.front,
    itselfPort: ports.frontItself,
    sitePort: ports.site,
  })
})

test.afterAll(() => processes.stopAll())
test.afterEach(discardDrafts)

const textOf = async (path: string) => (await fetch(new URL(path, front))).text()

const setHeading = (heading: string) =>
  lake.patch('faqPage').set({ 'hero.heading': heading }).commit({ visibility: 'async' })

test('a publish shows through the front within two seconds, on a quiet page and on a busy one', async () => {
  const before = await lake.fetch<string>('*[_id == "faqPage"][0].hero.heading')
  const ours = 'Seen through the front'
  const publishes = async (round: string) => {
    const heading = `${ours}, ${round}`
    await setHeading(heading)
    expect(await until(async () => (await textOf(routes.faq)).includes(heading))).toBeLessThan(2000)
  }
  try {
    for (const round of ['first', 'second', 'third']) await publishes(`quiet, ${round}`)
    let busy = true
    const broken: number[] = []
    const visitor = async () => {
      while (busy) {
        const response = await fetch(new URL(routes.faq, front))
        if (response.status !== 200 || !(await response.text()).endsWith('</html>'))
          broken.push(response.status)
      }
    }
    const visitors = Array.from({ length: 8 }, visitor)
    try {
      for (const round of ['first', 'second', 'third']) await publishes(`busy, ${round}`)
    } finally {
      busy = false
      await Promise.all(visitors)
    }
    expect(broken).toEqual([])
  } finally {
    await setHeading(before)
    await until(async () => !(await textOf(routes.faq)).includes(ours))
  }
})

test('drafts show to who has the cookies, through the front as well, and to nobody else', async ({
  page,
}) => {
  const draft = 'A headline that only editors may see'
  await draftHeadline(draft)
  await page.goto(`${front}${await previewLink(routes.about)}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(draft)
  expect(await textOf(routes.about)).not.toContain(draft)
  await page.getByRole('link', { name: 'Show the published page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
})

test('every page is whole through the front, with all that it loads', async ({ page }) => {
  const broken: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) broken.push(`${response.status()} ${response.url()}`)
  })
  for (const { path } of sitePages) {
    await page.goto(`${front}${path}`)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(broken).toEqual([])
})

for (const [asked, location] of [
  ['/about-us/', '/about-us'],
  ['/about-us/?a=b&c=%20', '/about-us?a=b&c=%20'],
  ['//about-us', '/about-us'],
  ['//evil.example/', '/evil.example/'],
  ['/\\evil.example/?a=//b', '/evil.example/?a=//b'],
] as const) {
  test(`${asked} leads to ${location}, and says so with the security headers`, async () => {
    const { status, headers } = await rawGet(front, asked)
    expect(status).toBe(308)
    expect(headers.location).toBe(location)
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    })
  })
}
