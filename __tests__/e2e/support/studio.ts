import { test as base, expect, type BrowserContext, type Locator, type Page } from '@playwright/test'

/** The Studio as an editor uses it. */

/**
 * For tests that mostly are in the Studio. They share one browser profile, as an editor has, so
 * that only the first of a worker fetches the Studio's five megabytes. Each finds it without pages,
 * cookies and stored values.
 */
export const test = base.extend<object, { profile: BrowserContext }>({
  profile: [
    async ({ browser }, give, { project }) => {
      const { baseURL, viewport } = project.use
      const profile = await browser.newContext({ baseURL, viewport })
      await give(profile)
      await profile.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ profile, baseURL }, give) => {
    await give(profile)
    await forget(profile, baseURL ?? '')
  },
})

/**
 * Closes every page of a profile and clears what they left, but for the files that a browser keeps.
 */
async function forget(profile: BrowserContext, origin: string): Promise<void> {
  const page = await profile.newPage()
  await Promise.all(
    profile
      .pages()
      .filter((each) => each !== page)
      .map((each) => each.close()),
  )
  await profile.clearCookies()
  const session = await profile.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'local_storage,indexeddb,service_workers,cache_storage',
  })
  await page.close()
}

/** Opens a document's form, by its id and type, and waits until it can be typed into. */
export async function openDocument(page: Page, id: string, type: string, field: string): Promise<Locator> {
  await page.goto(`/studio/intent/edit/id=${id};type=${type}/`)
  const input = fieldInput(page, field)
  await expect(input).toBeEditable()
  return input
}

/** The text box of a field, by its path such as `hero.heading`. */
export function fieldInput(page: Page, field: string): Locator {
  return page.getByTestId(`field-${field}`).locator('input, textarea').first()
}

/**
 * Opens the menu beside Publish. While the form is still loading, another that cannot be pressed
 * stands there.
 */
export const openActions = (page: Page): Promise<void> =>
  page.locator('[data-testid=action-menu-button]:enabled').click()

/**
 * Types what the rules allow and then what they refuse, and presses Publish before they have run.
 * Waits until the Studio says why nothing was published.
 */
export async function publishRefused(
  page: Page,
  input: Locator,
  allowed: string,
  refused: string,
): Promise<void> {
  await input.fill(allowed)
  await expect(page.getByTestId('action-publish')).toBeEnabled()
  await input.fill(refused)
  await page.keyboard.press('Control+Alt+P')
  await expect(page.getByText('Not published')).toHaveCount(1)
}

/** Presses Publish once it can be pressed, and waits until the Studio says that it was done. */
export async function publish(page: Page): Promise<void> {
  const button = page.getByTestId('action-publish')
  await expect(button).toBeEnabled()
  await button.click()
  // Where no page changes, only the second is said: four seconds later, when the footer of the form
  // has stopped saying that all is saved.
  const live = page.getByText('Live on the site')
  const published = page.getByText(/was published|Published just now|Last published just now/i)
  await expect(live.or(published).filter({ visible: true }).first()).toBeVisible()
}
