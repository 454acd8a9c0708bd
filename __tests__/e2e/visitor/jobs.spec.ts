import { expect, test, type Page } from '@playwright/test'
import { holdScripts } from '../support/hydration.ts'
import { expectAccessibleOnBothScreens } from '../support/accessible.ts'

const title = (page: Page) => page.getByRole('textbox', { name: 'Job Title' })
const location = (page: Page) => page.getByRole('combobox', { name: 'Location' })
const category = (page: Page) => page.getByRole('combobox', { name: 'Job Category' })
const find = (page: Page) => page.getByRole('button', { name: 'Find Jobs' })
const clear = (page: Page) => page.getByRole('button', { name: 'Clear' })
const cards = (page: Page) => page.getByRole('article')
const results = (page: Page) => page.getByRole('region', { name: /^(Search Results|Open positions)/ })

/** The query that the page is at, in any order. */
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

test('a search with the pointer shows its results and can be cleared', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/job-seeker')
  await title(page).fill('agent')
  await location(page).selectOption('Orlando, FL')
  await category(page).selectOption('Part-time')
  await find(page).dblclick()
  await expect(page.getByRole('heading', { name: 'Search Results (1 jobs found)' })).toBeInViewport()
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText('Job ID 12611813')
  const chips = page.getByRole('list', { name: 'Searched for' }).getByRole('listitem')
  await expect(chips).toHaveText(['Title agent', 'Location Orlando, FL', 'Category Part-time'])
  expect(query(page)).toEqual({ jobtitle: 'agent', location: 'orlando', jobcategory: 'part-time' })
  await expectAccessibleOnBothScreens(page)
  await clear(page).click()
  await expect(cards(page)).toHaveCount(6)
  await expect(title(page)).toHaveValue('')
  await expect(clear(page)).toHaveCount(0)
  expect(query(page)).toEqual({})
})

test('a search with the keyboard ends at its results', async ({ page }) => {
  await page.goto('/search-all-jobs')
  await title(page).focus()
  await page.keyboard.type('s')
  await page.keyboard.press('Enter')
  await expect(results(page)).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Search Results (10 jobs found)' })).toBeInViewport()
  await expect(page.getByRole('status')).toHaveText('10 jobs found for “s”')
  expect(new URL(page.url()).pathname).toBe('/search-all-jobs')
  // Six ways to apply stand between the results and their pages.
  for (let tab = 0; tab < 7; tab += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: '2' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveCount(4)
  await expect(results(page)).toBeFocused()
  await expect(page.getByRole('status')).toHaveText('10 jobs found for “s”, page 2 of 2')
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await expectAccessibleOnBothScreens(page)
})

test('hydration does not shift the first page of jobs', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/job-seeker', { waitUntil: 'commit' })
  await expect(page.getByText('Job ID 12611816')).toBeVisible()
  await expect(page.getByText('Job ID 12611817')).toBeHidden()
  await page.waitForFunction(async () => (await document.fonts.ready).check('1em "Figtree Variable"'))
  const footer = async () => (await page.getByRole('contentinfo').boundingBox())?.y
  const before = await footer()
  release()
  await expect(page.locator('li[data-later]')).toHaveCount(0)
  expect(before).toBeGreaterThan(0)
  expect(await footer()).toBe(before)
})

test('a search sent over a shared one before hydration is done', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/job-seeker?jobtitle=AGENT', { waitUntil: 'commit' })
  await title(page).fill('sales')
  await page.keyboard.press('Enter')
  release()
  await expect(page.getByRole('status')).toHaveText('2 jobs found for “sales”')
  await page.waitForLoadState('networkidle')
  await expect(title(page)).toHaveValue('sales')
  expect(query(page)).toMatchObject({ jobtitle: 'sales' })
})
