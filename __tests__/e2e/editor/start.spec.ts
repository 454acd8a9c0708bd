import { expect, type Page } from '@playwright/test'
import { lake, until } from '../support/lake.ts'
import { discardDrafts, untilSaved } from '../support/previewing.ts'
import { openActions, openDocument, test } from '../support/studio.ts'
import { shows } from '../support/visit.ts'

/** The Studio's start page, and how deleting and reordering are undone. */

test.afterEach(discardDrafts)

const openStart = (page: Page) => page.goto('/studio')
const row = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Not published yet' }).getByRole('link', { name: title, exact: true })

/** Deletes the document whose form is open. */
async function remove(page: Page) {
  await openActions(page)
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
}

test('the first page lists a draft, and publishes it', async ({ page, baseURL }) => {
  const base = baseURL ?? ''
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  const heading = await openDocument(page, 'faqPage', 'faqPage', 'hero.heading')
  const first = await heading.inputValue()
  await expect(page.getByText('Draft:')).toHaveCount(0)
  const second = `Answers ${Date.now()}`
  await heading.fill(second)
  await untilSaved(second)
  await expect(page.getByText('Draft: visitors do not see your changes yet.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'FAQ page: not published yet' }).first()).toBeAttached()

  await openStart(page)
  await expect(row(page, 'FAQ page')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(/^Changed .+ by Local Editor$/)).toBeVisible()
  await page.getByRole('button', { name: 'Publish FAQ page' }).click()
  await expect(page.getByText('Everything is published.')).toBeVisible()
  await until(() => shows('/faq', base, second))
  await lake.patch('faqPage').set({ 'hero.heading': first }).commit()
  await until(() => shows('/faq', base, first))
  expect(complaints).toEqual([])
})

test('the first page shows the guide, and publishes nothing that a form would refuse', async ({ page }) => {
  const hero = await lake.fetch<object>('*[_id == "faqPage"][0].hero')
  await lake.create({ _id: 'drafts.faqPage', _type: 'faqPage', hero: { ...hero, heading: '' } })
  await openStart(page)
  await page.getByRole('button', { name: 'Publish FAQ page' }).click({ timeout: 30_000 })
  await expect(page.getByText('Not published', { exact: true })).toBeVisible()
  expect(await lake.fetch('*[_id == "faqPage"][0].hero')).toEqual(hero)

  await page.getByRole('button', { name: 'Read the guide' }).click()
  const guide = page.getByRole('dialog', { name: 'The guide' })
  await expect(guide.getByRole('heading', { name: 'Find something' })).toBeVisible()
  const picture = guide.getByRole('img', { name: 'The first page of the Studio' })
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

test('deleting can be undone while its message stands', async ({ page, baseURL }) => {
  const base = baseURL ?? ''
  const before = await lake.getDocument('teamMember-marco-bellini')
  await openDocument(page, 'teamMember-marco-bellini', 'teamMember', 'name')
  await remove(page)
  await until(async () => !(await shows('/about-us', base, 'Marco Bellini')))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('It is back, as it was.')).toBeVisible()
  await until(() => shows('/about-us', base, 'Marco Bellini'))
  const { _rev, _updatedAt, ...after } = (await lake.getDocument('teamMember-marco-bellini')) ?? {}
  expect(before).toMatchObject(after)
})

test('what was deleted comes back from the first page as a draft', async ({ page, baseURL }) => {
  const base = baseURL ?? ''
  await openDocument(page, 'teamMember-samira-haddad', 'teamMember', 'name')
  const before = await lake.getDocument('teamMember-samira-haddad')
  await remove(page)
  await until(async () => !(await shows('/about-us', base, 'Samira Haddad')))
  await openStart(page)
  await page
    .getByRole('button', { name: 'Bring it back as a draft: Samira Haddad' })
    .click({ timeout: 30_000 })
  await expect(page.getByTestId('field-name').locator('input')).toHaveValue('Samira Haddad')
  const draft = await lake.getDocument('drafts.teamMember-samira-haddad')
  expect(draft).toMatchObject({ orderRank: before?.orderRank as string, photo: before?.photo as object })
  expect(await shows('/about-us', base, 'Samira Haddad')).toBe(false)
  await page.getByTestId('action-publish').click()
  await until(() => shows('/about-us', base, 'Samira Haddad'))
})

test('a new order says that visitors see it, and can be undone', async ({ page }) => {
  const order = () => lake.fetch<string[]>(`*[_type == "teamMember"] | order(orderRank).name`)
  const before = await order()
  await page.goto('/studio/structure/people')
  await expect(page.getByText('Visitors see the new order at once.')).toBeVisible({ timeout: 30_000 })
  const first = page.locator('[data-rfd-drag-handle-draggable-id]').first()
  await first.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/lifted an item/)).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(page.getByText('The new order is on the site')).toBeVisible()
  expect(await order()).toEqual([before[1], before[0], ...before.slice(2)])
  await page.getByRole('button', { name: 'Undo' }).click()
  await until(async () => (await order()).join() === before.join())
})
