import { expect, test, type Page } from '@playwright/test'
import type { SanityDocument } from '@sanity/client'
import sharp from 'sharp'
import { renderAll } from '../support/accessible.ts'
import { lake, until } from '../support/lake.ts'
import { restoring } from '../support/restoring.ts'
import { shows } from '../support/visit.ts'

/** Images of shapes that the design did not foresee. */

/** Shapes of photographs, in pixels: width and height. */
const shapes = {
  upright: [600, 2400],
  wide: [4000, 100],
  'as wide as the drawing': [2000, 860],
  tiny: [24, 24],
} as const

/** True for an image field. */
const isPlace = (value: unknown): value is { asset: { _ref: string } } =>
  typeof value === 'object' &&
  value !== null &&
  'asset' in value &&
  '_type' in value &&
  value._type === 'picture'

/** `value` with the image `_ref` in every image field. */
function pictured(value: unknown, _ref: string): unknown {
  if (isPlace(value))
    return { ...value, decorative: false, alt: 'A photograph', asset: { _type: 'reference', _ref } }
  if (Array.isArray(value)) return value.map((item) => pictured(item, _ref))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, pictured(inner, _ref)]))
}

/** Puts a photograph into every image field of documents. @returns what stands in its URLs */
async function photograph(documents: readonly SanityDocument[], width: number, height: number) {
  const image = sharp({ create: { width, height, channels: 3, background: '#3b6ea5' } })
  const { _id, assetId = '' } = await lake.assets.upload('image', await image.png().toBuffer(), {
    filename: 'photograph.png',
  })
  for (const document of documents) await lake.createOrReplace(pictured(document, _id) as typeof document)
  return assetId
}

/** Heights of the images, and texts that an image covers. */
const layout = (page: Page) =>
  page.evaluate(() => {
    const pictures = [...document.querySelectorAll('main img')].filter(
      (image) => image.getAttribute('alt') === 'A photograph',
    )
    const boxes = pictures.map((image) => image.getBoundingClientRect())
    const words = [...document.querySelectorAll('main :is(h1, h2, h3, p), header a, header button')].filter(
      (each) => each.checkVisibility({ visibilityProperty: true }),
    )
    const meets = (words: Element) => {
      const range = document.createRange()
      range.selectNodeContents(words)
      return [...range.getClientRects()].some((line) =>
        boxes.some(
          (box) =>
            line.left < box.right - 1 &&
            line.right > box.left + 1 &&
            line.top < box.bottom - 1 &&
            line.bottom > box.top + 1,
        ),
      )
    }
    return {
      count: boxes.length,
      tallest: Math.max(...boxes.map(({ height }) => height)),
      flattest: Math.min(...boxes.map(({ height }) => height)),
      covered: words.filter(meets).map(({ textContent }) => textContent),
      tooWide: document.documentElement.scrollWidth > innerWidth,
    }
  })

test('home and 404 keep their layout with photographs of any shape', async ({ page, baseURL }) => {
  const base = baseURL ?? ''
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const ids = ['homePage', 'notFoundPage']
  const paths = ['/', '/no-such-page']
  await restoring({ base, ids, paths }, async (documents) => {
    for (const [shape, [width, height]] of Object.entries(shapes)) {
      const assetId = await photograph(documents, width, height)
      for (const path of paths) {
        await until(() => shows(path, base, assetId))
        await page.goto(path)
        await renderAll(page)
        for (const [wide, tall] of [
          [390, 844],
          [820, 1180],
          [1440, 900],
          [2560, 1440],
        ] as const) {
          await page.setViewportSize({ width: wide, height: tall })
          const seen = await layout(page)
          const where = `${shape} at ${wide} px on ${path}`
          expect(seen, where).toMatchObject({ covered: [], tooWide: false })
          expect(seen.count, where).toBeGreaterThan(path === '/' ? 16 : 0)
          if (path === '/') expect(seen.flattest, where).toBeGreaterThan(100)
          expect(seen.tallest, where).toBeLessThan(Math.max(tall, 1000))
          await expect(page.getByRole('heading', { level: 1 }), where).toBeInViewport({ ratio: 1 })
        }
      }
    }
  })
})
