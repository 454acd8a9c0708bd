import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'

/**
 * `npm run guide:pictures`: takes the screenshots of GUIDE.md and README.md from a running demo.
 * BASE_URL is the site, CHROMIUM_PATH the browser.
 */

const base = process.env.BASE_URL ?? 'http://localhost:3000'
const size = { width: 1200, height: 750 }

const screenshots: { name: string; show: (page: Page) => Promise<void> }[] = [
  // For the README.
  { name: 'home', show: (page) => page.goto('/').then(() => undefined) },
  {
    name: 'start',
    show: async (page) => {
      await page.goto('/studio')
      await page.getByText('Deleted recently').waitFor()
    },
  },
  {
    name: 'content',
    show: async (page) => {
      await page.goto('/studio/structure/pages;homePage')
      await page.getByTestId('field-hero.heading').waitFor()
    },
  },
  {
    name: 'preview',
    show: async (page) => {
      await openPreview(page, '/about-us')
      await site(page).getByRole('heading', { level: 1 }).hover()
    },
  },
  {
    name: 'used-on',
    show: async (page) => {
      await page.goto('/studio/intent/edit/id=faqItem-guarantee;type=faqItem/')
      await page.getByText('Used on one page').click()
      await page.getByText('/faq#guarantee').waitFor()
    },
  },
  {
    name: 'search-entry',
    show: async (page) => {
      await page.goto('/studio/structure/pages;faqPage')
      await page.getByRole('tab', { name: 'Search & sharing' }).click()
      await page.getByText('How it looks in search results').waitFor()
    },
  },
  {
    name: 'landing-page',
    show: async (page) => {
      await page.goto('/studio/intent/create/template=landingPage;type=landingPage/')
      await page.getByTestId('field-title').locator('input').waitFor()
    },
  },
  {
    name: 'redirect',
    show: async (page) => {
      await page.goto('/studio/intent/create/template=redirect;type=redirect/')
      await page.getByTestId('field-from').locator('input').waitFor()
    },
  },
]

const site = (page: Page) => page.frameLocator('iframe').first()

async function openPreview(page: Page, path: string): Promise<void> {
  await page.goto(`/studio/preview?preview=${encodeURIComponent(path)}`)
  await site(page).locator('footer [data-sanity]').first().waitFor({ state: 'attached' })
}

/** Waits for images, fonts and lists. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(2500)
}

const executablePath = process.env.CHROMIUM_PATH
const browser = await chromium.launch({ ...(executablePath && { executablePath }) })
try {
  for (const { name, show } of screenshots) {
    const page = await browser.newPage({ viewport: size, baseURL: base })
    await show(page)
    await settle(page)
    const file = path.join(import.meta.dirname, `${name}.webp`)
    const { size: bytes } = await sharp(await page.screenshot())
      .webp({ quality: 70 })
      .toFile(file)
    process.stdout.write(`${name}.webp  ${(bytes / 1000).toFixed(0)} kB\n`)
    await page.close()
  }
} finally {
  await browser.close()
}
