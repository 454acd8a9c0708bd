import { expect, test } from '@playwright/test'
import { lake, until } from './lake.ts'

/** Pictures of shapes that the design did not foresee. */

/** As upright as a photograph from a phone can be cut. */
const upright =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 2400"><path d="M0 0h600v2400H0z"/></svg>'

/** Runs `work` while the picture at `field` of a document is an upright one, and visitors of `path` see it. */
async function withUprightPicture(
  { document, field, path, base }: { document: string; field: string; path: string; base: string },
  work: () => Promise<void>,
): Promise<void> {
  const before = await lake.getDocument(document)
  if (!before) throw new Error(`There is no document ${document}.`)
  const { _id, assetId = '' } = await lake.assets.upload('image', Buffer.from(upright), {
    filename: 'upright.svg',
  })
  const isShown = async () => {
    const html = await (await fetch(new URL(path, base))).text()
    return html.includes(assetId) || html.includes('M0%200h600v2400H0z')
  }
  try {
    await lake
      .patch(document)
      .set({ [`${field}.asset._ref`]: _id })
      .commit()
    await until(isShown)
    await work()
  } finally {
    await lake.createOrReplace(before)
    await until(async () => !(await isShown()))
  }
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`an upright picture leaves the headline in sight, and the roles beside it, at ${width} px`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height })
    const base = baseURL ?? ''
    await withUprightPicture(
      { document: 'aboutPage', field: 'hero.image', path: '/about-us', base },
      async () => {
        await page.goto('/about-us')
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
      },
    )
    const group = await lake.fetch<string>('*[_type == "roleGroup"] | order(orderRank asc)[0]._id')
    await withUprightPicture({ document: group, field: 'image', path: '/roles-we-staff', base }, async () => {
      await page.goto('/roles-we-staff')
      const picture = await page.locator('main section[data-pictured] img').first().boundingBox()
      expect(picture?.height).toBeLessThan(height)
    })
  })
}
