import { expect } from '@playwright/test'
import { expectMarks } from '../support/marks.ts'
import {
  discardDrafts,
  dragPast,
  keysOf,
  onePreview,
  openBeside,
  previewedPages,
  untilSaved,
  walkPreview,
} from '../support/previewing.ts'
import { fieldInput, test } from '../support/studio.ts'

/**
 * What an editor does in a preview that stays open. Tests of one page follow each other: to walk to
 * it takes longer than most of them.
 */

const preview = onePreview()

test.afterEach(discardDrafts)

/** One on each page would say no more: all read their draft in one place. */
const onPages = [
  { what: 'a person of the team', path: '/about-us', id: 'teamMember-rosa-delgado', field: 'name' },
  { what: 'the footer of the settings', path: '/contact-us', id: 'siteSettings', field: 'tagline' },
]

for (const { path } of previewedPages) {
  test(`${path}: every sentence from the Studio leads to its field`, async () =>
    expectMarks(await walkPreview(preview(), path)))

  for (const { what, id, field } of onPages.filter((each) => each.path === path)) {
    test(`${what} on ${path} follows what is typed`, async () => {
      const page = preview()
      const site = await walkPreview(page, path)
      await openBeside(page, { id, type: id.split('-')[0] ?? id })
      const input = fieldInput(page, field)
      await expect(input).toBeEditable()
      await input.fill(`Typed into ${what}`)
      await expect(site.getByText(`Typed into ${what}`).first()).toBeAttached()
      await untilSaved(`Typed into ${what}`)
    })
  }
}

test('a dragged item has its new order in the draft', async () => {
  const page = preview()
  const site = await walkPreview(page, '/about-us')
  const order = async () => (await keysOf('aboutPage', 'values.items')).slice(0, 2)
  const [first = '', second = ''] = await order()
  const way = { from: `values.items:${first}`, to: `values.items:${second}` }
  await dragPast(page, site, way, order, [second, first])
})

test('a click on a text opens the field that holds it', async () => {
  const page = preview()
  const site = await walkPreview(page, '/about-us')
  await site.getByRole('heading', { level: 1 }).click()
  await expect(page).toHaveURL(/aboutPage\/hero\.heading/)
  await site.locator('footer a[href^="mailto:"]').click()
  await expect(page).toHaveURL(/siteSettings\/siteSettings\/email/)
  await expect(fieldInput(page, 'email')).toBeVisible()
})

test('running text follows what is typed', async () => {
  const page = preview()
  const site = await walkPreview(page, '/faq')
  await openBeside(page, { id: 'faqItem-guarantee', type: 'faqItem' })
  await page.getByTestId('field-answer').locator('[contenteditable=true]').first().click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Typed at its end.')
  await expect(site.getByText('Typed at its end.')).toBeAttached({ timeout: 5000 })
  await untilSaved('Typed at its end.')
})
