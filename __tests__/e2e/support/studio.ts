import { test as base, expect, type Locator, type Page } from '@playwright/test'

/** The Studio as an editor uses it. */

/**
 * For tests in the Studio. Its tab stays open from test to test: to load the Studio costs more than
 * what most of them do there. Each finds it at its first page, without messages and stored values.
 */
export const test = base.extend<{ studio: Page }, { tab: () => Promise<Page> }>({
  tab: [
    async ({ browser }, give, { project }) => {
      const { baseURL, viewport } = project.use
      let open: Page | undefined
      await give(async () => {
        if (open && !open.isClosed()) return open
        const profile = await browser.newContext({ baseURL, viewport, reducedMotion: 'reduce' })
        open = await profile.newPage()
        return open
      })
      await open?.context().close()
    },
    { scope: 'worker' },
  ],
  studio: async ({ tab }, give) => {
    const studio = await tab()
    const viewport = studio.viewportSize()
    await give(studio)
    if (viewport) await studio.setViewportSize(viewport)
    await tidy(studio)
  },
})

/** An entry of the Studio's first screen, the list of places. */
export const places = (studio: Page): Locator =>
  studio.getByTestId('structure-tool-list-pane').getByRole('link', { name: 'Pages', exact: true })

/** Leaves the tab as the next test is to find it. Closes it where the Studio has broken off. */
export async function tidy(studio: Page): Promise<void> {
  studio.removeAllListeners()
  await studio.unrouteAll()
  for (const other of studio.context().pages()) if (other !== studio) await other.close()
  await studio.keyboard.press('Escape')
  await openStudio(studio, '/studio')
  const isThere = await places(studio)
    .waitFor({ timeout: 30_000 })
    .then(
      () => true,
      () => false,
    )
  if (!isThere) return studio.context().close()
  await studio.evaluate(() => {
    localStorage.clear()
    // A message's last button closes it.
    for (const message of document.querySelectorAll('[data-ui=Toast]'))
      [...message.querySelectorAll('button')].at(-1)?.click()
  })
}

/** Goes to a URL of the Studio, as a link does where the Studio is open. */
export async function openStudio(studio: Page, url: string): Promise<void> {
  if (!studio.url().includes('/studio')) return void (await studio.goto(url))
  await studio.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, url)
}

/** Opens a document's form, by its id and type, and waits until it can be typed into. */
export async function openDocument(studio: Page, id: string, type: string, field: string): Promise<Locator> {
  await openStudio(studio, `/studio/intent/edit/id=${id};type=${type}/`)
  const input = fieldInput(studio, field)
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

/** Presses Publish once it can be pressed, and waits until the Studio says that it was done. */
export async function publish(page: Page): Promise<void> {
  const button = page.getByTestId('action-publish')
  await expect(button).toBeEnabled()
  await button.click()
  const published = page.getByText(/was published|Published just now|Last published just now/i)
  const refused = page.locator('[data-ui=Toast]').getByText(/Not published|error occurred/)
  await expect(published.or(refused).filter({ visible: true }).first()).toBeVisible()
  await expect(refused).toHaveCount(0)
}
