import { expect, test, type Page } from '@playwright/test'
import { translatePage } from '../../fixtures/translator.ts'
import { openHydrated } from '../support/hydration.ts'

/** Pages that the visitor's browser has translated, here into capitals. */

const complaints: string[] = []

test.beforeEach(async ({ page }) => {
  complaints.length = 0
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => complaints.push(message.text()))
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

async function openTranslated(page: Page, path: string) {
  await openHydrated(page, path)
  await page.evaluate(translatePage)
}

/** In capitals: the translator leaves the options of a select alone. */
const textsOf = async (page: Page) => (await page.getByRole('main').innerText()).toUpperCase()

/** That a page shows what a visitor without a translator is shown at its URL. */
async function expectTexts(page: Page) {
  const fresh = await page.context().newPage()
  await fresh.emulateMedia({ reducedMotion: 'reduce' })
  await openHydrated(fresh, page.url())
  // Both anew: either page may still be rendering its URL.
  await expect(async () => expect(await textsOf(page)).toBe(await textsOf(fresh))).toPass()
  await fresh.close()
}

test('a translated contact form shows each error and whether it was sent', async ({ page }) => {
  await openTranslated(page, '/contact-us')
  const send = page.getByRole('button', { name: /^SEND/ })
  const field = (name: string) => page.getByRole('textbox', { name })
  const errors = page.locator('form p[id$="-error"]')
  await send.click()
  await expect(errors).toHaveText([
    'PLEASE SELECT A CATEGORY',
    'FIRST NAME IS REQUIRED',
    'LAST NAME IS REQUIRED',
    'EMAIL IS REQUIRED',
    'PHONE NUMBER IS REQUIRED',
  ])
  await page.getByRole('radio', { name: 'EMPLOYER' }).check()
  for (const name of ['FIRST NAME', 'LAST NAME', 'PHONE NUMBER']) await field(name).fill('813 555 0142')
  await field('EMAIL').fill('ana')
  await expect(errors).toHaveText(['INVALID EMAIL ADDRESS'])
  await field('EMAIL').fill('')
  await expect(errors).toHaveText(['EMAIL IS REQUIRED'])
  await field('EMAIL').fill('ana@example.com')
  await expect(errors).toHaveCount(0)
  expect(complaints).toEqual([])

  // Not the outbox, which another file may be using.
  let respond = () => {}
  const responding = new Promise<void>((done) => {
    respond = done
  })
  const headers = { 'access-control-allow-origin': '*' }
  await page.route('**/email/send', async (route) => {
    await responding
    await route.fulfill({ status: 500, body: 'down', headers })
  })
  await send.click()
  await expect(send).toHaveText('SENDING...')
  respond()
  await expect(page.getByRole('alert').filter({ hasText: 'FAILED' })).toHaveText(
    'FAILED TO SEND MESSAGE. PLEASE TRY AGAIN OR CONTACT US DIRECTLY.',
  )
  await expect(send).toHaveText('SEND MESSAGE')
  await page.route('**/email/send', (route) => route.fulfill({ status: 200, body: 'OK', headers }))
  await send.click()
  await expect(page.getByRole('status').filter({ hasText: 'MESSAGE' })).toHaveText(
    "MESSAGE SENT SUCCESSFULLY! WE'LL GET BACK TO YOU SOON.",
  )
  await expect(page.getByText('FAILED TO SEND')).toHaveCount(0)
  await expect(send).toHaveText('SEND MESSAGE')
  await expect(page.getByText('MESSAGE SENT')).toHaveCount(0)
  await expectTexts(page)
  // Of the failure: the browser's line and the form's.
  expect(complaints).toEqual([
    expect.stringContaining('500'),
    expect.stringContaining('[contact] The message was not sent.'),
  ])
})

test('a translated home page says which review is shown, and counts', async ({ page }) => {
  await openTranslated(page, '/')
  const track = page.getByRole('group', { name: 'Reviews', exact: true })
  await track.scrollIntoViewIfNeeded()
  await expect(track).toHaveClass(/swiper-initialized/)
  const status = page.getByRole('status').filter({ hasText: 'REVIEW' })
  for (const shown of [2, 3, 4]) {
    await page.getByRole('button', { name: 'Next reviews' }).click()
    const name = await page
      .getByRole('group', { name: `${shown} of 5` })
      .locator('figcaption')
      .textContent()
    await expect(status).toHaveText(`REVIEW ${shown} OF 5: ${name}`)
  }
  expect(complaints).toEqual([])
})
