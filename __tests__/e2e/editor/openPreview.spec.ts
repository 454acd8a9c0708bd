import { expect } from '@playwright/test'
import { lake } from '../support/lake.ts'
import { clearLandingPages, publishLandingPage, season, served } from '../support/landing.ts'
import { dragPast, keysOf, openBeside, openPreview, untilSaved } from '../support/previewing.ts'
import { fieldInput, test } from '../support/studio.ts'

/** What an editor does beside a page. */

const { slug, path, id } = season

test.afterEach(({ baseURL }) => clearLandingPages(path, baseURL ?? ''))

test('a dragged item has its new order in the draft', async ({ studio }) => {
  const site = await openPreview(studio, '/about-us')
  const order = async () => (await keysOf('aboutPage', 'values.items')).slice(0, 2)
  const [first = '', second = ''] = await order()
  const way = { from: `values.items:${first}`, to: `values.items:${second}` }
  await dragPast(studio, site, way, order, [second, first])
})

test('a click on a text opens the field that holds it', async ({ studio }) => {
  const site = await openPreview(studio, '/about-us')
  await site.getByRole('heading', { level: 1 }).click()
  await expect(studio).toHaveURL(/aboutPage\/hero\.heading/)
  await site.locator('footer a[href^="mailto:"]').click()
  await expect(studio).toHaveURL(/siteSettings\/siteSettings\/email/)
  await expect(fieldInput(studio, 'email')).toBeVisible()
})

test('running text follows what is typed', async ({ studio }) => {
  const site = await openPreview(studio, '/faq')
  await openBeside(studio, { id: 'faqItem-guarantee', type: 'faqItem' })
  await studio.getByTestId('field-answer').locator('[contenteditable=true]').first().click()
  await studio.keyboard.press('Control+End')
  await studio.keyboard.type(' Typed at its end.')
  await expect(site.getByText('Typed at its end.')).toBeAttached({ timeout: 5000 })
  await untilSaved('Typed at its end.')
})

test('the preview follows the typing after its path changes', async ({ studio, baseURL }) => {
  // Without a hero its headline is its title, which is in the form beside the path.
  await publishLandingPage(slug, { sections: [] })
  await served(path, baseURL ?? '')
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
