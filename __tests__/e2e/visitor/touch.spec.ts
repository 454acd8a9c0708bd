import { expect, test } from '@playwright/test'
import { renderAll } from '../support/accessible.ts'
import { pages } from '../support/places.ts'

/** The site under fingers, on a phone with a notch. That targets have 24 px is a rule of axe. */

test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true })

test('the head names icon and colour, and leaves zoom and texts alone', async ({ page }) => {
  await page.goto('/')
  const head = await page.evaluate(() => ({
    viewports: [...document.querySelectorAll<HTMLMetaElement>('meta[name=viewport]')].map(
      ({ content }) => content,
    ),
    colour: document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content,
    formats: document.querySelector<HTMLMetaElement>('meta[name=format-detection]')?.content,
    icon: document.querySelector<HTMLLinkElement>('link[rel=apple-touch-icon]')?.href,
  }))
  expect(head).toMatchObject({
    viewports: ['width=device-width, viewport-fit=cover'],
    colour: '#C4351A',
    formats: expect.stringContaining('telephone=no'),
  })
  const icon = await page.evaluate(async (src = '') => {
    const image = Object.assign(new Image(), { src })
    await image.decode()
    return [image.naturalWidth, image.naturalHeight]
  }, head.icon)
  expect(icon).toEqual([180, 180])
})

test('two fingers zoom everywhere, on the carousel too', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('group', { name: 'Reviews', exact: true }).scrollIntoViewIfNeeded()
  await expect(page.locator('.swiper-initialized')).toBeVisible()
  const actions = await page
    .locator('body, body *')
    .evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).touchAction))])
  expect(actions.sort()).toEqual(['auto', 'pan-y pinch-zoom'])
})

test('no text and no control stands behind a notch or home bar', async ({ page }) => {
  const protocol = await page.context().newCDPSession(page)
  const [side, bottom] = [59, 34]
  await protocol.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: side, right: side, bottom } })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of pages) {
    await page.goto(path)
    await renderAll(page)
    const behind = await page.evaluate(
      ({ side, bottom }) => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const covered: string[] = []
        const range = document.createRange()
        const end = document.documentElement.scrollHeight - bottom
        while (walker.nextNode()) {
          const { parentElement, textContent } = walker.currentNode
          if (!textContent?.trim() || !parentElement?.checkVisibility()) continue
          if (parentElement.closest('.visually-hidden, .swiper-slide, a[href="#main"]')) continue
          range.selectNodeContents(walker.currentNode)
          const { left, right, bottom: low, width } = range.getBoundingClientRect()
          if (width > 0 && (left < side || right > innerWidth - side || low + scrollY > end))
            covered.push(textContent)
        }
        return covered
      },
      { side, bottom },
    )
    expect(behind, path).toEqual([])
  }
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toHaveCSS('padding-bottom', `${32 + bottom}px`)
  const small = await menu.locator('a:visible, button:visible').evaluateAll((all) =>
    all
      .filter((each) => {
        const { width, height } = each.getBoundingClientRect()
        return Math.min(width, height) < 44
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  )
  expect(small).toEqual([])
})
