/** @jest-environment jsdom */
import { assetHost } from '#lib/images/lakeImage.ts'
import { editable } from '#lib/sanity/preview/editable.ts'
import '../fixtures/pageMocks.tsx'
import { contentPages } from '../fixtures/renderPage.tsx'

/** What of a page stega cannot mark. Texts are looked at with a browser. */

/** As the library writes a path: fields after a dot, keys or indexes after a colon. */
const encode = (path: readonly (string | number)[]) =>
  `id=d;type=d;path=${path.join('.').replace(/\.(?=\d)/g, ':')};base=%2Fstudio`

const inPreview = (result: unknown) => editable(result, encode)

type Found = { path: string; element: Element }

/** The elements of a page that lead to a field. */
async function marked(path: string): Promise<Found[]> {
  const page = contentPages.find((each) => each.path === path)
  document.body.innerHTML = (await page?.html(undefined, inPreview)) ?? ''
  return [...document.querySelectorAll('[data-sanity]')].map((element) => ({
    element,
    path: /path=([^;]*)/.exec(element.getAttribute('data-sanity') ?? '')?.[1] ?? '',
  }))
}

const pages = contentPages.map((page) => [page.path, page] as const)

test.each(pages)('%s as published leads nowhere', async (_, page) => {
  expect(await page.html()).not.toContain('data-sanity')
})

test.each(pages)('each image of %s leads to its field in the preview', async (path) => {
  const found = await marked(path)
  const images = [...document.querySelectorAll('img')].filter(({ src }) => src.startsWith(assetHost))
  const unmarked = images.filter((image) => !found.some(({ element }) => element === image))
  expect(unmarked).toEqual([])
})

test.each([
  ['/', 'page.steps.items:0', /^1/],
  ['/', 'page.stats.items:0', /^[\d,]+\+\D/],
  ['/', 'page.stats.items:0.value', /^[\d,]+\+$/],
  ['/', 'page.reviews.reviews:0.rating', /^$/],
  ['/', 'settings.name', /^© 2026 Goodline Staffing$/],
  ['/', 'settings.social:0', /^$/],
  ['/about-us', 'page.values.items:0', /./],
  ['/about-us', 'team:0.photo', /^$/],
  ['/roles-we-staff', 'page.benefits:0', /./],
  ['/contact-us', 'settings.phone', /^\(\d{3}\) [\d-]+$/],
  ['/contact-us', 'settings.email', /^\S+@\S+$/],
])('%s has an element of %s', async (page, path, words) => {
  const found = (await marked(page)).filter((each) => each.path === path)
  expect(found.length).toBeGreaterThan(0)
  for (const { element } of found) expect(element.textContent).toMatch(words)
})

test('a value without a source leads nowhere', () => {
  const { item } = editable({ item: { _key: 'a' } }, () => undefined) as {
    item: { edit: (field?: string) => unknown }
  }
  expect([item.edit(), item.edit('text')]).toEqual([undefined, undefined])
})
