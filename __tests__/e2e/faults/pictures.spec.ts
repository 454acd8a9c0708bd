import { expect, test, type Page } from '@playwright/test'
import type { SanityDocument } from '@sanity/client'
import sharp from 'sharp'
import { renderAll } from '../support/accessible.ts'
import { lake, until } from '../support/lake.ts'
import { previewLink } from '../support/previewing.ts'
import { restoring } from '../support/restoring.ts'
import { shows, textOf } from '../support/visit.ts'

/** Images of shapes that the design did not foresee. */

/** As upright as a photograph from a phone can be cut. */
const upright =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 2400"><path d="M0 0h600v2400H0z"/></svg>'

type Place = { document: string; field: string; path: string; base: string }

/** Runs `work` while the image at `field` is upright, and visitors of `path` see it. */
const withUprightPicture = ({ document, field, path, base }: Place, work: () => Promise<void>) =>
  restoring({ base, ids: [document], paths: [path] }, async () => {
    const { _id, assetId = '' } = await lake.assets.upload('image', Buffer.from(upright), {
      filename: 'upright.svg',
    })
    await lake
      .patch(document)
      .set({ [`${field}.asset._ref`]: _id })
      .commit()
    await until(async () => {
      const html = await textOf(path, base)
      return html.includes(assetId) || html.includes('M0%200h600v2400H0z')
    })
    await work()
  })

test('an upright image leaves headline and roles in view', async ({ page, baseURL }) => {
  const base = baseURL ?? ''
  const atEachSize = async (path: string, look: (height: number) => Promise<void>) => {
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(path)
      await look(height)
    }
  }
  const about = { document: 'aboutPage', field: 'hero.image', path: '/about-us', base }
  await withUprightPicture(about, () =>
    atEachSize(about.path, () =>
      expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 }),
    ),
  )
  const document = await lake.fetch<string>('*[_type == "roleGroup"] | order(orderRank asc)[0]._id')
  const roles = { document, field: 'image', path: '/roles-we-staff', base }
  await withUprightPicture(roles, () =>
    atEachSize(roles.path, async (height) => {
      const picture = await page.locator('main section[data-pictured] img').first().boundingBox()
      expect(picture?.height).toBeLessThan(height)
    }),
  )
})

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

/** How much each photograph on the page is enlarged, in screen pixels for one of its file's. */
const enlargements = (page: Page) =>
  page.evaluate(async () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img[srcset]')].filter(
      ({ alt }) => alt === 'A photograph',
    )
    return Promise.all(
      pictures.map(async (picture) => {
        picture.loading = 'eager'
        await picture.decode()
        const file = new Image()
        file.src = picture.currentSrc
        await file.decode()
        const { width, height } = picture.getBoundingClientRect()
        const drawn = Math.max(width, (height * file.naturalWidth) / file.naturalHeight)
        return { of: picture.sizes, by: (drawn * devicePixelRatio) / file.naturalWidth }
      }),
    )
  })

test('a landscape photograph is as sharp as the screen in every frame', async ({ browser, baseURL }) => {
  const base = baseURL ?? ''
  const person = await lake.fetch<string>('*[_type == "teamMember"] | order(orderRank asc)[0]._id')
  const counts = { '/': 14, '/about-us': 1 }
  await restoring({ base, ids: ['homePage', person], paths: Object.keys(counts) }, async (documents) => {
    const assetId = await photograph(documents, 4000, 2667)
    for (const [path, count] of Object.entries(counts)) {
      await until(() => shows(path, base, assetId))
      for (const deviceScaleFactor of [1, 2]) {
        const page = await browser.newPage({ baseURL: base, deviceScaleFactor, reducedMotion: 'reduce' })
        for (const width of [390, 820, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          await page.goto(path)
          await renderAll(page)
          const found = await enlargements(page)
          const where = `${path} at ${width} px, ${deviceScaleFactor} screen pixels each`
          expect(found.length, where).toBeGreaterThanOrEqual(count)
          const blurred = found.filter(({ by }) => by > 1.05)
          expect(blurred, where).toEqual([])
        }
        await page.close()
      }
    }
  })
})

test('a crop shows on the page and in the preview', async ({ page, baseURL }) => {
  const base = baseURL ?? ''
  const image = sharp({ create: { width: 1302, height: 801, channels: 3, background: '#3b6ea5' } })
  const { _id, assetId = '' } = await lake.assets.upload('image', await image.png().toBuffer(), {
    filename: 'photograph.png',
  })
  await restoring({ base, ids: ['aboutPage'], paths: ['/about-us'] }, async () => {
    await lake
      .patch('aboutPage')
      .set({
        'hero.image.asset._ref': _id,
        'hero.image.crop': { left: 0.5, right: 0, top: 0, bottom: 0 },
        'hero.image.hotspot': { x: 0.5, y: 0.5, width: 0.2, height: 0.2 },
      })
      .commit()
    await until(() => shows('/about-us', base, assetId))
    for (const path of ['/about-us', await previewLink('/about-us')]) {
      await page.goto(path)
      const shown = page.locator(`main img[src*="${assetId}"]`)
      await expect(shown).toHaveAttribute('width', '651')
      await expect(shown).toHaveCSS('object-position', '0% 50%')
      expect(await shown.evaluate((each: HTMLImageElement) => each.decode())).toBeUndefined()
    }
  })
})
