import { expect } from '@playwright/test'
import { test } from '../support/engines/test.ts'
import { lake } from '../support/lake.ts'
import { shows } from '../support/visit.ts'

/** The line above the top bar, in Firefox's and Safari's engines. */

const text = 'Closed on Monday.'

test.beforeAll(async ({ baseURL }) => {
  await lake
    .patch('siteSettings')
    .set({ announcement: { text, ground: 'butter' } })
    .commit()
  await expect.poll(() => shows('/faq', baseURL ?? '', text)).toBe(true)
})
test.afterAll(async ({ baseURL }) => {
  await lake.patch('siteSettings').unset(['announcement']).commit()
  await expect.poll(() => shows('/faq', baseURL ?? '', text)).toBe(false)
})

test('a closed announcement stays closed, after a reload and in another tab', async ({ site }) => {
  await site.viewport(390, 844)
  await site.open('/faq')
  await site.hydrated()
  await site.expectShown('aside', text)
  await site.click('button', 'Close announcement')
  await site.expectGone('aside', text)
  const isShown = () => site.evaluate(() => document.querySelector('aside')?.checkVisibility())
  await site.reload()
  await site.hydrated()
  expect(await isShown()).toBe(false)
  await site.newTab()
  await site.open('/faq')
  await site.hydrated()
  expect(await isShown()).toBe(false)
})
