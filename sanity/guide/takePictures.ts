import path from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { createClient } from '@sanity/client'
import sharp from 'sharp'
import { sectionNames, sectionPicture, sectionPictureSize, sectionType } from '../../lib/site/sections.ts'
import { exampleOf, landingPageFrom } from './examples.ts'

/**
 * `npm run guide:pictures [-- name ...]`: takes the screenshots of GUIDE.md and README.md, and the
 * pictures of the sections, from a running demo. The name of a section's picture is its type.
 * BASE_URL is the site, LAKE_URL its content lake, CHROMIUM_PATH the browser.
 */

const base = process.env.BASE_URL ?? 'http://localhost:3000'
const lakeUrl = process.env.LAKE_URL ?? 'http://localhost:3333'
const size = { width: 1200, height: 750 }
type Picture = ReturnType<typeof sharp>

const chosen = process.argv.slice(2)
const isChosen = (name: string) => chosen.length === 0 || chosen.includes(name)

const screenshots: Record<string, (page: Page) => Promise<unknown>> = {
  // For the README.
  home: (page) => page.goto('/'),
  start: async (page) => {
    await page.goto('/studio')
    await page.getByText('Deleted recently').waitFor()
  },
  content: async (page) => {
    await page.goto('/studio/structure/pages;homePage')
    await page.getByTestId('field-hero.heading').waitFor()
  },
  preview: async (page) => {
    await page.goto('/studio/preview?preview=%2Fabout-us')
    const site = page.frameLocator('iframe').first()
    await site.locator('footer [data-sanity]').first().waitFor({ state: 'attached' })
    await site.getByRole('heading', { level: 1 }).hover()
  },
  'used-on': async (page) => {
    await page.goto('/studio/intent/edit/id=faqItem-guarantee;type=faqItem/')
    await page.getByText('Used on one page').click()
    await page.getByText('/faq#guarantee').waitFor()
  },
  'search-entry': async (page) => {
    await page.goto('/studio/structure/pages;faqPage')
    await page.getByRole('tab', { name: 'Search & sharing' }).click()
    await page.getByText('How it looks in search results').waitFor()
  },
  'landing-page': async (page) => {
    await page.goto('/studio/intent/create/template=landingPage;type=landingPage/')
    await page.getByTestId('field-title').locator('input').waitFor()
  },
  redirect: async (page) => {
    await page.goto('/studio/intent/create/template=redirect;type=redirect/')
    await page.getByTestId('field-from').locator('input').waitFor()
  },
}

/** Waits for images, fonts and lists. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(2500)
}

async function takeScreenshots(browser: Browser): Promise<void> {
  for (const [name, show] of Object.entries(screenshots).filter(([name]) => isChosen(name))) {
    const page = await browser.newPage({ viewport: size, baseURL: base })
    await show(page)
    await settle(page)
    await write(path.join(import.meta.dirname, `${name}.webp`), sharp(await page.screenshot()))
    await page.close()
  }
}

async function write(file: string, picture: Picture): Promise<void> {
  const { size: bytes } = await picture.webp({ quality: 70 }).toFile(file)
  process.stdout.write(`${path.basename(file)}  ${(bytes / 1000).toFixed(0)} kB\n`)
}

const lake = createClient({
  projectId: 'local',
  dataset: 'production',
  apiVersion: '2026-03-01',
  apiHost: lakeUrl,
  useProjectHostname: false,
  useCdn: false,
  token: process.env.SANITY_API_READ_TOKEN ?? 'local',
})

/** Publishes a landing page for each section, and removes it. */
async function takeSections(browser: Browser): Promise<void> {
  const home = (await lake.getDocument('homePage')) ?? {}
  for (const name of sectionNames.filter((each) => isChosen(sectionType(each)))) {
    const slug = `picture-${Date.now()}`
    const { sections, ...landingPage } = landingPageFrom(home, slug)
    const shown = name === 'hero' ? sections.slice(0, 1) : [...sections.slice(0, 1), exampleOf(name, home)]
    await lake.createOrReplace({ ...landingPage, sections: shown })
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 853 }, baseURL: base })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await until(async () => (await page.goto(`/${slug}`))?.ok() ?? false)
      const section = page.locator('main section').nth(name === 'hero' ? 0 : 1)
      await section.scrollIntoViewIfNeeded()
      await settle(page)
      const ground = await section.evaluate((element) => getComputedStyle(element).backgroundColor)
      const file = path.resolve(import.meta.dirname, '../../public', `.${sectionPicture(sectionType(name))}`)
      await write(file, await fitted(await section.screenshot(), ground))
      await page.close()
    } finally {
      await lake.delete(landingPage._id)
    }
  }
}

/** The top of a section, or all of a low one on more of its background. */
async function fitted(screenshot: Buffer, background: string): Promise<Picture> {
  const { width, height } = sectionPictureSize
  const { width: taken = 0, height: tall = 0 } = await sharp(screenshot).metadata()
  // Rounding shows a line of the sections beside it.
  const own = { left: 0, top: 2, width: taken, height: tall - 4 }
  const { data, info } = await sharp(screenshot)
    .extract(own)
    .resize({ width })
    .png()
    .toBuffer({ resolveWithObject: true })
  const fit = info.height < height ? 'contain' : 'cover'
  const position = info.height < height ? 'centre' : 'top'
  return sharp(data).resize({ width, height, fit, position, background })
}

/** @throws {Error} when it is not so after half a minute. */
async function until(ask: () => Promise<boolean>): Promise<void> {
  const begun = Date.now()
  while (!(await ask())) {
    if (Date.now() - begun > 30_000) throw new Error('The page does not appear. Is the demo running?')
    await new Promise((next) => setTimeout(next, 500))
  }
}

const executablePath = process.env.CHROMIUM_PATH
const browser = await chromium.launch({ ...(executablePath && { executablePath }) })
try {
  await takeScreenshots(browser)
  await takeSections(browser)
} finally {
  await browser.close()
}
