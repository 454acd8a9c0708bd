import { expect, test, type Page } from '@playwright/test'
import { holdScripts, hydrated } from '../support/hydration.ts'
import { takeMessages } from '../support/mail.ts'

/** What password managers, translators and toolbars do to the HTML before React starts. */
const changes: Record<string, () => void> = {
  'an element after each input': () => {
    for (const input of document.querySelectorAll('input')) input.after(document.createElement('div'))
  },
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

for (const change of Object.keys(changes)) {
  test(`${change}: a form written before hydration is kept and sent`, async ({ page }) => {
    const messages = await takeMessages(page)
    const start = await openChanged(page, '/contact-us', change)
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

  test(`${change}: a search written before hydration is kept and done`, async ({ page }) => {
    const start = await openChanged(page, '/search-all-jobs', change)
    await page.getByRole('combobox', { name: 'Location' }).selectOption('Orlando, FL')
    await page.getByRole('textbox', { name: 'Job Title' }).fill('agent')
    await start()
    await expect(page.getByRole('textbox', { name: 'Job Title' })).toBeFocused()
    await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('orlando')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Search Results (1 jobs found)' })).toBeVisible()
  })

  // The FAQ has no inputs.
  if (change === 'an element after each input') continue

  test(`${change}: questions opened before hydration stay open`, async ({ page }) => {
    const start = await openChanged(page, '/faq', change)
    const summaries = page.locator('main summary')
    await summaries.nth(1).click()
    await summaries.nth(3).click()
    const open = () =>
      page
        .locator('main details')
        .evaluateAll((all) => all.map((each) => (each as HTMLDetailsElement).open).slice(0, 4))
    await start()
    expect(await open()).toEqual([false, true, false, true])
    await expect(summaries.nth(3)).toBeFocused()
  })
}

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
