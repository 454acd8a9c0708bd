import { expect, test, type Page } from '@playwright/test'
import { hold, openHydrated } from '../support/hydration.ts'
import { takeMessages } from '../support/mail.ts'

/**
 * Values that form fillers, dictation and Chrome on iOS set, with events that React ignores, or
 * none.
 */

const values = {
  firstname: 'Ana',
  lastname: 'Ruiz',
  email: '\u202aana@example.com\u202c ',
  phonenumber: '\u2066８１３ 555\u00a00142\u2069',
  comment: 'Evenings only.',
}

/** Through the element's own property: React's tracker takes the value for its own. */
const setSilently = (page: Page, fields: Record<string, string>, events: readonly string[]) =>
  page.evaluate(
    ([wanted, names]) => {
      for (const [name, value] of Object.entries(wanted)) {
        const field = document.querySelector<HTMLInputElement>(`main [name="${name}"]`)
        if (!field) throw new Error(name)
        field.value = value
        for (const type of names) field.dispatchEvent(new Event(type, { bubbles: true }))
      }
    },
    [fields, events] as const,
  )

for (const events of [[], ['input'], ['change'], ['input', 'change']]) {
  test(`a filler with events [${events.join()}] fills a form that is sent`, async ({ page }) => {
    const messages = await takeMessages(page)
    await openHydrated(page, '/contact-us')
    await setSilently(page, { ...values, email: 'ana@' }, events)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Please select a category')).toBeVisible()
    await expect(page.getByText('Invalid email address')).toBeVisible()
    await expect(page.getByText(/ is required/)).toHaveCount(0)
    await expect(page.getByLabel('First name')).toHaveValue('Ana')
    await page.getByRole('radio', { name: 'Employer' }).evaluate((radio: HTMLInputElement) => {
      radio.checked = true
    })
    await setSilently(page, { email: values.email }, events)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Message sent successfully!')).toBeVisible()
    expect(messages[0]?.template_params).toMatchObject({
      category: 'Employer',
      email: 'ana@example.com',
      phone: '813 555 0142',
      comment: 'Evenings only.',
    })
  })

  test(`a filler with events [${events.join()}] fills a search`, async ({ page }) => {
    // A press on a button that glides away misses it.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openHydrated(page, '/job-seeker')
    await setSilently(page, { jobtitle: '\u200b Agént\u00a0', location: 'orlando' }, events)
    await page.getByRole('button', { name: 'Find Jobs' }).click()
    await expect(page.getByRole('region', { name: 'Search Results (1 jobs found)' })).toBeFocused()
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      jobtitle: 'Agént',
      location: 'orlando',
    })
    await setSilently(page, { jobtitle: 'chat', location: '' }, events)
    await page.getByRole('button', { name: 'Find Jobs' }).click()
    await expect(page.getByText('Job ID 12611822')).toBeVisible()
  })
}

test('the choice stays as sent while a message is on its way', async ({ page }) => {
  await takeMessages(page)
  await openHydrated(page, '/contact-us')
  await setSilently(page, values, ['input'])
  await page.getByRole('radio', { name: 'Employer' }).check()
  const release = await hold(page, '**/email/send')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await page.getByText('Job Seeker', { exact: true }).click()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: 'Employer' })).toBeChecked()
  release()
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
})

test('a comment beyond its limit is kept and told about', async ({ page }) => {
  await openHydrated(page, '/contact-us')
  const comment = page.getByRole('textbox', { name: 'Comment' })
  await expect(comment).toHaveAccessibleDescription('Up to 4,000 characters')
  await comment.fill('漢'.repeat(4_010))
  await expect(comment).toHaveAccessibleDescription('4,010 of 4,000 characters')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Please use at most 4,000 characters')).toBeVisible()
  await expect(comment).toHaveValue('漢'.repeat(4_010))
})
