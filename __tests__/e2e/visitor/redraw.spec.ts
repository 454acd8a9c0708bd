import { expect, test } from '@playwright/test'
import { holdScripts, hydrated } from '../support/hydration.ts'

/**
 * What password managers, translators and toolbars do to the HTML before React starts. What is kept
 * of a form: useEarlyInput.test.tsx.
 */

for (const changed of [false, true])
  test(`a question closed before hydration stays closed, ${changed ? 'redrawn' : 'hydrated'}`, async ({
    page,
  }) => {
    await page.goto('/faq')
    const id = await page.locator('main details [id]').nth(2).getAttribute('id')
    await page.goto('about:blank')
    const question = page.locator('main details').nth(2)
    const release = await holdScripts(page)
    await page.goto(`/faq#${id}`, { waitUntil: 'commit' })
    await question.locator('summary').click()
    await expect(question).toHaveAttribute('open')
    if (changed) await page.locator('main').evaluate((main) => main.prepend(document.createElement('div')))
    await question.locator('summary').click()
    await expect(question).not.toHaveAttribute('open')
    const old = await page.locator('main').elementHandle()
    release()
    await hydrated(page)
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    // React redraws a page whose HTML it does not know.
    expect(await old?.evaluate((element) => element.isConnected)).toBe(!changed)
    await expect(question).not.toHaveAttribute('open')
  })
