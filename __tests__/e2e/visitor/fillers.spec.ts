import { expect, test, type Page } from '@playwright/test'
import { openHydrated } from '../support/hydration.ts'
import { takeMessages } from '../support/mail.ts'

/** Values that form fillers, dictation and Chrome on iOS set without an event. */

const values = {
  firstname: 'Ana',
  lastname: 'Ruiz',
  email: '\u202aana@example.com\u202c ',
  phonenumber: '\u2066８１３ 555\u00a00142\u2069',
  comment: 'Evenings only.',
}

/** Through the element's own property: React's tracker takes the value for its own. */
const setSilently = (page: Page, fields: Record<string, string>) =>
  page.evaluate((wanted) => {
    for (const [name, value] of Object.entries(wanted)) {
      const field = document.querySelector<HTMLInputElement>(`main [name="${name}"]`)
      if (!field) throw new Error(name)
      field.value = value
    }
  }, fields)

test('a filler without events fills a form that is sent', async ({ page }) => {
  const messages = await takeMessages(page)
  await openHydrated(page, '/contact-us')
  await setSilently(page, { ...values, email: 'ana@' })
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Please select a category')).toBeVisible()
  await expect(page.getByText('Invalid email address')).toBeVisible()
  await expect(page.getByText(/ is required/)).toHaveCount(0)
  await expect(page.getByLabel('First name')).toHaveValue('Ana')
  await page.getByRole('radio', { name: 'Employer' }).evaluate((radio: HTMLInputElement) => {
    radio.checked = true
  })
  await setSilently(page, { email: values.email })
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
  expect(messages[0]?.template_params).toMatchObject({
    category: 'Employer',
    email: 'ana@example.com',
    phone: '813 555 0142',
    comment: 'Evenings only.',
  })
})

test('a filler without events fills a search', async ({ page }) => {
  // A press on a button that glides away misses it.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHydrated(page, '/job-seeker')
  await setSilently(page, { jobtitle: '\u200b Agént\u00a0', location: 'orlando' })
  await page.getByRole('button', { name: 'Find Jobs' }).click()
  await expect(page.getByRole('region', { name: 'Search Results (1 jobs found)' })).toBeFocused()
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    jobtitle: 'Agént',
    location: 'orlando',
  })
  await setSilently(page, { jobtitle: 'chat', location: '' })
  await page.getByRole('button', { name: 'Find Jobs' }).click()
  await expect(page.getByText('Job ID 12611822')).toBeVisible()
})
