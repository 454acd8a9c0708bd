import { expect, test } from '@playwright/test'
import { sitePages } from '#lib/site/pages.ts'
import { announce } from '../support/announce.ts'
import { lake, until } from '../support/lake.ts'
import { publishLandingPage } from '../support/landing.ts'
import { regenerate, statusOf, textOf } from '../support/visit.ts'
import { restoring, setHeading } from '../support/restoring.ts'

/** Bad days of publishing. */

const faq = { ids: ['faqPage'], paths: ['/faq'] }

test('quick publishes end with the last one, even in a shared regeneration', async ({ baseURL }) => {
  const base = baseURL ?? ''
  await restoring({ base, ...faq }, async () => {
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([setHeading('faqPage', `First of ${round}`), announce(base, 'faqPage')])
      await setHeading('faqPage', `Last of ${round}`)
      expect(await until(async () => (await textOf('/faq', base)).includes(`Last of ${round}`))).toBeLessThan(
        2000,
      )
    }
  })
})

test('every page expires after five minutes at most', async ({ baseURL }) => {
  for (const { path } of sitePages) {
    const { headers } = await fetch(new URL(path, baseURL))
    const [, seconds = ''] = /s-maxage=(\d+)/.exec(headers.get('cache-control') ?? '') ?? []
    expect(Number(seconds), path).toBeGreaterThan(0)
    expect(Number(seconds), path).toBeLessThanOrEqual(300)
  }
})

test('a lake that suddenly shows nothing removes no page or redirect', async ({ baseURL }) => {
  const base = baseURL ?? ''
  const { _id } = await publishLandingPage('kept')
  const redirect = await lake.create({ _type: 'redirect', from: '/kept-redirect', to: '/kept' })
  await until(async () => (await statusOf('/kept', base)) === 200)
  await until(async () => (await statusOf('/kept-redirect', base)) === 307)
  const paths = [...sitePages.map(({ path }) => path), '/kept']
  const pagesNow = () => Promise.all(paths.map((path) => textOf(path, base)))
  for (const path of paths) expect((await regenerate(path, base)).status, path).toBe(200)
  const before = await pagesNow()
  const listed = await textOf('/sitemap.xml', base)
  const hidden = await lake.fetch<{ _id: string; _type: string }[]>(
    '*[_type in ["siteSettings", "teamMember"]]',
  )
  const hide = lake.transaction().delete(_id).delete(redirect._id)
  for (const document of hidden) hide.delete(document._id)
  await hide.commit({ visibility: 'async' })
  try {
    for (const path of paths) expect((await regenerate(path, base)).status, path).toBe(500)
    expect((await announce(base, 'teamMember')).status).toBe(500)
    expect(await pagesNow()).toEqual(before)
    expect(await statusOf('/kept-redirect', base)).toBe(307)
    expect(await textOf('/sitemap.xml', base)).toBe(listed)
    // Whether anything stands there cannot be known.
    expect(await statusOf(`/never-seen-${Date.now()}`, base)).toBe(500)
  } finally {
    const show = lake.transaction()
    for (const document of hidden) show.createOrReplace(document)
    await show.commit({ visibility: 'async' })
    await until(async () => (await announce(base, 'siteSettings')).status === 200)
    await until(async () => (await statusOf('/kept', base)) === 404)
    await until(async () => (await statusOf('/kept-redirect', base)) === 404)
  }
})
