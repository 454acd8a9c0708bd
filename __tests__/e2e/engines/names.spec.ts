import { expect } from '@playwright/test'
import { controls } from '../support/names.ts'
import { test } from '../support/engines/test.ts'
import type { Site } from '../support/engines/page.ts'

/** What the engines tell assistive technology. Chromium: visitor/names.spec.ts. */

async function expectExposed(site: Site, part: keyof typeof controls) {
  for (const control of controls[part])
    expect([...control, await site.isExposedAs(...control)]).toEqual([...control, true])
}

test('controls have the roles and names that Chromium gives them', async ({ site }) => {
  await site.viewport(1440, 900)
  await site.open('/')
  await site.hydrated()
  await expectExposed(site, 'bar')
  await expectExposed(site, 'carousel')
  await site.open('/contact-us')
  await site.hydrated()
  await expectExposed(site, 'form')
  await site.viewport(390, 844)
  await site.open('/faq')
  await site.hydrated()
  await expectExposed(site, 'accordion')
  await site.click('header button[command=show-modal]')
  await site.expectShown('dialog a', 'FAQs')
  await expectExposed(site, 'dialog')
})
