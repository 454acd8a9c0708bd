import { expect } from '@playwright/test'
import { jobs } from '../../../lib/jobs/jobs.ts'
import { test } from '../support/engines/test.ts'

/** Firefox and Safari's engine without scripts, and with reduced motion. */

test.use({ how: { scripts: false, reducedMotion: true } })

test('without scripts the menu, the form and the jobs have something instead', async ({ site }) => {
  await site.viewport(390, 844)
  await site.open('/contact-us')
  await site.expectShown('main section a', '(813) 555-0142')
  await site.expectShown('main section a', 'hello@goodline.example')
  await site.expectGone('form')
  await site.click('header a', 'Menu')
  await site.click('dialog a', 'FAQs')
  await expect.poll(site.path).toBe('/faq')
  await site.click('summary', 'Which industries do you serve?')
  await site.expectShown('details', 'manufacturing and professional services')
  await site.open('/job-seeker?jobtitle=agent')
  for (const { id } of jobs) await site.expectShown('article', `Job ID ${id}`)
})

test('with reduced motion nothing is animated', async ({ site }) => {
  await site.open('/')
  expect(await site.evaluate(() => document.getAnimations().length)).toBe(0)
})
