import type { Page } from '@playwright/test'

/** Keeps every script from the page until the function that this gives is called: what visitors have on a slow line. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}
