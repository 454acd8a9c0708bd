import { expect } from '@playwright/test'
import { expectAccessible, expectAccessibleOnBothScreens, expectFits } from '../support/accessible.ts'
import { visit } from '../../../local/tools/bench/measure.ts'
import { scriptBudget } from '../../../local/tools/bench/pages.ts'
import { landingPageFrom, ownSections } from '../../fixtures/landingPage.ts'
import { lake, signalLake, until } from '../support/lake.ts'
import { clearLandingPages, publishLandingPage, served, withLandingPage } from '../support/landing.ts'
import { takeMessages } from '../support/mail.ts'
import { openDocument, openStudio, publish, publishRefused, test } from '../support/studio.ts'
import { expectCard, statusOf, textOf, untilFresh } from '../support/visit.ts'

/** Landing pages and redirects: made by editors, served without a build. */

const slug = 'season'
const path = `/${slug}`
const id = `landing-${slug}`

/** Status and redirect target of the response at a URL. */
async function wayOf(address: string, base: string): Promise<string> {
  const { status, headers } = await fetch(new URL(address, base), { redirect: 'manual' })
  return `${status} ${headers.get('location') ?? ''}`.trim()
}

test.afterEach(async ({ baseURL }) => {
  await lake.patch('homePage').unset(['closing.action.landingPage']).commit()
  await lake.patch('siteSettings').unset(['menuInsights']).commit()
  await clearLandingPages(path, baseURL ?? '')
})

test('a landing page appears and disappears with its publish', async ({ page, baseURL }) => {
  const base = baseURL ?? ''
  expect(await statusOf(path, base)).toBe(404)
  await publishLandingPage(slug)
  await served(path, base)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seats for the season')
  await expect(page.locator('main h2').first()).toHaveText('Is your training costing you talent?')
  await expect(page.locator('main h2').last()).toHaveText('The next great hire is one call away')
  await expect(page.locator('h1')).toHaveCount(1)
  expect(await textOf('/sitemap.xml', base)).toContain(`${path}</loc>`)

  await publishLandingPage(slug, { seo: { title: 'Seats', description: 'Seats.', noIndex: true } })
  await until(async () => (await textOf(path, base)).includes('noindex'))
  expect(await textOf('/sitemap.xml', base)).not.toContain(path)

  await lake.delete(id)
  await until(async () => (await statusOf(path, base)) === 404)
})

test('the social card of a landing page shows its headline', async ({ page, request, baseURL }) => {
  await publishLandingPage(slug)
  await served(path, baseURL ?? '')
  await page.goto(path)
  const meta = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content')
  const { pathname, search, searchParams } = new URL((await meta('og:image')) ?? '')
  expect(pathname).toBe(`/api/social/${slug}.png`)
  expect(searchParams.get('v')).toBe('Seats for the season')
  expect(await meta('og:image:alt')).toBe('Seats for the season')
  const png = await expectCard(await request.get(`${pathname}${search}`))
  expect(png.equals(await (await request.get('/api/social/index.png')).body())).toBe(false)
  expect((await request.get('/api/social/no-such-page.png')).status()).toBe(404)
})

test('questions open and numbers count on a landing page', async ({ page, baseURL }) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await publishLandingPage(slug)
  await served(path, baseURL ?? '')
  await page.goto(path)
  const question = page.locator('details').first()
  await question.locator('summary').click()
  await expect(question.locator('p').first()).toBeVisible()
  await page.getByText('placements and counting').scrollIntoViewIfNeeded()
  await expect(page.getByText('14,131+').first()).toBeVisible()
  expect(faults).toEqual([])
})

test('no landing page or redirect replaces a page of the site', async ({ baseURL }) => {
  const base = baseURL ?? ''
  await untilFresh(['/faq'], base)
  const before = await textOf('/faq', base)
  await publishLandingPage('faq')
  await lake.createOrReplace({ _id: 'taker', _type: 'redirect', from: '/about-us', to: '/faq' })
  await publishLandingPage(slug)
  await served(path, base)
  expect(await textOf('/faq', base)).toBe(before)
  expect(await wayOf('/about-us', base)).toBe('200')
  const listed = (await textOf('/sitemap.xml', base)).match(/\/faq<\/loc>/g)
  expect(listed).toHaveLength(1)
})

test('a moved landing page is redirected, links follow, moving back works', async ({ studio, baseURL }) => {
  const base = baseURL ?? ''
  const moved = '/season-2'
  await publishLandingPage(slug)
  await served(path, base)
  await lake
    .patch('homePage')
    .set({ 'closing.action.landingPage': { _type: 'reference', _ref: id } })
    .commit()
  const homeLinksTo = (address: string) =>
    until(async () => (await textOf('/', base)).includes(`href="${address}"`))
  await homeLinksTo(path)

  const input = await openDocument(studio, id, 'landingPage', 'slug')
  await input.fill(moved.slice(1))
  await publish(studio)
  await until(async () => (await wayOf(path, base)) === `307 ${moved}`)
  expect(await wayOf(`${path}?utm_source=a%20b&x[]=1`, base)).toBe(`307 ${moved}?utm_source=a%20b&x[]=1`)
  await served(moved, base)
  await homeLinksTo(moved)
  await openStudio(studio, '/studio/structure/redirect')
  await expect(studio.getByText(`leads to ${moved}`)).toBeVisible()

  await (await openDocument(studio, id, 'landingPage', 'slug')).fill(slug)
  await publish(studio)
  await served(path, base)
  await until(async () => (await wayOf(moved, base)) === `307 ${path}`)
  await homeLinksTo(path)
  expect(await lake.fetch('*[_type == "redirect"]{from, to, permanent}')).toEqual([
    { from: moved, to: path, permanent: false },
  ])
})

test('a refused path changes no redirect, even with an early Publish', async ({ studio }) => {
  await publishLandingPage(slug)
  await lake.createOrReplace({ _id: 'taken', _type: 'redirect', from: '/taken', to: '/faq' })
  await lake.createOrReplace({ _id: 'leads-here', _type: 'redirect', from: '/old-way', to: path })
  const stored = () => lake.fetch<object[]>('*[_type == "redirect"]{_id, from, to} | order(_id)')
  const before = await stored()
  const input = await openDocument(studio, id, 'landingPage', 'slug')
  await publishRefused(studio, input, 'free', 'taken')
  expect(await stored()).toEqual(before)
  expect(await lake.fetch('*[_id == $id][0].slug.current', { id })).toBe(slug)
})

test('a landing page is in the menu of every page until it is deleted', async ({ page, baseURL }) => {
  const base = baseURL ?? ''
  await publishLandingPage(slug)
  await served(path, base)
  const entry = {
    _type: 'menuLink',
    _key: 'season',
    label: 'The season',
    page: { _type: 'reference', _ref: id, _weak: true },
  }
  await lake
    .patch('siteSettings')
    .set({ menuInsights: [entry] })
    .commit()
  const link = `href="${path}"`
  for (const shown of ['/', '/faq', path]) await until(async () => (await textOf(shown, base)).includes(link))
  await page.goto(path)
  await page.getByRole('button', { name: 'Insights' }).click()
  await expect(page.getByRole('link', { name: 'The season' })).toHaveAttribute('aria-current', 'page')
  await lake.delete(id)
  for (const shown of ['/', '/faq']) await until(async () => !(await textOf(shown, base)).includes(link))
})

test('the lake refuses to delete a landing page that is linked', async () => {
  await publishLandingPage(slug)
  await lake
    .patch('homePage')
    .set({ 'closing.action.landingPage': { _type: 'reference', _ref: id } })
    .commit()
  await expect(lake.delete(id)).rejects.toThrow(/references to it from "homePage"/)
})

test('an editor links a button to a landing page', async ({ studio, baseURL }) => {
  const base = baseURL ?? ''
  await publishLandingPage(slug)
  await publishLandingPage('to-come', { _id: 'drafts.to-come', title: 'A landing page to come' })
  await served(path, base)
  await openStudio(studio, '/studio/intent/edit/id=homePage;type=homePage;path=closing.action.landingPage/')
  const picker = studio.getByRole('combobox', { name: 'Or a landing page' })
  await picker.fill('landing')
  // The only one: where a page is a draft, visitors would find nothing.
  await studio.getByRole('button', { name: /A landing page/ }).click()
  // The open field leaves no room for the words beside the button.
  const button = studio.getByTestId('action-publish')
  await expect(button).toBeEnabled()
  await button.click()
  await until(async () => (await textOf('/', base)).includes(`href="${path}"`))
})

test('an unknown path is an uncached 500 while the lake hangs', async ({ baseURL }) => {
  const base = baseURL ?? ''
  const unknown = `/unknown-${Date.now()}`
  signalLake('SIGSTOP')
  try {
    // What was read within the last second is still believed.
    let asked = 0
    await until(async () => {
      const answer = await fetch(new URL(`${unknown}-${(asked += 1)}`, base))
      if (answer.status === 500) expect(answer.headers.get('cache-control')).toContain('no-store')
      return answer.status === 500
    })
  } finally {
    signalLake('SIGCONT')
  }
  await until(async () => (await statusOf(unknown, base)) === 404)
})

test('a landing page with every section is accessible and fits every width', async ({ page, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await withLandingPage(baseURL ?? '', async (path) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expectAccessible(page)
    }
    await expectFits(page)
  })
})

/** A landing page with a hero and sections that only landing pages have: all, or those of some types. */
async function publishOwnSections(base: string, types?: readonly string[]): Promise<void> {
  const home = (await lake.getDocument('homePage')) ?? {}
  const [hero] = landingPageFrom(home, slug).sections
  const shown = ownSections(home).filter(({ _type }) => types?.includes(String(_type)) ?? true)
  await publishLandingPage(slug, { sections: [hero, ...shown] })
  await served(path, base)
}

test('a form on a landing page thanks in its own words and names the page', async ({ page, baseURL }) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await publishOwnSections(baseURL ?? '')
  const messages = await takeMessages(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await page.getByRole('radio', { name: 'Employer' }).check()
  const answers = {
    'First name': 'Ana',
    'Last name': 'Ruiz',
    Email: 'ana@example.com',
    'Phone number': '555',
  }
  for (const [label, answer] of Object.entries(answers))
    await page.getByRole('textbox', { name: label }).fill(answer)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Thank you!' })).toBeInViewport()
  await expectAccessibleOnBothScreens(page)
  const [params] = messages.map(({ template_params }) => template_params)
  expect(params).toMatchObject({ firstname: 'Ana', page: expect.stringMatching(/^http.*\/season$/) })
  expect(params?.full_message).toContain(`Page: ${params?.page}\n`)
  await page.getByRole('link', { name: 'Search these jobs' }).click()
  await expect(page).toHaveURL('/job-seeker?jobcategory=full-time#job-search')
  await expect(page.getByLabel('Job Category')).toHaveValue('full-time')
  expect(faults).toEqual([])
})

test('without scripts a form on a landing page gives phone and email', async ({ browser, baseURL }) => {
  await publishOwnSections(baseURL ?? '')
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(path)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: '(813) 555-0142' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'hello@goodline.example' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Send message' })).toBeHidden()
  await page.close()
})

const lists = ['caseStudiesSection', 'teamSection', 'postsSection', 'jobsSection']

for (const [what, types, budget] of [
  ['lists', lists, scriptBudget(path)],
  ['a form', ['contactFormSection'], scriptBudget('/contact-us')],
] as const)
  test(`a landing page with ${what} loads the scripts of its sections only`, async ({ browser, baseURL }) => {
    await publishOwnSections(baseURL ?? '', types)
    const seen = await visit(browser, `${baseURL}${path}`, { slow: false })
    expect(seen.scriptGzipBytes).toBeGreaterThan(100_000)
    expect(seen.scriptGzipBytes).toBeLessThanOrEqual(budget)
    expect(seen.layoutShift).toBeLessThan(0.01)
    expect(seen.otherHosts).toEqual([])
  })

test('a video loads from its host once a visitor plays it', async ({ page, baseURL }) => {
  const home = (await lake.getDocument('homePage')) ?? {}
  const [hero = {}] = landingPageFrom(home, slug).sections
  const video = ownSections(home).find(({ _type }) => _type === 'videoSection')
  await publishLandingPage(slug, { sections: [hero, video] })
  await served(path, baseURL ?? '')
  const asked: string[] = []
  await page.route(/^https:/, (route) => {
    asked.push(new URL(route.request().url()).host)
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>It plays' })
  })
  await page.goto(path)
  const play = page.getByRole('button', { name: 'Play A night on the floor' })
  await play.scrollIntoViewIfNeeded()
  expect(asked).toEqual([])
  await play.press('Space')
  await expect(page.frameLocator('iframe').getByText('It plays')).toBeVisible()
  expect(asked).toEqual(['www.youtube-nocookie.com'])
})

test('an editor adds a section by its picture, and fills it in from Home', async ({ studio }) => {
  const [hero = {}] = landingPageFrom((await lake.getDocument('homePage')) ?? {}, slug).sections
  await publishLandingPage(slug, { sections: [hero] })
  await openDocument(studio, id, 'landingPage', 'slug')
  await studio.getByRole('button', { name: /^Add item/ }).click()
  await studio.locator('img[src$="/benefitsSection.webp"]').click()
  const heading = studio.getByRole('dialog').getByLabel('Heading').first()
  await expect(heading).toHaveValue('What you get')
  await studio.getByRole('button', { name: 'Fill in from Home' }).click()
  await expect(heading).toHaveValue("Hiring shouldn't be hard")
  await studio.getByRole('button', { name: 'Put back what was here' }).click()
  await expect(heading).toHaveValue('What you get')
})

/** A landing page with a band of numbers, each a value and what follows it. */
async function publishNumbers(base: string, numbers: [value: number, suffix: string][]): Promise<void> {
  const { sections } = landingPageFrom((await lake.getDocument('homePage')) ?? {}, slug)
  const items = numbers.map(([value, suffix]) => ({
    _key: String(value),
    value,
    suffix,
    label: 'Words',
    seconds: 1,
  }))
  const stats = { _type: 'statsSection', _key: 'stats', items }
  await publishLandingPage(slug, { sections: [sections[0], stats] })
  await served(path, base)
}

test('a long number stays on one line in any window and size', async ({ page, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await publishNumbers(baseURL ?? '', [
    [20, '+'],
    [123456789012, '%'],
  ])
  const long = page.getByText('123,456,789,012%')
  const lines = () => long.evaluate((number) => number.getClientRects().length)
  await page.goto(path)
  for (const size of ['100%', '200%']) {
    await page.addStyleTag({ content: `html{font-size:${size}}` })
    for (const width of [320, 390, 768, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await lines(), `at ${width} px, text at ${size}`).toBe(1)
    }
  }
})

test('numbers with an endless suffix scroll nothing sideways', async ({ page, baseURL }) => {
  const endless = 'seats'.repeat(18)
  await publishNumbers(baseURL ?? '', [
    [20, '+'],
    [14131, endless],
  ])
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.setViewportSize({ width: 320, height: 400 })
    await page.goto(path)
    await expect(page.getByText(`0${endless}`)).toHaveCount(reducedMotion === 'reduce' ? 0 : 1)
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 400 })
      const over = await page
        .getByText(`14,131${endless}`)
        .locator('xpath=ancestor-or-self::*')
        .evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length)
      expect(over, `${reducedMotion} at ${width} px`).toBe(0)
    }
  }
})
