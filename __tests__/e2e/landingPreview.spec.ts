import { expect, type FrameLocator } from '@playwright/test'
import { lake } from './lake.ts'
import { clearLandingPages, publishLandingPage, served } from './landing.ts'
import { expectMarks } from './marks.ts'
import { dragPast, keysOf, openPreview, typingMedian, untilSaved } from './previewing.ts'
import { fieldInput, test } from './studio.ts'

/** Landing pages in the preview. */

const slug = 'season'
const path = `/${slug}`
const id = `landing-${slug}`

test.afterEach(({ baseURL }) => clearLandingPages(path, baseURL ?? ''))

let site: FrameLocator

test.beforeEach(async ({ page, baseURL }) => {
  await publishLandingPage(slug)
  await served(path, baseURL ?? '')
  site = await openPreview(page, path)
})

test('every sentence and picture leads to its field', () => expectMarks(site))

test('sections, and the items in one, are dragged to another place, and the draft has the new order', async ({
  page,
}) => {
  const steps = () => keysOf(id, 'sections[_key == "stepsSection"][0].items')
  await dragPast(
    page,
    site,
    {
      from: 'sections:stepsSection.items:step-1',
      to: 'sections:stepsSection.items:step-2',
      // Beside its number: the words below may reach to every edge.
      grip: ({ x, y, width }) => ({ x: x + width - 20, y: y + 300 }),
    },
    () => expect.poll(steps, { timeout: 3000 }).toEqual(['step-2', 'step-1', 'step-3']),
  )
  const sections = async () => (await keysOf(id, 'sections')).slice(0, 3)
  await dragPast(
    page,
    site,
    {
      from: 'sections:trainingSection',
      to: 'sections:statsSection',
      // In its margin: inside, its words and pictures would be taken.
      grip: ({ x, y }) => ({ x: x + 20, y: y + 20 }),
    },
    () =>
      expect.poll(sections, { timeout: 3000 }).toEqual(['heroSection', 'statsSection', 'trainingSection']),
  )
})

test('typing shows within a second, the median of five', async ({ page }) => {
  await page.goto(`/studio/preview/landingPage/${id}/sections[_key=="heroSection"].heading?preview=${path}`)
  const input = page.getByTestId('field-sections[_key=="heroSection"].heading').locator('input')
  await expect(input).toBeEditable({ timeout: 30_000 })
  const headline = site.getByRole('heading', { level: 1 })
  await expect(headline).toBeVisible({ timeout: 30_000 })
  const median = await typingMedian(input, 5, (words) =>
    expect(headline).toContainText(words, { timeout: 5000 }),
  )
  expect(median).toBeLessThan(1000)
})

test('the page stays in view, and follows the typing, when its address is changed', async ({ page }) => {
  // Without a hero its headline is its title, which stands in the form beside the address.
  await publishLandingPage(slug, { sections: [] })
  const title = fieldInput(page, 'title')
  await openPreview(page, path, { id, type: 'landingPage', field: title })
  const headline = site.getByRole('heading', { level: 1 })
  await expect(headline).toContainText('A landing page')

  await fieldInput(page, 'slug').fill('another-address')
  await untilSaved('another-address')
  await title.fill('Still in view')
  await expect(headline).toContainText('Still in view')
  // What was typed is shown before the lake has it; what the lake then answers must be the same.
  await untilSaved('Still in view')
  await lake.patch(`drafts.${id}`).set({ title: 'Heard from the lake' }).commit()
  await expect(headline).toContainText('Heard from the lake')
})
