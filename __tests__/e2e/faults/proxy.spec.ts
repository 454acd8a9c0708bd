import { expect, test, type Page } from '@playwright/test'
import { routes } from '../../../lib/site/pages.ts'
import { startProxy } from '../../../local/tools/stack/nginx.ts'
import { isMissing } from '../../../local/tools/install/programs.ts'
import { localPorts } from '../../../local/tools/stack/ports.ts'
import { Processes } from '../../../local/tools/stack/processes.ts'
import { rawGet } from '../../fixtures/rawGet.ts'
import { lookThrough } from '../support/accessible.ts'
import { withDeafSite } from '../support/announce.ts'
import { lake, until } from '../support/lake.ts'
import { discardDrafts, draftHeadline, previewLink } from '../support/previewing.ts'

/**
 * The built site behind the reverse proxy. `__tests__/deploy/nginx.test.ts` covers the proxy alone.
 */

const processes = new Processes(process.cwd())
const ports = localPorts(Number(new URL(process.env.BASE_URL ?? '').port))
const proxy = `http://localhost:${ports.proxy}`

const proxyTo = async (sitePort: number) => {
  await processes.clear()
  await startProxy(processes, { port: ports.proxy, innerPort: ports.proxyInner, sitePort })
}

test.skip(isMissing('nginx'), 'The proxy needs nginx')
test.beforeAll(() => proxyTo(ports.site))
test.afterAll(() => processes.stopAll())
test.afterEach(discardDrafts)

const textOf = async (path: string) => (await fetch(new URL(path, proxy))).text()

/** Failed responses that `page` gets from now on. */
function brokenOn(page: Page): string[] {
  const broken: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) broken.push(`${response.status()} ${response.url()}`)
  })
  return broken
}

const setHeading = (heading: string) =>
  lake.patch('faqPage').set({ 'hero.heading': heading }).commit({ visibility: 'async' })

test('a publish shows through the proxy within two seconds, quiet or busy', async () => {
  const before = await lake.fetch<string>('*[_id == "faqPage"][0].hero.heading')
  const ours = 'Seen through the proxy'
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
        const response = await fetch(new URL(routes.faq, proxy))
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

test('drafts show through the proxy only with the cookies', async ({ page }) => {
  const draft = 'A headline that only editors may see'
  await draftHeadline(draft)
  await page.goto(`${proxy}${await previewLink(routes.about)}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(draft)
  expect(await textOf(routes.about)).not.toContain(draft)
  await page.getByRole('link', { name: 'Show the published page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
})

test('home is whole through the proxy, with all its files', async ({ page }) => {
  const broken = brokenOn(page)
  await page.goto(`${proxy}/`)
  await lookThrough(page)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(broken).toEqual([])
})

test('the proxy serves a new visitor while the site is down', async ({ browser, baseURL }) => {
  const visit = async () => {
    const page = await browser.newPage()
    const broken = brokenOn(page)
    await page.goto(`${proxy}${routes.faq}`, { waitUntil: 'networkidle' })
    await page.locator('details summary').first().click()
    await expect(page.locator('details p').first()).toBeVisible()
    await page.close()
    expect(broken).toEqual([])
  }
  await withDeafSite(baseURL ?? '', async (site, pid) => {
    await proxyTo(Number(new URL(site).port))
    await visit()
    process.kill(pid, 'SIGKILL')
    await until(() =>
      fetch(site).then(
        () => false,
        () => true,
      ),
    )
    await visit()
  })
  await proxyTo(ports.site)
})

test('odd paths redirect within the site, with the security headers', async () => {
  for (const [path, location] of [
    ['/about-us/', '/about-us'],
    ['/about-us/?a=b&c=%20', '/about-us?a=b&c=%20'],
    ['//about-us', '/about-us'],
    ['//evil.example/', '/evil.example/'],
    ['/\\evil.example/?a=//b', '/evil.example/?a=//b'],
  ] as const) {
    const { status, headers } = await rawGet(proxy, path)
    expect(status, path).toBe(308)
    expect(headers.location).toBe(location)
    expect(headers, path).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    })
  }
})
