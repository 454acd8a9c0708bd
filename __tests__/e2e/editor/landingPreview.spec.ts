import { expect } from '@playwright/test'
import { lake } from '../support/lake.ts'
import { clearLandingPages, publishLandingPage, season, served } from '../support/landing.ts'
import { expectMarks } from '../support/marks.ts'
import { openPreview, untilSaved } from '../support/previewing.ts'
import { fieldInput, test } from '../support/studio.ts'

/** Landing pages in the preview. */

const { slug, path, id } = season

test.afterEach(({ baseURL }) => clearLandingPages(path, baseURL ?? ''))

test.beforeEach(async ({ baseURL }) => {
  await publishLandingPage(slug)
  await served(path, baseURL ?? '')
})

test('every sentence leads to its field', async ({ studio }) => {
  await expectMarks(await openPreview(studio, path))
})

test('the preview follows the typing after its path changes', async ({ studio }) => {
  // Without a hero its headline is its title, which is in the form beside the path.
  await publishLandingPage(slug, { sections: [] })
  const title = fieldInput(studio, 'title')
  const site = await openPreview(studio, path)
  await expect(title).toBeEditable()
  const headline = site.getByRole('heading', { level: 1 })
  await expect(headline).toContainText('A landing page')

  await fieldInput(studio, 'slug').fill('another-address')
  await untilSaved('another-address')
  await title.fill('Still in view')
  await expect(headline).toContainText('Still in view')
  // Typed text is shown before the lake has it; afterwards the preview must still follow the lake.
  await untilSaved('Still in view')
  await lake.patch(`drafts.${id}`).set({ title: 'Heard from the lake' }).commit()
  await expect(headline).toContainText('Heard from the lake')
})
