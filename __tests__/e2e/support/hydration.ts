import type { Page } from '@playwright/test'

/** Waits until React has hydrated the page, as Next's measure says, and every section is laid out. */
export const hydrated = (page: Page) =>
  page.waitForFunction(
    () =>
      performance.getEntriesByName('Next.js-hydration').length > 0 &&
      document.documentElement.dataset.fresh === undefined,
  )

/**
 * Opens a page and waits until it is hydrated: for tests that change its HTML, or need the router.
 */
export async function openHydrated(page: Page, path: string) {
  const response = await page.goto(path)
  await hydrated(page)
  return response
}

/** Holds every script back until the returned function is called, as a slow line does. */
export const holdScripts = (page: Page) => hold(page, '**/*.js')

/** Holds requests whose URL matches back until the returned function is called. */
export async function hold(page: Page, urls: string | ((url: URL) => boolean)): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route(urls, async (route) => {
    await released
    await route.fallback()
  })
  return release
}
