import { expect } from '@playwright/test'
import { until } from '../support/lake.ts'
import { discardDrafts } from '../support/previewing.ts'
import { openActions, openDocument, openStudio, test } from '../support/studio.ts'
import { shows } from '../support/visit.ts'

/** What editors do besides typing and publishing: unpublish, upload. */

test.afterEach(discardDrafts)

test('the Studio loads no font and no registration from elsewhere', async ({ studio }) => {
  await openDocument(studio, 'faqItem-guarantee', 'faqItem', 'question')
  const rules = await studio.evaluate(() =>
    [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)),
  )
  const faces = rules.filter((rule) => rule.includes('@font-face'))
  expect(faces.length).toBeGreaterThan(0)
  expect(faces.filter((face) => face.includes('://'))).toEqual([])
})

test('an unpublished item stays a draft, and returns once published', async ({ studio, baseURL }) => {
  const base = baseURL ?? ''
  const input = await openDocument(studio, 'teamMember-otis-freeman', 'teamMember', 'name')
  await openActions(studio)
  await studio.getByRole('menuitem', { name: 'Unpublish' }).click()
  await expect(studio.getByText('It stays here as a draft.')).toBeVisible()
  expect(await shows('/about-us', base, 'Otis Freeman')).toBe(true)
  await studio.getByRole('button', { name: 'Unpublish now' }).click()
  await until(async () => !(await shows('/about-us', base, 'Otis Freeman')))
  await expect(input).toBeEditable()
  await expect(input).toHaveValue('Otis Freeman')
  await studio.keyboard.press('Control+Alt+P')
  await until(() => shows('/about-us', base, 'Otis Freeman'))
})

test('a photo in a format of phones is refused in plain words', async ({ studio }) => {
  await openStudio(studio, '/studio/intent/create/template=teamMember;type=teamMember/')
  const chooser = studio.getByTestId('file-button-input')
  await expect(chooser).toHaveAttribute('accept', /image\/png.*image\/svg\+xml/)
  await chooser.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('heic') })
  await expect(studio.getByText('A picture is a JPEG, PNG').first()).toBeVisible()
})
