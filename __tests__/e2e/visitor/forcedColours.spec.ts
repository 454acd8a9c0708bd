import { expect, test, type Locator } from '@playwright/test'
import sharp from 'sharp'

/** The site in the few colours of a visitor's own choice, or with more contrast. */

test('with more contrast muted text and edges have the colour of text', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' })
  await page.goto('/contact-us')
  const ink = 'rgb(43, 10, 20)'
  const comment = page.getByRole('textbox', { name: 'Comment' })
  await expect(comment).toHaveCSS('border-top-color', ink)
  await expect(page.getByText('Fields with a star (*) are required.')).toHaveCSS('color', ink)
})

test('in forced colours every control has an edge of its own', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of ['/', '/contact-us', '/job-seeker']) {
    await page.goto(path)
    const edgeless = await page
      .locator('main :is(button, input:not([type=radio]), select, textarea):visible')
      .evaluateAll((controls) =>
        controls
          .filter((control) => {
            const { borderStyle, borderWidth } = getComputedStyle(control)
            return borderStyle === 'none' || borderWidth === '0px'
          })
          .map((control) => control.outerHTML.slice(0, 140)),
      )
    expect(edgeless, path).toEqual([])
  }
})

/** How much the brightness varies where `sign` is drawn: 0 where nothing is. */
async function contrastOf(sign: Locator): Promise<number> {
  const { channels } = await sharp(await sign.screenshot())
    .greyscale()
    .stats()
  return channels[0]?.stdev ?? 0
}

test('in forced colours the signs drawn without an image are there', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto('/faq')
  const current = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Insights' })
  const other = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: 'Staffing Solutions' })
  const underlineOf = (entry: Locator) =>
    entry.evaluate((element) => {
      const { borderTopWidth, transform } = getComputedStyle(element, '::before')
      return `${borderTopWidth} ${transform}`
    })
  expect(await underlineOf(current)).toBe('3px matrix(1, 0, 0, 1, 0, 0)')
  expect(await underlineOf(other)).toBe('3px matrix(0, 0, 0, 1, 0, 0)')

  const question = page.locator('summary').first()
  const sign = question.locator('> span')
  const closed = await sign.screenshot()
  await question.click()
  expect((await sign.screenshot()).equals(closed), 'an open question looks like a closed one').toBe(false)

  await page.goto('/search-all-jobs')
  const pages = page.getByRole('navigation', { name: 'Results pages' })
  const backgroundOf = (name: string) =>
    pages.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).backgroundColor)
  expect(await backgroundOf('1')).not.toBe(await backgroundOf('2'))
  // Without a plate behind the number, which would have the colour of the number.
  await expect(pages.getByRole('button', { name: '1' })).toHaveCSS('forced-color-adjust', 'none')

  await page.setViewportSize({ width: 390, height: 844 })
  for (const name of ['Open menu', 'Close menu']) {
    const button = page.getByRole('button', { name })
    expect(await contrastOf(button), name).toBeGreaterThan(20)
    await button.click()
  }
})
