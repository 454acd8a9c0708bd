import { expect } from '@playwright/test'
import { newShareKey, shareId, sharePath, shareType } from '../../../lib/site/share.ts'
import { test } from '../support/engines/test.ts'
import { lake } from '../support/lake.ts'
import { discardDrafts, draftHeadline, previewLink } from '../support/previewing.ts'

/** Drafts in Firefox's and Safari's engines. Safari stores no `Secure` cookie of a local site. */

// A browser of its own, which has visited no page: docs/browsers.md, “Open faults”.
test.use({ how: { scripts: true, reducedMotion: true } })

const headline = 'Only a draft says this'

test.beforeAll(async () => {
  await draftHeadline(headline)
  await draftHeadline(headline, 'faqPage')
  await draftHeadline(headline, 'caseStudiesPage')
})
test.afterAll(discardDrafts)

test('a link to a draft shows it', async ({ site }) => {
  const key = newShareKey()
  const until = new Date(Date.now() + 3_600_000).toISOString()
  await lake.create({ _id: shareId(key), _type: shareType, document: 'faqPage', until })
  await site.open(sharePath(key))
  await site.expectShown('h1', headline)
  expect(await site.path()).toBe('/faq')
  await lake.delete(shareId(key))
})

test('an editor’s preview shows drafts, and can be ended', async ({ site }) => {
  await site.viewport(1440, 900)
  await site.open(await previewLink('/about-us'))
  await site.expectShown('h1', headline)
  await site.click('a', 'Show the published page')
  await site.expectGone('h1', headline)
  await site.expectShown('h1', 'About Us')
  // WebKit logs scripts that were still loading when the page was left.
  site.complaints()
})

test('the Studio’s preview connects to the page', async ({ site }) => {
  await site.viewport(1440, 900)
  await site.open('/studio/preview?preview=%2Fcase-study')
  const framed = () =>
    site.evaluate(() => {
      const page = document.querySelector('iframe')?.contentDocument
      return page?.querySelector('footer [data-sanity]') ? page.querySelector('h1')?.textContent : undefined
    })
  await expect.poll(framed, { timeout: 120_000 }).toContain(headline)
  // The Studio is Sanity's, and so is what it logs.
  site.complaints()
})
