import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { chromium, expect, type Page, type Request } from '@playwright/test'
import { findBrowser } from './install/browser.ts'
import { serveDevelopment } from './stack/development.ts'
import { withTemporaryStack, type Run } from './stack/run.ts'

/**
 * `npm run check:dev`: `npm run dev`, with content of its own and a browser. A publish goes
 * through, pages load once, and the Studio is there without a second bundling of packages.
 */

/** Milliseconds. Compiling a page takes seconds, and the Studio loads each module by itself. */
const timeout = 120_000

await withTemporaryStack('check:dev', ['site', 'studioServer'], checkDevelopment, 'development')
// After a failure the browser is still there.
process.exit()

async function checkDevelopment(run: Run): Promise<void> {
  const { setup, say } = run
  const site = `http://localhost:${setup.ports.site}`
  // As in a fresh clone, Vite has bundled nothing yet.
  rmSync(path.join(run.root, 'sanity', 'node_modules', '.sanity'), { recursive: true, force: true })
  let output = ''
  await serveDevelopment(run, (chunk) => void (output += chunk))
  const browser = await chromium.launch({ executablePath: findBrowser(say, 'headless') })
  const page = await browser.newPage()

  say('A landing page is published ...')
  await publishLandingPage(setup.ports.lake)
  const webhook = () => /POST \/api\/revalidate (\d+)/.exec(output)?.[1]
  await expect.poll(webhook, { message: 'status of the webhook', timeout }).toBe('200')

  for (const url of ['/', '/campaign']) {
    say(`${url} is opened, down to its carousel ...`)
    assert.equal(await loadsOf(page, `${site}${url}`), 1, `loads of ${url}`)
  }

  say('The Studio is opened ...')
  await page.goto(`${site}/studio`)
  await page.getByText('Content', { exact: true }).first().waitFor({ timeout })
  assert.doesNotMatch(output, /optimized dependencies changed/, 'what Vite writes')
  await browser.close()
  say('Development works.')
}

async function publishLandingPage(port: number): Promise<void> {
  const createOrReplace = {
    _id: 'campaign',
    _type: 'landingPage',
    title: 'Campaign',
    slug: { _type: 'slug', current: 'campaign' },
    sections: [
      { _key: 'hero', _type: 'heroSection', heading: 'Campaign' },
      { _key: 'reviews', _type: 'reviewsSection', heading: 'Clients' },
    ],
  }
  const response = await fetch(`http://localhost:${port}/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer local' },
    body: JSON.stringify({ mutations: [{ createOrReplace }] }),
  })
  assert.equal(response.status, 200, 'status of the publish')
}

/** How often the page loads while a visitor scrolls to the carousel. */
async function loadsOf(page: Page, url: string): Promise<number> {
  let loads = 0
  const count = (request: Request) => void (loads += Number(request.isNavigationRequest()))
  page.on('request', count)
  await page.goto(url, { timeout })
  await page.locator('.swiper-wrapper').scrollIntoViewIfNeeded({ timeout })
  await page.locator('.swiper-initialized').waitFor({ timeout })
  page.off('request', count)
  return loads
}
