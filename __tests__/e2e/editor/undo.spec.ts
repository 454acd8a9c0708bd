import { expect, type Page } from '@playwright/test'
import { lake, until } from '../support/lake.ts'
import { discardDrafts } from '../support/previewing.ts'
import { openActions, openDocument, openStudio, test } from '../support/studio.ts'
import { shows } from '../support/visit.ts'

/** How deleting and reordering are undone. */

test.afterEach(discardDrafts)

/** Deletes the document whose form is open. */
async function remove(studio: Page) {
  await openActions(studio)
  await studio.getByRole('menuitem', { name: 'Delete' }).click()
  await studio.getByRole('button', { name: 'Delete', exact: true }).click()
}

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
