import { expect, test, type Page } from '@playwright/test'
import type { SanityDocument } from '@sanity/client'
import { sitePages } from '#lib/site/pages.ts'
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
import { missing } from '../support/places.ts'
import { textOf } from '../support/visit.ts'

/**
 * Hostile content in every field that an editor controls. Nothing may run, and nothing may try to:
 * a violation of the page's policy fails these tests as well.
 */

/** Fields that hold a document together; nobody writes them. */
const isBookkeeping = (field: string) => field.startsWith('_')

type Spoil = (field: string, text: string) => unknown

/** `value` with every text in it replaced by what `spoil` gives for its field. */
function spoilt(value: unknown, spoil: Spoil, field = ''): unknown {
  if (typeof value === 'string') return spoil(field, value)
  if (Array.isArray(value)) return value.map((item) => spoilt(item, spoil, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      isBookkeeping(name) ? inner : spoilt(inner, spoil, name),
    ]),
  )
}

const content = () =>
  lake.fetch<SanityDocument[]>('*[!(_type match "sanity.*") && !(_type match "system.*")]')

async function replaceAll(documents: readonly SanityDocument[]): Promise<void> {
  const transaction = lake.transaction()
  for (const document of documents) transaction.createOrReplace(document)
  await transaction.commit({ visibility: 'async' })
}

const pages = [...sitePages.map(({ path }) => path), '/blog/hiring-bilingual-reps', missing]

/** Waits until the HTML of every page is as `isSo` wants it. */
async function untilEveryPage(base: string, isSo: (html: string) => boolean): Promise<void> {
  for (const path of pages) await until(async () => isSo(await textOf(path, base)))
}

/** Runs `work` while every document is spoilt, and puts everything back. */
async function withSpoiltContent(base: string, spoil: Spoil, work: () => Promise<void>): Promise<void> {
  const before = await content()
  const nameOf = (documents: readonly SanityDocument[]) =>
    String(documents.find(({ _id }) => _id === 'siteSettings')?.legalName)
  try {
    await replaceAll(before.map((document) => spoilt(document, spoil) as SanityDocument))
    await untilEveryPage(base, (html) => html.includes(marker))
    await work()
  } finally {
    await replaceAll(before)
    await untilEveryPage(base, (html) => html.includes(nameOf(before)) && !html.includes(marker))
  }
}

/** Opens every page and looks for anything that hostile content brought in. */
async function walk(page: Page, visit?: (path: string) => Promise<void>): Promise<void> {
  const seen = await watch(page)
  for (const path of pages) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expectNothingForeign(page, path)
    await visit?.(path)
  }
  expect(seen).toEqual([])
}

test('every text of an editor stays text wherever it appears', async ({ page, baseURL }) => {
  const base = baseURL ?? ''
  await withSpoiltContent(
    base,
    () => polyglot,
    async () => {
      await walk(page, async (path) => {
        if (path === '/about-us') {
          const title = await page.locator('meta[property="og:title"]').getAttribute('content')
          // Browsers normalise some characters, so only a part is compared.
          expect(title).toContain(breakouts['a quoted attribute'])
          expect(await page.title()).toContain('</title></style>')
        }
      })
      for (const feed of ['/feed.xml', '/sitemap.xml']) {
        const elements = await xmlElements(page, await textOf(feed, base))
        expect(elements, feed).not.toContain('parsererror')
        expect(elements, feed).not.toContain('script')
        expect(elements.length, feed).toBeGreaterThan(2)
      }
    },
  )
})

/** What a person wrote: no URL, and no option of the schema. */
const isWritten = (text: string) => /[A-Z ]/.test(text)

test('one very long word in every text scrolls no page sideways', async ({ page, baseURL }) => {
  const base = baseURL ?? ''
  const long = (field: string, text: string) => {
    if (field === 'email') return `${endless}@example.com`
    return isWritten(text) ? `${marker}${endless}` : text
  }
  await withLandingPage(base, (landing) =>
    withSpoiltContent(base, long, async () => {
      await until(async () => (await textOf(landing, base)).includes(marker))
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const path of [...pages, landing]) {
        await page.goto(path, { waitUntil: 'networkidle' })
        await expectFits(page, [usualText])
      }
    }),
  )
})
