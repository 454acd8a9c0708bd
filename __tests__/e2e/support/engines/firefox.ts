import puppeteer from 'puppeteer-core'
import { findProgram } from '../../../../local/tools/install/programs.ts'
import type { Engine, Start } from './engine.ts'

/** Firefox by WebDriver BiDi. */
export async function startFirefox({ scripts, reducedMotion }: Start): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findProgram('firefox-esr'),
    headless: true,
    extraPrefsFirefox: {
      'javascript.enabled': scripts,
      'ui.prefersReducedMotion': Number(reducedMotion),
      // Else a scroll bar takes 15 px.
      'ui.useOverlayScrollbars': 1,
    },
  })
  const page = await browser.newPage()
  // Behind another tab, Enter and Space press nothing.
  await page.bringToFront()
  let complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: async (work, ...args) => (await page.evaluate(work as never, ...args)) as never,
    clickAt: (x, y) => page.mouse.click(x, y),
    wheel: (deltaY) => page.mouse.wheel({ deltaY }),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    back: async () => void (await page.goBack()),
    viewport: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    complaints() {
      const heard = complaints
      complaints = []
      return heard
    },
    close: () => browser.close(),
  }
}
