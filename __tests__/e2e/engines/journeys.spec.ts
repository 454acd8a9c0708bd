import { readdirSync } from 'node:fs'
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

test('reviews move by button, key and drag', async ({ site }) => {
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
  const moves = async (act: () => Promise<unknown>) => {
    // Swiper takes no press while it moves.
    const running = () =>
      site.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
    await expect.poll(running).toBe(0)
    const before = await first()
    await act()
    await expect.poll(first).not.toBe(before)
  }
  await moves(() => site.click('button[aria-label="Next reviews"]'))
  await moves(() => site.press('ArrowLeft'))
  const { x = 0, y = 0 } = (await site.find('[role=group][aria-label=Reviews]', '', true)) ?? {}
  await moves(() => site.drag(x + 100, y, -200))
})

test('the numbers count up to their values once seen', async ({ site }) => {
  await site.viewport(390, 844)
  await site.open('/')
  await site.hydrated()
  const numbers = '[aria-label="Goodline in numbers"]'
  const moving = () =>
    site.evaluate(
      (numbers) =>
        [...document.querySelectorAll(`${numbers} [aria-hidden]`)].map(({ textContent }) => textContent),
      numbers,
    )
  await expect.poll(moving).toEqual(['0+', '0+', '0+'])
  await site.find(numbers, '', true)
  await expect.poll(moving).toEqual([])
  await site.expectShown(`${numbers} p`, '14,131+')
})

test('the guide is downloaded, and the page stays', async ({ site }) => {
  await site.open('/')
  await site.hydrated()
  await site.click('a[download]')
  await expect.poll(() => readdirSync(site.downloads)).toEqual([expect.stringMatching(/\.pdf$/)])
  expect(await site.path()).toBe('/')
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

test('dictated words, which no key typed, outlast a reload', async ({ site }) => {
  await site.open('/contact-us')
  await site.hydrated()
  await site.click('[name=comment]')
  await site.evaluate(() => document.execCommand('insertText', false, 'Call me after six.'))
  const draft = () => site.evaluate(() => JSON.stringify(sessionStorage))
  await expect.poll(draft).toContain('Call me after six.')
  await site.reload()
  await site.hydrated()
  const comment = () =>
    site.evaluate(() => document.querySelector<HTMLTextAreaElement>('[name=comment]')?.value)
  await expect.poll(comment).toBe('Call me after six.')
  await site.evaluate(() => sessionStorage.clear())
})

test('Share copies the URL where there is no share sheet', async ({ site }) => {
  await site.open(article)
  await site.hydrated()
  await site.evaluate(() => {
    Object.assign(navigator, { share: undefined })
    window.alert = (words: string) => void (document.title = words)
  })
  await site.click('main button', 'Share')
  const title = () => site.evaluate(() => document.title)
  await expect.poll(title).toBe('Link copied to clipboard!')
  await site.evaluate(() => {
    document.title = 'Refused'
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await site.click('main button', 'Share')
  await expect.poll(title).toBe('Link copied to clipboard!')
})

test('Back from another document returns to the same place, and all works', async ({ site }) => {
  await site.viewport(390, 844)
  await site.open('/roles-we-staff')
  await site.hydrated()
  const scrolled = () => site.evaluate(() => Math.round(scrollY))
  await site.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
  await expect.poll(scrolled).toBe(2000)
  await site.open('/favicon.svg')
  await site.back()
  await expect.poll(scrolled).toBe(2000)
  await site.hydrated()
  await site.click(burger)
  await site.expectShown('dialog a', 'FAQs')
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
  await expect.poll(async () => (await site.find('footer a', 'FAQ'))?.inView).toBe(true)
  expect(await site.evaluate(() => 'isSame' in window)).toBe(true)
})
