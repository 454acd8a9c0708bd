import { expect, test } from '@playwright/test'
import { holdScripts, hydrated } from '../support/hydration.ts'

/**
 * What password managers, translators and toolbars do to the HTML before React starts. What is kept
 * of a form: useEarlyInput.test.tsx.
 */
test('a question opened before hydration stays open on a redrawn page', async ({ page }) => {
  const question = page.locator('main details').nth(2)
  const release = await holdScripts(page)
  await page.goto('/faq', { waitUntil: 'commit' })
  await question.locator('summary').click()
  await expect(question).toHaveAttribute('open')
  await page.locator('main').evaluate((main) => main.prepend(document.createElement('div')))
  const old = await page.locator('main').elementHandle()
  release()
  await hydrated(page)
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  expect(await old?.evaluate((element) => element.isConnected)).toBe(false)
  await expect(question).toHaveAttribute('open')
})
