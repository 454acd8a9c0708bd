import { expect, type Locator, type Page } from '@playwright/test'
import { discardDrafts } from '../support/previewing.ts'
import { fieldInput, openStudio, test } from '../support/studio.ts'

/** What an editor reads beside and below the fields. */

test.afterEach(discardDrafts)

const headline = 'field-hero.heading'
const panel = (studio: Page) => studio.locator('[data-ui=DocumentInspectorPanel]')

/** Fails where a part is not wholly in view, in a small window or a large one. */
async function expectInView(part: Locator) {
  for (const width of [1024, 1440]) {
    await part.page().setViewportSize({ width, height: 900 })
    await expect(part, `at ${width} px`).toBeInViewport({ ratio: 1 })
  }
}

test('in Preview faults and panels are in view', async ({ studio }) => {
  await studio.setViewportSize({ width: 1024, height: 900 })
  await openStudio(studio, '/studio/preview/faqPage/faqPage?preview=%2Ffaq')
  const input = fieldInput(studio, 'hero.heading')
  await expect(input).toBeEditable({ timeout: 30_000 })
  await input.fill('')
  await expectInView(
    studio
      .getByTestId(headline)
      .locator('..')
      .getByText(/Fill in/),
  )

  await studio.getByRole('button', { name: 'Validation', exact: true }).click()
  await expectInView(panel(studio))
  await expectInView(panel(studio).locator(studio.getByText('Fill in “Headline”.')))
  await input.fill('Questions, answered')
  await studio.getByTestId('pane-footer-document-status').click()
  await studio.getByRole('tab', { name: 'History' }).click()
  await expectInView(panel(studio))
  await expectInView(studio.getByTestId('timeline-item-button').first())
})
