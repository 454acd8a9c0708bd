import { expect, test } from '@playwright/test'
import { translatePage } from '../../fixtures/translator.ts'
import { openHydrated } from '../support/hydration.ts'

/** What a jsdom cannot show of a page that the visitor's browser has translated: the carousel. */

test('a translated home page says which review is shown', async ({ page }) => {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => complaints.push(message.text()))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHydrated(page, '/')
  await page.evaluate(translatePage)
  const track = page.getByRole('group', { name: 'Reviews', exact: true })
  await track.scrollIntoViewIfNeeded()
  await expect(track).toHaveClass(/swiper-initialized/)
  const status = page.getByRole('status').filter({ hasText: 'REVIEW' })
  for (const shown of [2, 3, 4]) {
    await page.getByRole('button', { name: 'Next reviews' }).click()
    const slide = page.getByRole('group', { name: `${shown} of 5` })
    const name = await slide.locator('figcaption').textContent()
    await expect(status).toHaveText(`REVIEW ${shown} OF 5: ${name}`)
  }
  expect(complaints).toEqual([])
})
