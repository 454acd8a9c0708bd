import type { Page } from '@playwright/test'
import { takenOver } from '../../components/startup/takenOver.ts'
import { fileFaces } from '../../styles/fonts.ts'

/** Keeps every script from the page until the function that this gives is called: what visitors have on a slow line. */
export const holdScripts = (page: Page) => hold(page, '**/*.js')

/** Keeps what the page asks for at `addresses` from it until the function that this gives is called. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route(addresses, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Watches the page that is opened next; what this gives waits until its scripts have taken it over. */
export async function watchTakeOver(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript((event) => {
    window.addEventListener(event, () => Object.assign(window, { isTakenOver: true }))
  }, takenOver)
  return () => page.waitForFunction(() => 'isTakenOver' in window)
}

/** Opens a page and waits until its scripts have taken it over: for tests that change by hand what React must find as it was sent. */
export async function openTakenOver(page: Page, path: string) {
  const tookOver = await watchTakeOver(page)
  await page.goto(path)
  await tookOver()
}

/** Waits until the page is set in its own fonts: they join it together. */
export const ownFontsJoined = (page: Page) =>
  page.waitForFunction(
    (families) => {
      const joined = new Set([...document.fonts].map(({ family }) => family.replaceAll('"', '')))
      return families.every((family) => joined.has(family))
    },
    fileFaces.map(({ family }) => family),
  )
