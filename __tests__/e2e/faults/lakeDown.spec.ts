import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { sitePages } from '../../../lib/site/pages.ts'
import { lake, signalLake, until } from '../support/lake.ts'
import { textOf } from '../support/visit.ts'

test('every page is whole, with images, while the lake hangs', async ({ page }) => {
  signalLake('SIGSTOP')
  try {
    const broken: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) broken.push(`${response.status()} ${response.url()}`)
    })
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

test('a cropped image that nobody requested yet survives a hanging lake', async ({ baseURL }) => {
  const base = baseURL ?? ''
  const before = await lake.getDocument('aboutPage')
  if (!before) throw new Error('There is no document aboutPage.')
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
  try {
    await lake
      .patch('aboutPage')
      .set({
        'hero.image.asset._ref': _id,
        'hero.image.crop': { left: 0.25, right: 0, top: 0.1, bottom: 0.25 },
      })
      .commit()
    await until(async () => (await addresses()).length > 0)
    signalLake('SIGSTOP')
    try {
      for (const address of new Set(await addresses()))
        expect((await fetch(new URL(address, base))).status, address).toBe(200)
    } finally {
      signalLake('SIGCONT')
    }
  } finally {
    await lake.createOrReplace(before)
    await until(async () => (await addresses()).length === 0)
  }
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
      // What was read within the last second is given at once.
      let seen = await read(path)
      while (seen.took < 1000) seen = await read(path)
      expect(seen, path).toMatchObject({ status: 200, text: before.text })
      expect(seen.took, path).toBeLessThan(4000)
    } finally {
      signalLake('SIGCONT')
    }
  }
})

test('a killed lake comes back with everything it acknowledged', async () => {
  const before = await lake.fetch<number>('count(*[_type == "faqItem"])')
  const acknowledged: string[] = []
  for (let round = 0; round < 3; round += 1) {
    const burst = Array.from({ length: 20 }, async (_, index) => {
      const { _id } = await lake.create({ _type: 'burst', index }, { visibility: 'async' })
      acknowledged.push(_id)
    })
    await Promise.race(burst)
    signalLake('SIGKILL')
    await Promise.allSettled(burst)
    await until(
      async () => (await lake.fetch<number>('count(*[_type == "faqItem"])').catch(() => -1)) === before,
    )
  }
  expect(acknowledged.length).toBeGreaterThan(0)
  const kept = await lake.fetch<string[]>('*[_type == "burst"]._id')
  expect(acknowledged.filter((id) => !kept.includes(id))).toEqual([])
  await lake.delete({ query: '*[_type == "burst"]' })
})
