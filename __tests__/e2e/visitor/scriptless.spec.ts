import { expect, test } from '@playwright/test'
import { jobs } from '#lib/jobs/jobs.ts'

/** The site where scripts are off. markup.spec.ts compares its headings and links. */

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

test('phone and email stand in the form’s place', async ({ page }) => {
  await page.goto('/contact-us')
  await expect(page.locator('main noscript a[href^="tel:"]')).toBeVisible()
  await expect(page.locator('main noscript a[href^="mailto:"]')).toBeVisible()
  await expect(page.locator('form')).toBeHidden()
})

test('a link opens and closes the menu', async ({ page }) => {
  await page.goto('/contact-us')
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
  await page.getByRole('link', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'Mobile' })
  await menu.getByRole('link', { name: 'Close menu' }).click()
  await expect(menu).toBeHidden()
  await page.getByRole('link', { name: 'Menu', exact: true }).click()
  await menu.getByRole('link', { name: 'For Job Seekers' }).click()
  await expect(page).toHaveURL('/job-seeker')
})

test('every job is listed, without the search', async ({ page }) => {
  await page.goto('/job-seeker?jobtitle=agent')
  for (const { id } of jobs) await expect(page.getByText(`Job ID ${id}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Find Jobs' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Next' })).toBeHidden()
})

test('menus of the wide bar open on hover and focus', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/about-us')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await bar.getByText('Insights').hover()
  await expect(bar.getByRole('link', { name: 'FAQs' })).toBeVisible()
  await bar.getByRole('button', { name: 'Staffing Solutions' }).focus()
  await expect(bar.getByRole('link', { name: 'The Roles We Staff' })).toBeVisible()
})
