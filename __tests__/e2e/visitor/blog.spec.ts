import { expect, test } from '@playwright/test'
import { article } from '../support/places.ts'

test('a visitor reads from the list to related articles and back', async ({ page }) => {
  await page.goto('/blog')
  // Not on its link: a post is a link as a whole.
  await page
    .getByRole('article')
    .first()
    .click({ position: { x: 40, y: 40 } })
  await expect(page).toHaveURL(article)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^What a good first call sounds like/)
  await expect(page.getByRole('complementary', { name: 'Key Takeaway' })).toBeVisible()
  const related = page
    .getByRole('article')
    .last()
    .getByRole('link', { name: /^Read more/ })
  const title = ((await related.textContent()) ?? '').replace('Read more about ', '')
  await related.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page).toHaveURL('/')
})

/**
 * Words and background of each category; see docs/specification.md#blog-data; the values are the
 * design's.
 */
const categoryColours = {
  'Featured Article': ['rgb(30, 58, 138)', 'rgb(226, 236, 251)'],
  'Talent Acquisition': ['rgb(20, 86, 58)', 'rgb(221, 241, 228)'],
  'Market Analysis': ['rgb(84, 48, 127)', 'rgb(238, 228, 248)'],
  'Best Practices': ['rgb(138, 58, 8)', 'rgb(255, 231, 209)'],
  Leadership: ['rgb(74, 65, 71)', 'rgb(236, 231, 233)'],
} as const

test('each category has its colours, others are grey', async ({ page }) => {
  await page.goto('/blog')
  for (const [category, [words, background]] of Object.entries(categoryColours)) {
    const tags = page.getByRole('article').getByText(category, { exact: true })
    await expect(tags.first()).toBeVisible()
    for (const tag of await tags.all()) {
      await expect(tag, category).toHaveCSS('color', words)
      await expect(tag, category).toHaveCSS('background-color', background)
    }
  }
})
