import path from 'node:path'
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core'
import { findProgram } from '../../../../local/tools/install/programs.ts'
import type { Engine, Start } from './engine.ts'

/** Firefox by WebDriver BiDi. */
export async function startFirefox({ scripts, reducedMotion, folder }: Start): Promise<Engine> {
  const downloads = path.join(folder, 'downloads')
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findProgram('firefox-esr'),
    headless: true,
    extraPrefsFirefox: {
      'javascript.enabled': scripts,
      'ui.prefersReducedMotion': Number(reducedMotion),
      // Else a scroll bar takes 15 px.
      'ui.useOverlayScrollbars': 1,
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      // Else a downloaded PDF, or the list of downloads, opens in front of the page.
      'pdfjs.disabled': true,
      'browser.download.alwaysOpenPanel': false,
    },
  })
  let complaints: string[] = []
  async function newPage(): Promise<Page> {
    const page = await browser.newPage()
    // Behind another tab, Enter and Space press nothing.
    await page.bringToFront()
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    return page
  }
  let page = await newPage()
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: async (work, ...args) => (await page.evaluate(work as never, ...args)) as never,
    clickAt: (x, y) => page.mouse.click(x, y),
    async drag(x, y, right) {
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + right, y, { steps: 5 })
      await page.mouse.up()
    },
    wheel: (deltaY) => page.mouse.wheel({ deltaY }),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    async upload(selector, file) {
      const input = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null
      await input?.uploadFile(file)
    },
    // Of a page in the back/forward cache, `goBack` waits for a `load` that never comes.
    back: () => page.evaluate(() => history.back()),
    reload: async () => void (await page.reload()),
    async newTab() {
      const before = page
      page = await newPage()
      await before.close()
    },
    viewport: (width, height) => page.setViewport({ width, height }),
    async isExposedAs(selector, role, name) {
      // The driver finds elements by what Firefox tells assistive technology.
      for (const found of await page.$$(`aria/${name}[role="${role}"]`))
        if (await found.evaluate((each, own) => each === document.querySelector(own), selector)) return true
      return false
    },
    downloads,
    complaints() {
      const heard = complaints
      complaints = []
      return heard
    },
    close: () => browser.close(),
  }
}
