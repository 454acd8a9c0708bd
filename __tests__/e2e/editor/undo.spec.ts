import { expect, type Page } from '@playwright/test'
import { lake, until } from '../support/lake.ts'
import { discardDrafts } from '../support/previewing.ts'
import { openActions, openDocument, test } from '../support/studio.ts'
import { shows } from '../support/visit.ts'

/** How what an editor removes comes back. */

test.afterEach(discardDrafts)

/** Deletes the document whose form is open. */
async function remove(studio: Page) {
  await openActions(studio)
  await studio.getByRole('menuitem', { name: 'Delete' }).click()
  await studio
    .getByTestId('confirm-delete-dialog')
    .or(studio.getByRole('dialog'))
    .getByRole('button', { name: /^Delete/ })
    .click()
}

test('deleting can be undone while its message stands', async ({ studio, baseURL }) => {
  const base = baseURL ?? ''
  const before = await lake.getDocument('teamMember-marco-bellini')
  await openDocument(studio, 'teamMember-marco-bellini', 'teamMember', 'name')
  await remove(studio)
  await until(async () => !(await shows('/about-us', base, 'Marco Bellini')))
  await studio.getByRole('button', { name: 'Undo' }).click()
  await expect(studio.getByText('It is back')).toBeVisible()
  await until(() => shows('/about-us', base, 'Marco Bellini'))
  const { _rev, _updatedAt, ...after } = (await lake.getDocument('teamMember-marco-bellini')) ?? {}
  expect(before).toMatchObject(after)
})

test('a removed picture comes back', async ({ studio }) => {
  const id = 'teamMember-rosa-delgado'
  const photo = () =>
    lake.fetch<string | null>(
      'coalesce(*[_id == "drafts." + $id][0], *[_id == $id][0]).photo.asset._ref',
      { id },
      { perspective: 'raw' },
    )
  const before = await photo()
  await openDocument(studio, id, 'teamMember', 'name')
  await studio.getByRole('button', { name: 'Open image options menu' }).click()
  await studio.getByRole('menuitem', { name: 'Clear field' }).click()
  await expect.poll(photo).toBeNull()
  await studio.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(photo).toBe(before)
})
