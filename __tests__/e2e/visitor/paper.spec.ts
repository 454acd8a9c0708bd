import { expect, test } from '@playwright/test'
import { article } from '../support/places.ts'

/** Pages on paper. */

test('the questions on paper come with their answers, however long', async ({ page }) => {
  await page.goto('/faq')
  await page.emulateMedia({ media: 'print' })
  const answers = page.locator('details:not([open]) > div')
  expect(await answers.count()).toBeGreaterThan(7)
  for (const answer of await answers.all()) {
    expect(await answer.evaluate((each) => each.checkVisibility({ contentVisibilityAuto: true }))).toBe(true)
    await expect(answer).toHaveCSS('max-height', 'none')
  }
})

test('an article on paper is its text, black on white', async ({ page }) => {
  await page.goto(article)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  const colours = await page.locator('main > article').evaluate((whole) =>
    [whole, ...whole.querySelectorAll('h1,h2,p,li')].map((element) => {
      const { color, backgroundColor } = getComputedStyle(element)
      return `${color} on ${backgroundColor}`
    }),
  )
  expect([...new Set(colours)]).toEqual(['rgb(0, 0, 0) on rgba(0, 0, 0, 0)'])
})
