import { expect, test, type Page } from '@playwright/test'
import { scriptsRunScript } from '../../../components/hooks/scriptsRun.ts'
import { jobs } from '../../../lib/jobs/jobs.ts'
import { holdScripts } from '../support/hydration.ts'

/** Browsers that cannot run the scripts of a page, and lines on which they never arrive. */

test.use({ viewport: { width: 390, height: 844 } })

/** As a browser that cannot parse our scripts: the inline one is skipped, the files do nothing. */
async function cannotParse(page: Page) {
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.route(
    ({ pathname }) => !pathname.includes('.'),
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback()
      const response = await route.fetch()
      const html = await response.text()
      expect(html).toContain(scriptsRunScript)
      await route.fulfill({ response, body: html.replace(scriptsRunScript, '') })
    },
  )
}

/** Below the form, or in its place. */
const phoneAtForm = (page: Page) => page.locator('form + div a[href^="tel:"]')

test('an old browser has a link to the menu, phone and email, and all jobs', async ({ page }) => {
  await cannotParse(page)
  await page.goto('/contact-us')
  await expect(phoneAtForm(page)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Send/ })).toBeHidden()
  await page.getByRole('link', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'Mobile' })
  await menu.getByRole('link', { name: 'Close menu' }).click()
  await expect(menu).toBeHidden()
  await page.getByRole('link', { name: 'Menu', exact: true }).click()
  await menu.getByRole('link', { name: 'For Job Seekers' }).click()
  await expect(page).toHaveURL('/job-seeker')
  for (const { id } of jobs) await expect(page.getByText(`Job ID ${id}`)).toBeVisible()
})

test('after 8 s without its scripts a form shows phone and email', async ({ page }) => {
  await page.clock.install()
  const release = await holdScripts(page)
  await page.goto('/contact-us', { waitUntil: 'commit' })
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible()
  await page.clock.fastForward(8_000)
  await expect(phoneAtForm(page)).toBeVisible()
  release()
  await expect(page.getByRole('button', { name: /^Send/ })).toBeEnabled()
  await expect(phoneAtForm(page)).toBeHidden()
})

test('after 8 s without its scripts a search shows all jobs', async ({ page }) => {
  await page.clock.install()
  const release = await holdScripts(page)
  await page.goto('/job-seeker?jobtitle=agent', { waitUntil: 'commit' })
  await expect(page.getByText(`Job ID ${jobs[0]?.id}`)).toBeHidden()
  await page.clock.fastForward(8_000)
  for (const { id } of jobs) await expect(page.getByText(`Job ID ${id}`)).toBeVisible()
  release()
  await expect(page.getByRole('heading', { name: 'Search Results (2 jobs found)' })).toBeVisible()
})

test('without invoker commands the menu opens before hydration', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['command', 'commandForElement'])
      Reflect.deleteProperty(HTMLButtonElement.prototype, name)
  })
  const release = await holdScripts(page)
  await page.goto('/about-us', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.locator('html[data-modal]')).toHaveCSS('overflow', 'hidden')
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('html[data-modal]')).toHaveCount(0)
  release()
})
