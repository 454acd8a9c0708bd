import { expect, test } from '@playwright/test'
import type { SanityDocument } from '@sanity/client'
import { expectFits, usualText } from '../support/accessible.ts'
import {
  breakouts,
  endless,
  expectNothingForeign,
  marker,
  polyglot,
  watch,
  xmlElements,
} from '../support/hostile.ts'
import { lake, until } from '../support/lake.ts'
import { withLandingPage } from '../support/landing.ts'
import { pages } from '../support/places.ts'
import { textOf } from '../support/visit.ts'

/**
 * Hostile content in every field that an editor writes. Nothing may run, and nothing may try to: a
 * violation of the page's policy fails this test as well.
 */

/** What a person wrote: no path of a page, and no option of the schema. */
const isWritten = (text: string) => /[A-Z @]|:\/\//.test(text)

/** `value` with every text of a person replaced. Fields that hold a document together stay. */
function spoilt(value: unknown): unknown {
  if (typeof value === 'string') return isWritten(value) ? `${polyglot} ${endless}` : value
  if (Array.isArray(value)) return value.map(spoilt)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name.startsWith('_') ? inner : spoilt(inner)]),
  )
}

async function replaceAll(documents: readonly SanityDocument[]): Promise<void> {
  const transaction = lake.transaction()
  for (const document of documents) transaction.createOrReplace(document)
  await transaction.commit({ visibility: 'async' })
}

/** Waits until the HTML of every page is as `isSo` wants it. */
async function untilEveryPage(base: string, isSo: (html: string) => boolean): Promise<void> {
  for (const path of pages) await until(async () => isSo(await textOf(path, base)))
}

/** Runs `work` while every document is spoilt, and puts everything back. */
async function withSpoiltContent(base: string, work: () => Promise<void>): Promise<void> {
  const before = await lake.fetch<SanityDocument[]>(
    '*[!(_type match "sanity.*") && !(_type match "system.*")]',
  )
  const name = String(before.find(({ _id }) => _id === 'siteSettings')?.legalName)
  try {
    await replaceAll(before.map((document) => spoilt(document) as SanityDocument))
    await untilEveryPage(base, (html) => html.includes(marker))
    await work()
  } finally {
    await replaceAll(before)
    await untilEveryPage(base, (html) => html.includes(name) && !html.includes(marker))
  }
}

test('every text of an editor stays text, and scrolls no page sideways', async ({ page, baseURL }) => {
  const base = baseURL ?? ''
  await withLandingPage(base, (landing) =>
    withSpoiltContent(base, async () => {
      await until(async () => (await textOf(landing, base)).includes(marker))
      const seen = await watch(page)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const path of [...pages, landing]) {
        await page.goto(path, { waitUntil: 'networkidle' })
        await expectNothingForeign(page, path)
        await expectFits(page, [usualText])
      }
      expect(seen).toEqual([])
      const title = await page.locator('meta[property="og:title"]').getAttribute('content')
      // Browsers normalise some characters, so only a part is compared.
      expect(title).toContain(breakouts['a quoted attribute'])
      expect(await page.title()).toContain('</title></style>')
      for (const feed of ['/feed.xml', '/sitemap.xml']) {
        const elements = await xmlElements(page, await textOf(feed, base))
        expect(elements, feed).not.toContain('parsererror')
        expect(elements, feed).not.toContain('script')
        expect(elements.length, feed).toBeGreaterThan(2)
      }
    }),
  )
})
