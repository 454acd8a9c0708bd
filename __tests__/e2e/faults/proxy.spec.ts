import { expect, test } from '@playwright/test'
import { routes } from '../../../lib/site/pages.ts'
import { startProxy } from '../../../local/tools/stack/nginx.ts'
import { isMissing } from '../../../local/tools/install/programs.ts'
import { localPorts } from '../../../local/tools/stack/ports.ts'
import { Processes } from '../../../local/tools/stack/processes.ts'
import { rawGet } from '../../fixtures/rawGet.ts'
import { lookThrough } from '../support/accessible.ts'
import { withDeafSite } from '../support/announce.ts'
import { until } from '../support/lake.ts'
import { discardDrafts, draftHeadline, previewLink } from '../support/previewing.ts'
import { brokenOn } from '../support/refusals.ts'
import { restoring, setHeading } from '../support/restoring.ts'
import { shows } from '../support/visit.ts'

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

test('a publish shows through the proxy within two seconds, quiet or busy', async () => {
  const publishes = async (round: string) => {
    const heading = `Seen through the proxy, ${round}`
    await setHeading('faqPage', heading)
    expect(await until(() => shows(routes.faq, proxy, heading))).toBeLessThan(2000)
  }
  await restoring({ base: proxy, ids: ['faqPage'], paths: [routes.faq] }, async () => {
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
  })
})

test('drafts show through the proxy only with the cookies', async ({ page }) => {
  const draft = 'A headline that only editors may see'
  await draftHeadline(draft)
  await page.goto(`${proxy}${await previewLink(routes.about)}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(draft)
  expect(await shows(routes.about, proxy, draft)).toBe(false)
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
