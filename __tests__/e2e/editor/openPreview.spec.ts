import { expect } from '@playwright/test'
import { expectMarks } from '../support/marks.ts'
import {
  discardDrafts,
  dragPast,
  keysOf,
  openBeside,
  openPreview,
  previewedPages,
  untilSaved,
} from '../support/previewing.ts'
import { fieldInput, test } from '../support/studio.ts'

/** What an editor does beside a page. */

test.afterEach(discardDrafts)

/** One on each page would say no more: all read their draft in one place. */
const onPages = [
  { what: 'a person of the team', path: '/about-us', id: 'teamMember-rosa-delgado', field: 'name' },
  { what: 'the footer of the settings', path: '/contact-us', id: 'siteSettings', field: 'tagline' },
]

for (const { path } of previewedPages) {
  test(`${path}: every sentence from the Studio leads to its field`, async ({ studio }) =>
    expectMarks(await openPreview(studio, path)))

  for (const { what, id, field } of onPages.filter((each) => each.path === path)) {
    test(`${what} on ${path} follows what is typed`, async ({ studio }) => {
      const site = await openPreview(studio, path)
      await openBeside(studio, { id, type: id.split('-')[0] ?? id })
      const input = fieldInput(studio, field)
      await expect(input).toBeEditable()
      await input.fill(`Typed into ${what}`)
      await expect(site.getByText(`Typed into ${what}`).first()).toBeAttached()
      await untilSaved(`Typed into ${what}`)
    })
  }
}

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
