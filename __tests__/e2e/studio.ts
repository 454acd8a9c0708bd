import { expect, type Locator, type Page } from '@playwright/test'

/** The Studio as an editor uses it. */

/** Opens a document's form, by its id and type, and waits until it can be typed into. */
export async function openDocument(page: Page, id: string, type: string, field: string): Promise<Locator> {
  await page.goto(`/studio/intent/edit/id=${id};type=${type}/`)
  const input = fieldInput(page, field)
  await expect(input).toBeEditable({ timeout: 30_000 })
  return input
}

/** The text box of a field, by its path such as `hero.heading`. */
export function fieldInput(page: Page, field: string): Locator {
  return page.getByTestId(`field-${field}`).locator('input, textarea').first()
}

/** Presses Publish once it can be pressed, and waits until the Studio says that it was done. */
export async function publish(page: Page): Promise<void> {
  const button = page.getByTestId('action-publish')
  await expect(button).toBeEnabled()
  await button.click()
  await expect(
    page.getByText(/was published|Published just now|Last published just now/i).first(),
  ).toBeVisible()
}
