import { expect, test, type Page } from '@playwright/test'
import { translatePage } from '../../fixtures/translator.ts'
import { hydrated, openHydrated } from '../support/hydration.ts'
import { article } from '../support/places.ts'

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

test('a translated job search shows what is searched, found and cleared', async ({ page }) => {
  await openTranslated(page, '/job-seeker')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const chips = page.getByRole('list', { name: 'Searched for' }).getByRole('listitem')
  const expectSearch = async (found: string, status: string, searched: string[]) => {
    await expect(page.getByRole('heading', { level: 2, name: 'Search Results' })).toHaveText(found)
    await expect(page.getByRole('status')).toHaveText(status)
    await expect(chips).toHaveText(searched)
    await expectTexts(page)
  }

  await page.getByRole('textbox').fill('agent')
  await button('FIND JOBS').click()
  await expectSearch('SEARCH RESULTS (2 JOBS FOUND)', '2 JOBS FOUND FOR “AGENT”', ['TITLE AGENT'])
  await page.getByRole('textbox').fill('s')
  await button('FIND JOBS').click()
  await expectSearch('SEARCH RESULTS (10 JOBS FOUND)', '10 JOBS FOUND FOR “S”', ['TITLE S'])
  await button('NEXT').click()
  await expectSearch('SEARCH RESULTS (10 JOBS FOUND)', '10 JOBS FOUND FOR “S”, PAGE 2 OF 2', ['TITLE S'])
  await page.getByRole('combobox').first().selectOption('Tampa, FL')
  await button('FIND JOBS').click()
  const inTampa = ['TITLE S', 'LOCATION TAMPA, FL']
  await expectSearch('SEARCH RESULTS (1 JOBS FOUND)', '1 JOB FOUND FOR “S”, TAMPA, FL', inTampa)
  await page.getByRole('combobox').last().selectOption('Internship')
  await button('FIND JOBS').click()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText('NO JOBS FOUND')
  await expectSearch('SEARCH RESULTS (0 JOBS FOUND)', 'NO JOBS FOUND FOR “S”, TAMPA, FL, INTERNSHIP', [
    ...inTampa,
    'CATEGORY INTERNSHIP',
  ])
  await button('CLEAR').click()
  await expect(chips).toHaveCount(0)
  await expect(page.getByRole('status')).toHaveText('12 JOBS FOUND')
  await expectTexts(page)
  await button('2').click()
  await expect(page.getByRole('status')).toHaveText('12 JOBS FOUND, PAGE 2 OF 2')
  await page.goBack()
  await page.goBack()
  await expectSearch('SEARCH RESULTS (0 JOBS FOUND)', 'NO JOBS FOUND FOR “S”, TAMPA, FL, INTERNSHIP', [
    ...inTampa,
    'CATEGORY INTERNSHIP',
  ])
  expect(complaints).toEqual([])
})

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

test('translated FAQ answers open and close', async ({ page }) => {
  await openTranslated(page, '/faq')
  const answers = page.locator('main details')
  for (const each of await answers.all()) await each.locator('summary').click()
  await expect(page.locator('main details[open]')).toHaveCount(await answers.count())
  const [answer = ''] = await answers.locator('p').allTextContents()
  expect(answer).toBe(answer.toUpperCase())
  await expect(page.getByText(answer)).toBeVisible()
  for (const each of await answers.all()) await each.locator('summary').click()
  await expectTexts(page)
  expect(complaints).toEqual([])
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

test('a translated blog shows the post that a link leads to', async ({ page }) => {
  await openTranslated(page, article)
  for (let follows = 0; follows < 3; follows += 1) {
    const related = page
      .getByRole('article')
      .last()
      .getByRole('link', { name: /^READ MORE/ })
    const title = ((await related.textContent()) ?? '').replace('READ MORE ABOUT ', '')
    await related.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await hydrated(page)
    await expectTexts(page)
  }
  await page.getByRole('link', { name: 'BACK TO BLOG' }).click()
  await expect(page).toHaveURL('/')
  expect(complaints).toEqual([])
})
