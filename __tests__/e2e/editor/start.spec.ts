import { expect, type Page } from '@playwright/test'
import { lake, until } from '../support/lake.ts'
import { discardDrafts, untilSaved } from '../support/previewing.ts'
import { openActions, openDocument, openStudio, test } from '../support/studio.ts'
import { shows } from '../support/visit.ts'

/** The Studio's start page, and how deleting and reordering are undone. */

test.afterEach(discardDrafts)

const openStart = (studio: Page) => studio.goto('/studio')
const row = (studio: Page, title: string) =>
  studio.getByRole('region', { name: 'Not published yet' }).getByRole('link', { name: title, exact: true })

/** Deletes the document whose form is open. */
async function remove(studio: Page) {
  await openActions(studio)
  await studio.getByRole('menuitem', { name: 'Delete' }).click()
  await studio.getByRole('button', { name: 'Delete', exact: true }).click()
}

test('the first page lists a draft, and publishes it', async ({ studio, baseURL }) => {
  const base = baseURL ?? ''
  const complaints: string[] = []
  studio.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  const heading = await openDocument(studio, 'faqPage', 'faqPage', 'hero.heading')
  const first = await heading.inputValue()
  await expect(studio.getByText('Draft:')).toHaveCount(0)
  const second = `Answers ${Date.now()}`
  await heading.fill(second)
  await untilSaved(second)
  await expect(studio.getByText('Draft: visitors do not see your changes yet.')).toBeVisible()
  await expect(studio.getByRole('img', { name: 'FAQ page: not published yet' }).first()).toBeAttached()

  await openStart(studio)
  await expect(row(studio, 'FAQ page')).toBeVisible({ timeout: 30_000 })
  await expect(studio.getByText(/^Changed .+ by Local Editor$/)).toBeVisible()
  await studio.getByRole('button', { name: 'Publish FAQ page' }).click()
  await expect(studio.getByText('Everything is published.')).toBeVisible()
  await until(() => shows('/faq', base, second))
  await lake.patch('faqPage').set({ 'hero.heading': first }).commit()
  await until(() => shows('/faq', base, first))
  expect(complaints).toEqual([])
})

test('the first page shows the guide, and publishes nothing a form refuses', async ({ studio }) => {
  const hero = await lake.fetch<object>('*[_id == "faqPage"][0].hero')
  await lake.create({ _id: 'drafts.faqPage', _type: 'faqPage', hero: { ...hero, heading: '' } })
  await openStart(studio)
  await studio.getByRole('button', { name: 'Publish FAQ page' }).click({ timeout: 30_000 })
  await expect(studio.locator('[data-ui=Toast]').getByText('Not published', { exact: true })).toBeVisible()
  expect(await lake.fetch('*[_id == "faqPage"][0].hero')).toEqual(hero)

  await studio.getByRole('button', { name: 'Read the guide' }).click()
  const guide = studio.getByRole('dialog', { name: 'The guide' })
  await expect(guide.getByRole('heading', { name: 'Find something' })).toBeVisible()
  const picture = guide.getByRole('img', { name: 'The first page of the Studio' })
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

test('deleting can be undone while its message stands', async ({ studio, baseURL }) => {
  const base = baseURL ?? ''
  const before = await lake.getDocument('teamMember-marco-bellini')
  await openDocument(studio, 'teamMember-marco-bellini', 'teamMember', 'name')
  await remove(studio)
  await until(async () => !(await shows('/about-us', base, 'Marco Bellini')))
  await studio.getByRole('button', { name: 'Undo' }).click()
  await expect(studio.getByText('It is back, as it was.')).toBeVisible()
  await until(() => shows('/about-us', base, 'Marco Bellini'))
  const { _rev, _updatedAt, ...after } = (await lake.getDocument('teamMember-marco-bellini')) ?? {}
  expect(before).toMatchObject(after)
})

test('what was deleted comes back from the first page as a draft', async ({ studio, baseURL }) => {
  const base = baseURL ?? ''
  await openDocument(studio, 'teamMember-samira-haddad', 'teamMember', 'name')
  const before = await lake.getDocument('teamMember-samira-haddad')
  await remove(studio)
  await until(async () => !(await shows('/about-us', base, 'Samira Haddad')))
  await openStart(studio)
  await studio
    .getByRole('button', { name: 'Bring it back as a draft: Samira Haddad' })
    .click({ timeout: 30_000 })
  await expect(studio.getByTestId('field-name').locator('input')).toHaveValue('Samira Haddad')
  const draft = await lake.getDocument('drafts.teamMember-samira-haddad')
  expect(draft).toMatchObject({ orderRank: before?.orderRank as string, photo: before?.photo as object })
  expect(await shows('/about-us', base, 'Samira Haddad')).toBe(false)
  await studio.getByTestId('action-publish').click()
  await until(() => shows('/about-us', base, 'Samira Haddad'))
})

test('a new order says that visitors see it, and can be undone', async ({ studio }) => {
  const order = () => lake.fetch<string[]>(`*[_type == "teamMember"] | order(orderRank).name`)
  const before = await order()
  await openStudio(studio, '/studio/structure/people')
  await expect(studio.getByText('Visitors see the new order at once.')).toBeVisible({ timeout: 30_000 })
  const first = studio.locator('[data-rfd-drag-handle-draggable-id]').first()
  await first.focus()
  await studio.keyboard.press('Space')
  await expect(studio.getByText(/lifted an item/)).toBeAttached()
  await studio.keyboard.press('ArrowDown')
  await studio.keyboard.press('Space')
  await expect(studio.getByText('1 document reordered')).toBeVisible()
  expect(await order()).toEqual([before[1], before[0], ...before.slice(2)])
  await studio.getByRole('button', { name: 'Undo' }).click()
  await until(async () => (await order()).join() === before.join())
})
