import { expect, test, type Locator, type Page } from '@playwright/test'
import { hold, holdScripts, hydrated } from '../support/hydration.ts'
import { expectAccessible, expectAccessibleOnBothScreens } from '../support/accessible.ts'
import { emptyOutbox, received, setFault } from '../support/mail.ts'
import { refusals } from '../support/refusals.ts'

const success = "Message sent successfully! We'll get back to you soon."
const failure = 'Failed to send message. Please try again or contact us directly.'

const answers = {
  'First name': 'Ana María',
  'Last name': 'Ruiz',
  Email: 'ana@example.com',
  'Phone number': '(813) 555-0142',
  Comment: 'Evenings only.\nThank you.',
}

const field = (page: Page, label: string): Locator => page.getByRole('textbox', { name: label })
const bannerOf = (page: Page, text: string): Locator => page.locator('[data-tone]', { hasText: text })
const send = (page: Page): Locator => page.getByRole('button', { name: /^Send/ })

async function fillIn(page: Page) {
  await page.getByRole('radio', { name: 'Employer' }).check()
  for (const [label, answer] of Object.entries(answers)) await field(page, label).fill(answer)
}

async function expectFilledIn(page: Page) {
  await expect(page.getByRole('radio', { name: 'Employer' })).toBeChecked()
  for (const [label, answer] of Object.entries(answers)) await expect(field(page, label)).toHaveValue(answer)
}

test.beforeEach(emptyOutbox)
test.afterAll(emptyOutbox)

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('a message written with the pointer arrives field by field', async ({ page }) => {
      await page.goto('/contact-us')
      await fillIn(page)
      await send(page).click()
      await expect(page.getByText(success)).toBeInViewport()
      const messages = await received()
      expect(messages).toHaveLength(1)
      const { time, ...params } = messages[0]?.template_params ?? {}
      expect(messages[0]).toMatchObject({
        lib_version: '4.4.1',
        user_id: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY,
        service_id: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID,
        template_id: process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID,
      })
      expect(params).toEqual({
        name: 'Ana María Ruiz',
        firstname: 'Ana María',
        lastname: 'Ruiz',
        email: 'ana@example.com',
        phone: '(813) 555-0142',
        phonenumber: '(813) 555-0142',
        category: 'Employer',
        jobcategory: 'Employer',
        comment: 'Evenings only.\nThank you.',
        message: 'Evenings only.\nThank you.',
        full_message:
          'Name: Ana María Ruiz\nEmail: ana@example.com\nPhone: (813) 555-0142\nCategory: Employer\nMessage:\nEvenings only.\nThank you.',
      })
      expect(time).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4} at \d{1,2}:\d\d:\d\d [AP]M \S+/)
    })

    test('a message sent by keyboard arrives, and the form is empty again', async ({ page }) => {
      await page.goto('/contact-us')
      await page.getByRole('radio', { name: 'Job Seeker' }).focus()
      await page.keyboard.press('ArrowRight')
      for (const answer of ['Ana', 'Ruiz', 'ana@example.com', '813 555 0142']) {
        await page.keyboard.press('Tab')
        await page.keyboard.type(answer)
      }
      await page.keyboard.press('Enter')
      await expect(page.getByText(success)).toBeVisible()
      await expect(send(page)).toBeEnabled()
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
      for (const label of Object.keys(answers)) await expect(field(page, label)).toHaveValue('')
      const [message] = await received()
      expect(message?.template_params).toMatchObject({
        category: 'Employer',
        comment: 'No message provided',
        message: 'No message provided',
      })
    })

    test('every state passes axe', async ({ page }) => {
      await page.goto('/contact-us')
      await expectAccessible(page)
      await send(page).click()
      await expect(page.getByText('Please select a category')).toBeVisible()
      await expectAccessible(page)
      await fillIn(page)
      const release = await hold(page, '**/email/send')
      await send(page).click()
      await expect(send(page)).toHaveText('Sending...')
      await expectAccessible(page)
      await expect(send(page)).toHaveText('Sending...')
      release()
      await page.getByText(success).hover()
      await expectAccessible(page)
      // Green, and red below: the design's success and danger.
      await expect(bannerOf(page, success)).toHaveCSS('background-color', 'rgb(20, 86, 58)')
      await setFault('500')
      await fillIn(page)
      await send(page).click()
      await page.getByText(failure).hover()
      await expectAccessible(page)
      await expect(bannerOf(page, failure)).toHaveCSS('background-color', 'rgb(176, 19, 46)')
    })
  })
}

test('to write and send a message breaks no rule of the page', async ({ page }) => {
  const refused = await refusals(page)
  await page.goto('/contact-us')
  await fillIn(page)
  await send(page).click()
  await expect(page.getByText(success)).toBeVisible()
  expect(refused).toEqual([])
})

test('mistakes are told beside their fields, and the first one gets focus', async ({ page }) => {
  await page.goto('/contact-us')
  await field(page, 'First name').fill('Ana')
  await field(page, 'Email').fill('ana@example')
  await send(page).click()
  await expect(page.getByRole('radio', { name: 'Job Seeker' })).toBeFocused()
  await expect(page.getByRole('radiogroup')).toHaveAccessibleDescription('Please select a category')
  await expect(field(page, 'Last name')).toHaveAccessibleDescription('Last name is required')
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Invalid email address')
  await expect(field(page, 'Phone number')).toHaveAccessibleDescription('Phone number is required')
  await expect(field(page, 'First name')).toHaveAttribute('aria-invalid', 'false')
  await page.getByRole('radio', { name: 'Employer' }).check()
  await send(page).click()
  await expect(field(page, 'Last name')).toBeFocused()
  expect(await received()).toEqual([])
})

test('one press sends although a field shows its error at that moment', async ({ page }) => {
  await page.goto('/contact-us')
  await field(page, 'Phone number').click()
  await field(page, 'Phone number').fill('')
  // Pressed for as long as a hand presses: the complaint would have moved the button by then.
  await send(page).click({ delay: 150 })
  await expect(page.getByText('First name is required')).toBeVisible()
})

for (const fault of ['400', '403', '412', '429', '500', 'refuse']) {
  test(`after fault ${fault} what was typed remains and can be sent`, async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text())
    })
    await page.goto('/contact-us')
    await fillIn(page)
    await setFault(fault)
    await send(page).click()
    await expect(page.getByRole('alert').filter({ hasText: failure })).toBeInViewport()
    expect(logged.filter((text) => text.startsWith('[contact] The message was not sent.'))).toHaveLength(1)
    await expectFilledIn(page)
    await setFault('none')
    await send(page).click()
    await expect(page.getByText(success)).toBeVisible()
    await expect(page.getByText(failure)).toHaveCount(0)
    expect(await received()).toHaveLength(1)
  })
}

test('a provider that hangs is a failure after 15 seconds', async ({ page }) => {
  await page.clock.install()
  await page.goto('/contact-us')
  await fillIn(page)
  await page.clock.runFor(2_000)
  await setFault('hang')
  const called = page.waitForRequest((request) => request.method() === 'POST')
  await send(page).click()
  await called
  await page.clock.runFor(14_000)
  await expect(send(page)).toHaveText('Sending...')
  await page.clock.runFor(1_500)
  await expect(page.getByText(failure)).toBeVisible()
  await expectFilledIn(page)
})

test('the banner leaves after five seconds, but not from under the pointer', async ({ page }) => {
  await page.clock.install()
  await page.goto('/contact-us')
  await fillIn(page)
  await page.clock.runFor(2_000)
  await send(page).click()
  const banner = page.getByText(success)
  await expect(banner).toBeVisible()
  await banner.hover()
  await page.clock.runFor(20_000)
  await expect(banner).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(5_000)
  await expect(banner).toHaveCount(0)
})

test('however often a slow form is sent, one message arrives', async ({ page }) => {
  await page.goto('/contact-us')
  await fillIn(page)
  await setFault('slow&ms=1500')
  await send(page).dblclick()
  await field(page, 'Email').press('Enter')
  await field(page, 'Email').press('Enter')
  await expect(page.getByText(success)).toBeVisible()
  expect(await received()).toHaveLength(1)
})

test('leaving while a message is sent and returning shows its state', async ({ page }) => {
  await page.goto('/contact-us')
  await fillIn(page)
  const release = await hold(page, '**/email/send')
  await send(page).click()
  await expect(send(page)).toHaveText('Sending...')
  await page.getByRole('link', { name: 'Goodline, home' }).click()
  // The address changes before the page does.
  await expect(send(page)).toHaveCount(0)
  await page.goBack()
  await expect(send(page)).toHaveText('Sending...')
  await expectFilledIn(page)
  release()
  await expect(page.getByText(success)).toBeVisible()
  await expect(field(page, 'First name')).toHaveValue('')
  expect(await received()).toHaveLength(1)
})

test('what was typed survives a reload until it is sent', async ({ page }) => {
  await page.goto('/contact-us')
  await fillIn(page)
  await page.reload()
  await expectFilledIn(page)
  await send(page).click()
  await expect(page.getByText(success)).toBeVisible()
  await page.reload()
  await expect(field(page, 'First name')).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(window.sessionStorage))).not.toContain('Ana María')
})

test('what is typed before hydration is kept, and sending waits for it', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/contact-us', { waitUntil: 'commit' })
  await fillIn(page)
  await expect(send(page)).toBeDisabled()
  release()
  await hydrated(page)
  await expectFilledIn(page)
  await send(page).click()
  await expect(page.getByText(success)).toBeVisible()
  expect(await received()).toHaveLength(1)
})

test('rules and mail library are fetched when the form is first touched', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/contact-us', { waitUntil: 'networkidle' })
  const before = scripts.length
  await field(page, 'First name').click()
  await expect.poll(() => scripts.length).toBeGreaterThanOrEqual(before + 2)
})

test('a bot that fills the hidden field sees success, nothing is sent', async ({ page }) => {
  await page.goto('/contact-us')
  await fillIn(page)
  await page.locator('input[name=topic]').evaluate((trap: HTMLInputElement) => {
    trap.value = 'https://spam.example'
  })
  await send(page).click()
  await expect(page.getByText(success)).toBeVisible()
  expect(await received()).toEqual([])
})

test('a form that a reload filled in is sent at once', async ({ page }) => {
  await page.goto('/contact-us')
  await fillIn(page)
  await page.reload()
  await expectFilledIn(page)
  await send(page).click()
  await expect(page.getByText(success)).toBeVisible()
  expect(await received()).toHaveLength(1)
})

test('without scripts the page says how else to reach the agency', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/contact-us')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: '(813) 555-0142' }).last()).toBeVisible()
  await expect(main.getByRole('link', { name: 'hello@goodline.example' })).toBeVisible()
  await expect(send(page)).toBeHidden()
  await page.close()
})

test('the page without its form passes axe', async ({ page }) => {
  // As a build makes it that knows no account at the mail provider: what this one knows is taken
  // out of its scripts.
  const account = process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY ?? ''
  await page.route('**/*.js', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(`"${account}"`, '""') })
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/contact-us')
  await expect(page.getByText('Our form cannot take messages')).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  await expectAccessibleOnBothScreens(page)
})
