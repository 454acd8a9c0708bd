import { expect } from '@playwright/test'
import { test } from '../support/engines/test.ts'
import { discardDrafts, draftHeadline, previewLink } from '../support/previewing.ts'

/** Drafts in Firefox's and Safari's engines. Safari stores no `Secure` cookie of a local site. */

// A browser of its own, which has visited no page: docs/browsers.md, “Open faults”.
test.use({ how: { scripts: true, reducedMotion: true } })

const headline = 'Only a draft says this'

test.beforeAll(async () => {
  await draftHeadline(headline)
  await draftHeadline(headline, 'caseStudiesPage')
})
test.afterAll(discardDrafts)

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
