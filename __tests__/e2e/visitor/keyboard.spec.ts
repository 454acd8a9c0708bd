import { expect, test, type Page } from '@playwright/test'
import { openQuestions } from '../support/accessible.ts'
import { openHydrated } from '../support/hydration.ts'
import { pages } from '../support/places.ts'

/** The site without a mouse. */

/** Where the focus is, and whether somebody who looks for it would find it. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const { top, bottom, width, height } = element.getBoundingClientRect()
    /**
     * What can mark the focus on the element, on what holds it, and on what stands behind it, as a
     * styled choice does.
     */
    const marks = () =>
      [element, element.parentElement, element.nextElementSibling]
        .filter((shown) => shown && shown !== document.body)
        .map((shown) => {
          const { outlineStyle, outlineColor, outlineWidth, boxShadow, borderColor, borderWidth } =
            getComputedStyle(shown as Element)
          const outline = outlineStyle === 'none' ? '' : `${outlineColor} ${outlineWidth}`
          return [outline, boxShadow, borderColor, borderWidth].join()
        })
        .join()
    /** Whether a box that scrolls, or hides what sticks out of it, cuts into the ring. */
    const isCut = (): boolean => {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
      if (outlineStyle === 'none') return false
      const reach = parseFloat(outlineWidth) + parseFloat(outlineOffset)
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflow === 'visible') continue
        const room = box.getBoundingClientRect()
        for (const line of element.getClientRects())
          if (
            line.left - reach < room.left - 0.5 ||
            line.right + reach > room.right + 0.5 ||
            line.top - reach < room.top - 0.5 ||
            line.bottom + reach > room.bottom + 0.5
          )
            return true
      }
      return false
    }
    const cut = isCut()
    const focused = marks()
    ;(element as HTMLElement).blur()
    const unfocused = marks()
    ;(element as HTMLElement).focus({ preventScroll: true })
    return {
      cut,
      name: element.outerHTML.slice(0, 140),
      seen: width > 0 && height > 0 && bottom > 0 && top < innerHeight,
      marked: focused !== unfocused,
      part: (element.closest('main') ?? element.closest('header, footer'))?.localName,
    }
  })

/**
 * The same, for an element that is still out of sight two frames later. Something above may just
 * have grown, such as a field by its error. The browser then scrolls to the focused element in the
 * next frame.
 */
async function settledFocus(page: Page) {
  const at = await focus(page)
  if (at === null || at.seen) return at
  await page.evaluate(
    () => new Promise<void>((next) => requestAnimationFrame(() => requestAnimationFrame(() => next()))),
  )
  return focus(page)
}

test('Tab reaches every part of every page, visibly, on both screens', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of pages) {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await openHydrated(page, path)
      await openQuestions(page)
      const where = `${path} at ${width} px`
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to content' }), where).toBeFocused()
      // Bar and footer are those of the first page.
      const isWhole = path === pages[0]
      if (!isWhole) {
        await page.keyboard.press('Enter')
        await expect(page.locator('main'), where).toBeFocused()
        await page.keyboard.press('Tab')
      }
      const lost: string[] = []
      const parts = new Set<string | undefined>()
      let stops = 0
      for (; stops < 200; stops += 1) {
        const at = await settledFocus(page)
        if (!at || (parts.has('footer') && !isWhole)) break
        if (!at.seen) lost.push(`${where}: not seen: ${at.name}`)
        if (at.cut) lost.push(`${where}: its ring is cut off: ${at.name}`)
        if (!at.marked) lost.push(`${where}: not marked: ${at.name}`)
        parts.add(at.part)
        await page.keyboard.press('Tab')
      }
      expect(lost).toEqual([])
      expect(parts.has('footer'), where).toBe(true)
      expect(parts.has('header'), where).toBe(isWhole)
      expect(stops, where).toBeLessThan(200)
    }
  }
})

test('Tab right after the button of a menu leads into the menu', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  for (let round = 0; round < 3; round += 1) {
    await page.getByRole('button', { name: 'Insights' }).focus()
    await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Tab')])
    await expect(page.getByRole('link', { name: 'Our Blog' }).first()).toBeFocused()
    await page.keyboard.press('Escape')
  }
})
