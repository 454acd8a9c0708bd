import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { sitePages } from '../../../lib/site/pages.ts'
import { lake, signalLake, until } from '../support/lake.ts'
import { previewLink } from '../support/previewing.ts'
import { brokenOn } from '../support/refusals.ts'
import { restoring } from '../support/restoring.ts'
import { textOf } from '../support/visit.ts'

test('every page is whole, with images, while the lake hangs', async ({ page, baseURL }) => {
  // A copied site has generated no page yet.
  for (const { path } of sitePages) await textOf(path, baseURL ?? '')
  signalLake('SIGSTOP')
  try {
    const broken = brokenOn(page)
    for (const { path } of sitePages) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      for (const image of await page.locator('main img').all()) {
        await image.scrollIntoViewIfNeeded()
        await expect
          .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
          .toBeGreaterThan(0)
      }
    }
    expect(broken).toEqual([])
  } finally {
    signalLake('SIGCONT')
  }
})

test('a page’s crop survives a hanging lake, and no other is served', async ({ page, baseURL }) => {
  const base = baseURL ?? ''
  const photograph = sharp({ create: { width: 1302, height: 801, channels: 3, background: '#3b6ea5' } })
  const { _id } = await lake.assets.upload('image', await photograph.png().toBuffer(), {
    filename: 'photograph.png',
  })
  const addresses = async () => {
    const html = await textOf('/about-us', base)
    return [...html.matchAll(/\/_next\/image\?url=[^&"]+%2C[^&"]+&amp;w=\d+&amp;q=\d+/g)].map(([address]) =>
      address.replaceAll('&amp;', '&'),
    )
  }
  await restoring({ base, ids: ['aboutPage'], paths: ['/about-us'] }, async () => {
    await lake
      .patch('aboutPage')
      .set({
        'hero.image.asset._ref': _id,
        'hero.image.crop': { left: 0.25, right: 0, top: 0.1, bottom: 0.25 },
      })
      .commit()
    await until(async () => (await addresses()).length > 0)
    const [address = ''] = await addresses()
    const moved = address.replace(/%2F\d+%2C/, '%2F1%2C')
    expect(moved).not.toBe(address)
    expect((await fetch(new URL(moved, base))).status).toBe(404)
    await page.goto(await previewLink('/about-us'))
    const preview = page.locator('main img[src*="%2C"]').first()
    await expect
      .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    const src = (await preview.getAttribute('src')) ?? ''
    const elsewhere = src.replace(/%2F\d+%2C/, '%2F1%2C')
    expect((await fetch(new URL(elsewhere, base))).status).toBe(200)
    signalLake('SIGSTOP')
    try {
      for (const address of new Set(await addresses()))
        expect((await fetch(new URL(address, base))).status, address).toBe(200)
    } finally {
      signalLake('SIGCONT')
    }
  })
})

test('sitemap, feed and social cards stay the same while the lake hangs', async ({ baseURL }) => {
  const read = async (path: string) => {
    const asked = performance.now()
    const answer = await fetch(new URL(path, baseURL))
    return { status: answer.status, text: await answer.text(), took: performance.now() - asked }
  }
  for (const path of ['/sitemap.xml', '/feed.xml', '/api/social/about-us.png']) {
    const before = await read(path)
    expect(before.status, path).toBe(200)
    signalLake('SIGSTOP')
    try {
      // What was read before is given at once, as nothing was published. Then the lake is asked.
      const until = performance.now() + 2500
      while (performance.now() < until) {
        const seen = await read(path)
        expect(seen, path).toMatchObject({ status: 200, text: before.text })
        expect(seen.took, path).toBeLessThan(4000)
      }
    } finally {
      signalLake('SIGCONT')
    }
  }
})
