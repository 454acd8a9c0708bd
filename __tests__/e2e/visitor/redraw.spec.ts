import { expect, test, type Page } from '@playwright/test'
import { holdScripts, hydrated } from '../support/hydration.ts'
import { takeMessages } from '../support/mail.ts'

/** What password managers, translators and toolbars do to the HTML before React starts. */
const changes: Record<string, () => void> = {
  'a translated heading': () => {
    for (const heading of document.querySelectorAll('h1, h2, summary h2')) {
      const font = document.createElement('font')
      font.textContent = 'Traducido'
      heading.replaceChildren(font)
    }
  },
  'an element first in main': () => {
    document.querySelector('main')?.prepend(document.createElement('div'))
  },
}

/**
 * Opens a page whose HTML is changed and whose scripts wait.
 * @returns lets them come, and waits for React
 */
async function openChanged(page: Page, path: string, change: string) {
  const release = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await page.evaluate(changes[change] as () => void)
  const old = await page.locator('main').elementHandle()
  return async () => {
    release()
    await hydrated(page)
    // The test is of a redraw: React did not hydrate these elements.
    await expect.poll(() => old?.evaluate((element) => element.isConnected)).toBe(false)
  }
}

test('a form written before hydration is kept and sent', async ({ page }) => {
  const messages = await takeMessages(page)
  const start = await openChanged(page, '/contact-us', 'a translated heading')
  await page.getByRole('radio', { name: 'Employer' }).check()
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Last name').fill('Ruiz')
  await page.getByLabel('Email').fill('ana@example.com')
  await page.getByLabel('Phone number').fill('813 555 0142')
  const comment = page.getByRole('textbox', { name: 'Comment' })
  await comment.fill('Evenings only.')
  const button = page.getByRole('button', { name: 'Send' })
  await expect(button).toBeDisabled()
  await button.click({ force: true })
  await comment.focus()
  await comment.evaluate((box: HTMLTextAreaElement) => box.setSelectionRange(3, 5))
  await start()
  await expect(comment).toBeFocused()
  expect(
    await comment.evaluate((box: HTMLTextAreaElement) => [box.selectionStart, box.selectionEnd]),
  ).toEqual([3, 5])
  await expect(page.getByRole('radio', { name: 'Employer' })).toBeChecked()
  await button.click()
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
  expect(messages[0]?.template_params).toMatchObject({
    name: 'Ana Ruiz',
    category: 'Employer',
    comment: 'Evenings only.',
  })
})

for (const changed of [false, true])
  test(`a question closed before hydration stays closed, ${changed ? 'redrawn' : 'hydrated'}`, async ({
    page,
  }) => {
    await page.goto('/faq')
    const id = await page.locator('main details [id]').nth(2).getAttribute('id')
    await page.goto('about:blank')
    const question = page.locator('main details').nth(2)
    const release = await holdScripts(page)
    await page.goto(`/faq#${id}`, { waitUntil: 'commit' })
    await question.locator('summary').click()
    await expect(question).toHaveAttribute('open')
    if (changed) await page.evaluate(changes['an element first in main'] as () => void)
    await question.locator('summary').click()
    await expect(question).not.toHaveAttribute('open')
    release()
    await hydrated(page)
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    await expect(question).not.toHaveAttribute('open')
  })

test('attributes and elements at the end of the body do no harm', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  page.on('pageerror', (error) => logged.push(error.message))
  const release = await holdScripts(page)
  await page.goto('/contact-us', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-toolbar', '')
    document.body.setAttribute('cz-shortcut-listen', 'true')
    document.body.append(document.createElement('aside'))
    document.documentElement.append(document.createElement('aside'))
  })
  const old = await page.locator('main').elementHandle()
  release()
  await hydrated(page)
  expect(await old?.evaluate((element) => element.isConnected)).toBe(true)
  expect(logged).toEqual([])
})
