import { expect } from '@playwright/test'
import { received } from '../support/mail.ts'
import { article } from '../support/places.ts'
import { test } from '../support/engines/test.ts'

/** What visitors do, in Firefox's and Safari's engines. */

const burger = 'header button[command=show-modal]'

test('the mobile menu opens, holds the page, and Escape returns the focus', async ({ site }) => {
  await site.viewport(390, 600)
  await site.open('/about-us')
  await site.hydrated()
  await site.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
  await site.click(burger)
  await site.expectShown('dialog a', 'FAQs')
  const scrolled = await site.evaluate(() => scrollY)
  for (let turn = 0; turn < 3; turn += 1) await site.wheel(800)
  await site.press('End')
  expect(await site.evaluate(() => scrollY)).toBe(scrolled)
  await site.press('Escape')
  await site.expectGone('dialog a')
  await site.expectFocused(burger)
  await site.press('Enter')
  await site.click('dialog a', 'FAQs')
  await expect.poll(site.path).toBe('/faq')
  await site.expectGone('dialog a')
})

test('the mobile menu opens and closes by its buttons before hydration', async ({ site }) => {
  await site.viewport(390, 844)
  await site.open('/about-us')
  await site.hydrated()
  // As before hydration: nothing of React listens to a copy.
  await site.evaluate(() => {
    const header = document.querySelector('header')
    header?.replaceWith(header.cloneNode(true))
  })
  await site.click(burger)
  await site.expectShown('dialog a', 'FAQs')
  await site.click('dialog button', 'Close menu')
  await site.expectGone('dialog a')
  await site.expectFocused(burger)
})

test('menus of the wide bar open by mouse and by keyboard', async ({ site }) => {
  await site.viewport(1440, 900)
  await site.open('/about-us')
  await site.hydrated()
  const menu = 'header nav button'
  const name = await site.evaluate(() => document.querySelector('header nav button')?.textContent ?? '')
  await site.click(menu, name)
  await site.expectShown('header nav div a')
  await site.press('Escape')
  await site.expectGone('header nav div a')
  await site.focus(menu)
  await site.press('Enter')
  await site.expectShown('header nav div a')
  await site.press('Tab')
  await site.expectFocused('header nav div a')
  await site.press('Enter')
  await expect.poll(site.path).not.toBe('/about-us')
  await site.expectGone('header nav div a')
})

test('a question opens by mouse and by keyboard', async ({ site }) => {
  await site.open('/faq#guarantee')
  await site.hydrated()
  await site.expectShown('details', '90-day replacement guarantee')
  const open = () => site.evaluate(() => document.querySelectorAll('details[open]').length)
  await site.click('summary', 'Which industries do you serve?')
  await expect.poll(open).toBe(2)
  await site.press(' ')
  await expect.poll(open).toBe(1)
})

test('the arrows of the reviews move them', async ({ site }) => {
  await site.viewport(390, 844)
  await site.open('/')
  await site.hydrated()
  const first = () =>
    site.evaluate(() => {
      const left = (slide: Element) => Math.abs(slide.getBoundingClientRect().left)
      const slides = [...document.querySelectorAll('.swiper-slide')].sort((a, b) => left(a) - left(b))
      return slides[0]?.textContent
    })
  await site.click('button[aria-label="Next reviews"]')
  await site.expectShown('.swiper-initialized')
  const before = await first()
  await site.click('button[aria-label="Next reviews"]')
  await expect.poll(first).not.toBe(before)
})

test('a job search shows its results, and Back the search before', async ({ site }) => {
  await site.open('/job-seeker')
  await site.hydrated()
  await site.click('#jobtitle')
  await site.type('agent')
  await site.press('Enter')
  await site.expectShown('h2', 'Search Results (2 jobs found)')
  await site.expectFocused('section[tabindex]', 'Search Results')
  expect(await site.path()).toBe('/job-seeker?jobtitle=agent')
  await site.back()
  await site.expectShown('article', 'Job ID')
  await site.expectGone('h2', 'Search Results')
  expect(await site.evaluate(() => document.querySelectorAll('main article').length)).toBe(6)
})

test('a message that is typed and sent arrives', async ({ site }, { project }) => {
  await site.viewport(390, 844)
  await site.open('/contact-us')
  await site.hydrated()
  const email = `${project.name}@example.com`
  await site.click('form label', 'Employer')
  for (const [field, words] of Object.entries({
    firstname: 'Ana María',
    lastname: 'Ruiz',
    email,
    phonenumber: '(813) 555-0142',
    comment: 'Evenings only.',
  })) {
    await site.click(`[name=${field}]`)
    await site.type(words)
  }
  await site.click('form button[type=submit]')
  await site.expectShown('[data-tone=success]', 'Message sent successfully!')
  const sent = (await received()).map(({ template_params }) => template_params)
  expect(sent.filter(({ full_message = '' }) => full_message.includes(email))).toEqual([
    expect.objectContaining({ full_message: expect.stringContaining('Name: Ana María Ruiz') }),
  ])
})

test('Share copies the URL where there is no share sheet', async ({ site }) => {
  await site.open(article)
  await site.hydrated()
  await site.evaluate(() => {
    Object.assign(navigator, { share: undefined })
    window.alert = (words: string) => void (document.title = words)
  })
  await site.click('main button', 'Share')
  await expect.poll(() => site.evaluate(() => document.title)).toBe('Link copied to clipboard!')
})

test('a link in the page leads on without loading it anew', async ({ site }) => {
  await site.open('/')
  await site.hydrated()
  await site.evaluate(() => void Object.assign(window, { isSame: true }))
  await site.click('footer a', 'FAQ')
  await expect.poll(site.path).toBe('/faq')
  await site.expectFocused('h1')
  await site.back()
  await expect.poll(site.path).toBe('/')
  expect(await site.evaluate(() => 'isSame' in window)).toBe(true)
})
