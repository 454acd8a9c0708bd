import { expect } from '@playwright/test'
import { test } from '../support/engines/test.ts'
import { expectWhole } from '../support/engines/whole.ts'
import { withLandingPage } from '../support/landing.ts'

/** A landing page in Firefox's and Safari's engines. */

test('a page with every section is whole; its video waits for a press', async ({ site, baseURL }) => {
  await withLandingPage(baseURL ?? '', async (path) => {
    await expectWhole(site, path)
    const otherHosts = () =>
      site.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).host)
          .filter((host) => host !== location.host),
      )
    expect(await otherHosts()).toEqual([])
    await site.click('main a[role=button]', 'Play A night on the floor')
    await site.expectShown('iframe[title="A night on the floor"]')
    expect(await site.evaluate(() => document.querySelector('iframe')?.src)).toMatch(
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\b/,
    )
    // Its host is out of reach of the tests.
    site.complaints()
  })
})
