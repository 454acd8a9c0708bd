import { expect } from '@playwright/test'
import { lake, until } from './lake.ts'
import { fieldInput, openActions, openDocument, publish, publishRefused, test } from './studio.ts'
import { textOf, untilFresh } from './visit.ts'

test('an editor changes the home headline in the Studio, publishes, and visitors see it within two seconds', async ({
  page,
  baseURL,
}) => {
  const base = baseURL ?? ''
  await untilFresh(['/', '/about-us'], base)
  const untouched = await textOf('/about-us', base)
  const input = await openDocument(page, 'homePage', 'homePage', 'hero.heading')
  const headline = `Call Center Staffing Made Simple ${Date.now()}`
  await input.fill(headline)
  await expect
    .poll(() => lake.fetch('*[_id == "drafts.homePage"][0].hero.heading', {}, { perspective: 'raw' }))
    .toBe(headline)
  await expect(page.getByTestId('action-publish')).toBeEnabled()
  // From before the press: what the Studio then says of it may come later than the page.
  const [waited] = await Promise.all([
    until(async () => (await textOf('/', base)).includes(headline)),
    publish(page),
  ])
  expect(waited).toBeLessThan(2000)

  const visitor = await page.context().newPage()
  await visitor.goto('/')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(headline)
  expect(await textOf('/about-us', base), 'another page was generated again').toBe(untouched)

  await input.fill('Call Center Staffing Made Simple')
  await publish(page)
  await until(async () => !(await textOf('/', base)).includes(headline))
})

test('Publish does not wait for the site, and what the rules refuse a moment later stays a draft', async ({
  page,
  baseURL,
}) => {
  const base = baseURL ?? ''
  const heading = () => lake.fetch<string>('*[_id == "aboutPage"][0].hero.heading')
  const before = await heading()
  const input = await openDocument(page, 'aboutPage', 'aboutPage', 'hero.heading')
  await page.route('**/about-us', () => undefined)
  await publishRefused(page, input, 'Who', '')
  expect(await heading()).toBe(before)

  await input.fill('Who answers')
  await expect(page.getByTestId('action-publish')).toBeEnabled()
  await page.keyboard.press('Control+Alt+P')
  await until(async () => (await textOf('/about-us', base)).includes('Who answers'))
  await page.unrouteAll()
  await input.fill(before)
  await publish(page)
  await until(async () => (await textOf('/about-us', base)).includes(before))
})

test('two editors see each other type', async ({ browser }) => {
  const [first, second] = await Promise.all([browser.newPage(), browser.newPage()])
  const mine = await openDocument(first, 'aboutPage', 'aboutPage', 'hero.text')
  const theirs = await openDocument(second, 'aboutPage', 'aboutPage', 'hero.text')
  const before = await mine.inputValue()
  await mine.fill('Typed by the first editor')
  await expect(theirs).toHaveValue('Typed by the first editor')
  await theirs.fill('Answered by the second')
  await expect(mine).toHaveValue('Answered by the second')
  await mine.fill(before)
  await expect(theirs).toHaveValue(before)
  await lake.delete('drafts.aboutPage')
  await first.close()
  await second.close()
})

test('an editor cannot delete, duplicate or unpublish a page, nor make a second one', async ({ page }) => {
  const input = await openDocument(page, 'caseStudiesPage', 'caseStudiesPage', 'hero.heading')
  await input.fill('Case Studies & Resources, changed')
  await openActions(page)
  const items = page.getByRole('menuitem')
  await expect(items.filter({ hasText: /discard/i })).toHaveCount(1)
  for (const name of [/delete/i, /duplicate/i, /unpublish/i]) {
    await expect(items.filter({ hasText: name })).toHaveCount(0)
  }
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Create new document' }).click()
  await expect(page.getByTestId('create-new-review')).toBeVisible()
  for (const type of ['homePage', 'aboutPage', 'siteSettings', 'faqPage']) {
    await expect(page.getByTestId(`create-new-${type}`)).toHaveCount(0)
  }
  await lake.delete('drafts.caseStudiesPage')
})

test('an editor replaces a picture, and visitors get it from this site', async ({ page, baseURL }) => {
  const base = baseURL ?? ''
  const member = await lake.fetch<{ _id: string; photo: object }>(
    '*[_type == "teamMember"] | order(orderRank)[0]{_id, photo}',
  )
  await openDocument(page, member._id, 'teamMember', 'name')
  await page.getByRole('button', { name: 'Open image options menu' }).click()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('menuitem', { name: 'Upload' }).click(),
  ])
  await chooser.setFiles({ name: 'portrait.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(portrait) })
  await expect
    .poll(() =>
      lake.fetch(
        '*[_id == $id][0].photo.asset->originalFilename',
        { id: `drafts.${member._id}` },
        { perspective: 'raw' },
      ),
    )
    .toBe('portrait.svg')
  await publish(page)
  await until(async () => (await textOf('/about-us', base)).includes('c0ffee'))
  await lake.patch(member._id).set({ photo: member.photo }).commit()
  await until(async () => !(await textOf('/about-us', base)).includes('c0ffee'))
})

const portrait =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 480" width="400" height="480"><rect width="400" height="480" fill="#c0ffee"/></svg>'

test('search in the Studio finds copy that stands deep in another page', async ({ page }) => {
  await openDocument(page, 'homePage', 'homePage', 'hero.heading')
  await page.getByTestId('studio-search').click()
  await page.getByRole('textbox', { name: 'Recent searches' }).fill('optimistic')
  await expect(page.getByTestId('search-results').getByRole('option')).toHaveText([/^About Us/])
})

test('the form shows a field by its name for people, not for developers', async ({ page }) => {
  await openDocument(page, 'homePage', 'homePage', 'hero.heading')
  await expect(page.getByText('Headline', { exact: true }).first()).toBeVisible()
  await expect(fieldInput(page, 'hero.text')).toBeVisible()
})
