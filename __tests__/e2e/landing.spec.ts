import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { withLandingPage } from './landing.ts'

test('a landing page with every section has nothing that axe objects to, and fits every width', async ({
  page,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await withLandingPage(baseURL ?? '', async (path) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await expectAccessible(page)
    }
    for (const size of ['100%', '200%']) {
      await page.addStyleTag({ content: `html{font-size:${size}}` })
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(over, `${size} at ${width} px`).toBe(0)
      }
    }
  })
})
