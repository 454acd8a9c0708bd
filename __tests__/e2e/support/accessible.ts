import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Resolves once nothing scrolls, fades or glides: half-way colours are nobody's contrast. */
function atRest(): Promise<void> {
  return new Promise((done) => {
    let last = -1
    let quietFrames = 0
    const look = () => {
      const moving =
        window.scrollY !== last || document.getAnimations().some(({ playState }) => playState === 'running')
      last = window.scrollY
      quietFrames = moving ? 0 : quietFrames + 1
      if (quietFrames < 5) requestAnimationFrame(look)
      else done()
    }
    look()
  })
}

/**
 * Has the browser lay out what is far below as well: until then it reports wrong positions for it.
 */
export const renderAll = (page: Page) =>
  page.addStyleTag({ content: '*{content-visibility:visible!important}' })

/**
 * Fails with all that axe objects to, once nothing moves: each broken rule, and the first element
 * that breaks it. The size of targets is a rule that axe asks for only when told. The other mode of
 * axe opens one more page each time, for the sake of frames from elsewhere. The site has none.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(atRest)
  await renderAll(page)
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ rules: { 'target-size': { enabled: true } } })
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

/** The same on a phone and on a wide screen. */
export async function expectAccessibleOnBothScreens(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
}

/** Brings every section into view once, from the top, and waits for all images. */
export async function lookThrough(page: Page) {
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll('main > * > *, footer')) {
      part.scrollIntoView({ behavior: 'instant' })
      // One frame for the observers, one for what they change.
      for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next))
    }
    for (const image of document.images) image.loading = 'eager'
    scrollTo({ top: 0, behavior: 'instant' })
  })
  // Not \`decode()\`: Chromium sometimes never ends it, with all images loaded.
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
}

/** Opens every question, as far as the page has some. */
export const openQuestions = (page: Page): Promise<void> =>
  page.locator('details').evaluateAll((all) => all.forEach((row) => row.setAttribute('open', '')))

/** Pixels by which the page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Pixels of the headline that the top bar covers, and the logo's width divided by its height. */
const topBar = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    const logo = box('body header svg')
    return {
      covered: Math.max(0, box('body header').height - box('h1').top - scrollY),
      logo: logo.width / logo.height,
    }
  })

/** Texts that their own box cuts off, but for excerpts of so many lines. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const isCut = (element: Element) => {
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element)
      if (webkitLineClamp !== 'none') return false
      return (
        (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1)
      )
    }
    const ownText = (element: Element) =>
      [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
    return [...document.querySelectorAll('body :not(script, style, noscript)')]
      .filter((element) => ownText(element) && element.clientWidth > 1 && isCut(element))
      .map(({ textContent }) => textContent)
  })

/** Chromium's setting, in pixels: unlike a style on the page, breakpoints follow it. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  if (page.context().browser()?.browserType().name() !== 'chromium') return
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
}

export const usualText = { size: 16, style: '' }

/** How a visitor may want the text; the last is WCAG 1.4.12. */
const textWishes = [
  usualText,
  { size: 32, style: '' },
  {
    size: 16,
    style: '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}',
  },
]

/**
 * Fails when the page scrolls sideways from 320 px on, or cuts a text off. Fails too when the top
 * bar covers the headline, or its links squeeze the logo. All questions are open.
 */
export async function expectFits(page: Page, wishes = textWishes): Promise<void> {
  await openQuestions(page)
  for (const { size, style } of wishes) {
    await setTextSize(page, size)
    if (style) await page.addStyleTag({ content: style })
    for (const width of [320, 390, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const where = `${page.url()} at ${width} px, text of ${size} px ${style}`
      expect(await overflow(page), where).toBe(0)
      expect(await cutTexts(page), where).toEqual([])
      expect((await topBar(page)).covered, where).toBe(0)
      // On a phone large text may make the logo smaller.
      if (width >= 768) expect((await topBar(page)).logo, where).toBeCloseTo(154 / 40, 1)
    }
  }
}
