import { expect, test, type Locator, type Page } from '@playwright/test'
import { contactRows, type ContactValues, emptyContactValues } from '#lib/site/contactFields.ts'
import { answers, mail } from '#tests/fixtures/contactForm.ts'
import { hold, holdScripts, hydrated } from '../support/hydration.ts'
import { expectAccessible, expectAccessibleOnBothScreens } from '../support/accessible.ts'
import { emptyOutbox, received, setFault } from '../support/mail.ts'
import { refusals } from '../support/refusals.ts'

const success = "Message sent successfully! We'll get back to you soon."
const failure = 'Failed to send message. Please try again or contact us directly.'

const field = (page: Page, label: string): Locator => page.getByRole('textbox', { name: label })
const bannerOf = (page: Page, text: string): Locator => page.locator('[data-tone]', { hasText: text })
const send = (page: Page): Locator => page.getByRole('button', { name: /^Send/ })

async function fillIn(page: Page) {
  for (const [name, { kind, label }] of contactRows)
    if (kind === 'choice') await page.getByRole('radio', { name: answers[name] }).check()
    else await field(page, label).fill(answers[name])
}

async function expectHeld(page: Page, values: ContactValues) {
  for (const [name, { kind, label }] of contactRows)
    if (kind === 'choice')
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(values[name] ? 1 : 0)
    else await expect(field(page, label)).toHaveValue(values[name])
}

test.beforeEach(emptyOutbox)
test.afterAll(emptyOutbox)

test('a message written with the pointer arrives and breaks no rule', async ({ page }) => {
  const refused = await refusals(page)
  await page.goto('/faq?utm_source=google&q=secret')
  await hydrated(page)
  await page.goto('/contact-us')
  await fillIn(page)
  await send(page).click()
  await expect(page.getByText(success)).toBeInViewport()
  const messages = await received()
  expect(messages).toHaveLength(1)
  expect(messages[0]).toMatchObject({
    lib_version: '4.4.1',
    user_id: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY,
    service_id: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID,
    template_id: process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID,
    template_params: {
      full_message: [...mail, '', 'Came from: /faq?utm_source=google'].join('\n'),
      time: expect.stringMatching(/^[A-Z][a-z]+ \d{1,2}, \d{4} at \d{1,2}:\d\d:\d\d [AP]M \S+/),
    },
  })
  expect(refused).toEqual([])
})

test('a reload keeps what was typed in this tab until sent', async ({ page, context }) => {
  await page.goto('/contact-us')
  await hydrated(page)
  await fillIn(page)
  await page.reload()
  await hydrated(page)
  await expectHeld(page, answers)
  const other = await context.newPage()
  await other.goto('/contact-us')
  await hydrated(other)
  await expect(field(other, 'First name')).toHaveValue('')
  await send(page).click()
  await expect(page.getByText(success)).toBeVisible()
  await page.reload()
  await hydrated(page)
  await expectHeld(page, emptyContactValues)
})

test('two presses in one task, and a held Enter, send one mail', async ({ page }) => {
  await page.goto('/contact-us')
  await fillIn(page)
  await send(page).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(page.getByText(success)).toBeVisible()
  await fillIn(page)
  await field(page, 'Email').focus()
  // Each but the first is a repeat of a held key.
  for (let count = 0; count < 30; count++) await page.keyboard.down('Enter')
  await expect(page.getByText(success)).toBeVisible()
  for (let count = 0; count < 30; count++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(page.getByText('Email is required')).toHaveCount(0)
  expect(await received()).toHaveLength(2)
})

test('the keyboard stays at the button while sending, then reaches the banner', async ({ page }) => {
  await page.goto('/contact-us')
  await fillIn(page)
  const release = await hold(page, '**/email/send')
  await send(page).press('Enter')
  await expect(page.getByText('Your message is on its way.')).toBeAttached()
  await expect(send(page)).toBeDisabled()
  await expect(page.locator(':focus', { has: send(page) })).toHaveText('Sending...')
  release()
  await expect(page.getByText(success)).toBeInViewport()
  await expect(send(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(bannerOf(page, success)).toBeFocused()
})

test('a browser that keeps no site data shows errors and sends', async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get, configurable: true })
  })
  const refused = await refusals(page)
  await page.goto('/contact-us')
  await send(page).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await fillIn(page)
  await send(page).click()
  await expect(page.getByText(success)).toBeVisible()
  expect(await received()).toHaveLength(1)
  expect(refused).toEqual([])
})

test('a press before the rules have arrived is checked, then sent', async ({ page }) => {
  await page.goto('/contact-us')
  await hydrated(page)
  const release = await holdScripts(page)
  await fillIn(page)
  await field(page, 'Email').fill('')
  await send(page).click()
  await expect(send(page)).toHaveText('Sending...')
  release()
  await expect(page.getByText('Email is required')).toBeVisible()
  expect(await received()).toEqual([])
  await field(page, 'Email').fill(answers.email)
  await send(page).click()
  await expect(page.getByText(success)).toBeVisible()
  expect(await received()).toHaveLength(1)
})

test('every state passes axe', async ({ page }) => {
  /** A banner stays while the pointer is on it. */
  const expectBanner = async (text: string, background: string) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await page.getByText(text).hover()
      await expectAccessible(page)
    }
    await expect(bannerOf(page, text)).toHaveCSS('background-color', background)
  }
  await page.goto('/contact-us')
  await send(page).click()
  await expect(page.getByText('Please select a category')).toBeVisible()
  await expectAccessibleOnBothScreens(page)
  await fillIn(page)
  const release = await hold(page, '**/email/send')
  await send(page).click()
  await expect(send(page)).toHaveText('Sending...')
  await expectAccessibleOnBothScreens(page)
  await expect(send(page)).toHaveText('Sending...')
  release()
  // Green, and red below: the design's success and danger.
  await expectBanner(success, 'rgb(20, 86, 58)')
  await setFault('500')
  await fillIn(page)
  await send(page).click()
  await expectBanner(failure, 'rgb(176, 19, 46)')
})

/** What password managers, translators and toolbars do to a page: React then renders it again. */
const changes = {
  'a page': () => {},
  'a page that an extension changed': (main: Element) =>
    main.prepend(Object.assign(document.createElement('input'), { value: 'not typed' })),
}

for (const [what, change] of Object.entries(changes))
  test(`what is typed before hydration of ${what} is kept and sent`, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/contact-us', { waitUntil: 'commit' })
    await fillIn(page)
    await expect(send(page)).toBeDisabled()
    await page.locator('main').evaluate(change)
    release()
    await hydrated(page)
    await expectHeld(page, answers)
    await send(page).click()
    await expect(page.getByText(success)).toBeVisible()
    expect(await received()).toHaveLength(1)
  })
