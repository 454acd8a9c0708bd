import { expect, type Page } from '@playwright/test'
import { landingPageFrom, ownSections } from '#tests/fixtures/examples.ts'
import { expectAccessible, expectAccessibleOnBothScreens, expectFits } from '../support/accessible.ts'
import { lake } from '../support/lake.ts'
import { clearLandingPages, publishLandingPage, season, served, withLandingPage } from '../support/landing.ts'
import { takeMessages } from '../support/mail.ts'
import { scriptBytes } from '../support/scripts.ts'
import { openActions, openDocument, openStudio, places, test } from '../support/studio.ts'

/** Sections of landing pages. */

const { slug, path, id } = season

test.afterEach(({ baseURL }) => clearLandingPages(path, baseURL ?? ''))

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

type Section = Record<string, unknown>

/** Publishes a landing page with some of the examples: its hero, and sections by their type. */
async function publishSections(
  base: string,
  choose: (hero: Section, own: (type: string) => Section) => Section[],
): Promise<void> {
  const home = (await lake.getDocument('homePage')) ?? {}
  const [hero = {}] = landingPageFrom(home, slug).sections
  const own = (type: string) => ownSections(home).find(({ _type }) => _type === type) ?? {}
  await publishLandingPage(slug, { sections: choose(hero, own) })
  await served(path, base)
}

/** Fills in what the form requires, and sends it. */
async function sendMessage(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Employer' }).check()
  for (const label of ['First name', 'Last name', 'Phone number'])
    await page.getByRole('textbox', { name: label }).fill('5')
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.com')
  await page.getByRole('button', { name: 'Send message' }).click()
}

test('a landing page’s form has its own thanks, without scripts a phone', async ({
  page,
  browser,
  baseURL,
}) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  const every = ownSections({}).map(({ _type }) => String(_type))
  await publishSections(baseURL ?? '', (hero, own) => [hero, ...every.map(own)])
  const messages = await takeMessages(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await sendMessage(page)
  await expect(page.getByRole('status').filter({ hasText: 'Thank you!' })).toBeInViewport()
  await expectAccessibleOnBothScreens(page)
  const [params] = messages.map(({ template_params }) => template_params)
  expect(params).toMatchObject({
    firstname: '5',
    full_message: expect.stringMatching(/^Page: http.*\/season$/m),
  })
  await page.getByRole('link', { name: 'Search these jobs' }).click()
  await expect(page).toHaveURL('/job-seeker?jobcategory=full-time#job-search')
  await expect(page.getByLabel('Job Category')).toHaveValue('full-time')
  expect(faults).toEqual([])

  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(path)
  const main = plain.getByRole('main')
  await expect(main.getByRole('link', { name: '(813) 555-0142' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'hello@goodline.example' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Send message' })).toBeHidden()
  await plain.close()
})

test('a button leads to the form, which ends on another page', async ({ page, baseURL }) => {
  const action = { _type: 'action', label: 'Write to us', kind: 'page', page: '#', section: 'form' }
  const form = { thanksPage: { page: '/faq' }, recipient: 'Night team' }
  await publishSections(baseURL ?? '', (hero, section) => [
    { ...hero, action },
    { ...section('textSection'), _key: 'one' },
    { ...section('textSection'), _key: 'two' },
    { ...section('contactFormSection'), _key: 'form', ...form },
  ])
  const messages = await takeMessages(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    await page.getByRole('link', { name: 'Write to us' }).click()
    await expect(page).toHaveURL(`${path}#form`)
    await expect(page.locator('#form')).toBeFocused()
    const [bar, section] = await Promise.all([
      page.getByRole('banner').boundingBox(),
      page.locator('#form').boundingBox(),
    ])
    expect(section?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
    expect(section?.y).toBeLessThan(150)
  }
  await expect(page.locator('#text + section')).toHaveCSS('padding-top', '0px')
  await expectAccessibleOnBothScreens(page)
  await sendMessage(page)
  await expect(page).toHaveURL('/faq')
  expect(messages[0]?.template_params.full_message).toContain('For: Night team\n')
})

const lists = ['caseStudiesSection', 'teamSection', 'postsSection', 'jobsSection']

for (const [what, types, budget] of [
  ['lists', lists, 148_000],
  ['a form', ['contactFormSection'], 155_000],
] as const)
  test(`a landing page with ${what} loads the scripts of its sections only`, async ({ page, baseURL }) => {
    await publishSections(baseURL ?? '', (hero, own) => [hero, ...types.map(own)])
    const bytes = await scriptBytes(page, path)
    expect(bytes).toBeGreaterThan(100_000)
    expect(bytes).toBeLessThanOrEqual(budget)
  })

test('a video loads from its host once a visitor plays it', async ({ page, baseURL }) => {
  await publishSections(baseURL ?? '', (hero, own) => [hero, own('videoSection')])
  const asked: string[] = []
  await page.route(/^https:/, (route) => {
    asked.push(new URL(route.request().url()).host)
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>It plays' })
  })
  await page.goto(path)
  const play = page.getByRole('link', { name: 'Play A night on the floor' })
  await play.scrollIntoViewIfNeeded()
  expect(asked).toEqual([])
  await play.press('Enter')
  await expect(page.frameLocator('iframe').getByText('It plays')).toBeVisible()
  expect(asked).toEqual(['www.youtube-nocookie.com'])
})

/** The sections of the page's draft, or of the page. */
const sectionsOf = (id: string) =>
  lake.fetch<string[]>(
    'coalesce(*[_id == "drafts." + $id][0], *[_id == $id][0]).sections[]._type',
    { id },
    { perspective: 'raw' },
  )

test('an editor adds a section with words to replace', async ({ studio, baseURL }) => {
  await publishSections(baseURL ?? '', (hero) => [hero])
  await openDocument(studio, id, 'landingPage', 'slug')
  await studio.getByRole('button', { name: /^Add item/ }).click()
  await studio.locator('img[src$="/benefitsSection.webp"]').click()
  const dialog = studio.getByRole('dialog')
  await expect(dialog.getByLabel('Heading').first()).toHaveValue('What you get')
  await expect(dialog.getByText(/^These are still our words/).first()).toBeVisible()
  await studio.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => sectionsOf(id)).toEqual(['heroSection', 'benefitsSection'])
})

test('a removed section is published by keyboard, and has its place again', async ({ studio, baseURL }) => {
  await publishSections(baseURL ?? '', (hero, own) => [hero, own('textSection'), own('contactFormSection')])
  await openDocument(studio, id, 'landingPage', 'slug')
  await studio.getByTestId('array-item-menu-button').nth(1).click()
  await studio.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(studio.getByText('Long text: removed')).toBeVisible()
  await studio.keyboard.press('Control+Alt+P')
  const published = () => lake.fetch<string[]>('*[_id == $id][0].sections[]._type', { id })
  await expect.poll(published).toEqual(['heroSection', 'contactFormSection'])
  await openStudio(studio, '/studio')
  await expect(places(studio)).toBeVisible()
  await studio.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => sectionsOf(id)).toEqual(['heroSection', 'textSection', 'contactFormSection'])
})

test('a removed section that is back already is not doubled', async ({ studio, baseURL }) => {
  await publishSections(baseURL ?? '', (hero, own) => [hero, own('textSection')])
  await openDocument(studio, id, 'landingPage', 'slug')
  await studio.getByTestId('array-item-menu-button').nth(1).click()
  await studio.getByRole('menuitem', { name: 'Remove' }).click()
  await expect.poll(() => sectionsOf(id)).toEqual(['heroSection'])
  await openActions(studio)
  await studio.getByRole('menuitem', { name: 'Discard changes' }).click()
  await studio
    .getByRole('dialog')
    .getByRole('button', { name: /Discard/ })
    .click()
  await expect.poll(() => sectionsOf(id)).toEqual(['heroSection', 'textSection'])
  await studio.getByRole('button', { name: 'Undo' }).click()
  await expect(studio.getByText('It is back').last()).toBeVisible()
  await expect(studio.getByTestId('array-item-menu-button')).toHaveCount(2)
})
