import { expect, test } from '@playwright/test'
import { newPath, setBlogFault } from '../support/blogHost.ts'
import { article } from '../support/places.ts'

test.afterEach(() => setBlogFault('kind=none'))

test('an unknown post loads, then says why the host refuses it', async ({ page }) => {
  await setBlogFault('kind=404')
  const response = await page.goto(newPath(), { waitUntil: 'commit' })
  // Never cached, and search engines come again.
  expect(response?.status()).toBe(500)
  expect(response?.headers()['cache-control']).toContain('no-store')
  expect(await response?.text()).not.toContain('noindex')
  await expect(page.getByRole('heading', { level: 1, name: 'HTTP error! status: 404' })).toBeVisible()
  await expect(page.getByText('There was an error loading the blog post.')).toBeVisible()
  await page.getByRole('link', { name: 'Go Back to Blog' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('without JavaScript no Share is offered, and a broken post says so', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(article)
  await expect(page.getByRole('link', { name: 'Back to Blog' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await setBlogFault('kind=500')
  await page.goto(newPath())
  await expect(page.getByText('Loading blog post...')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'The line went dead' })).toBeVisible()
  await page.close()
})
