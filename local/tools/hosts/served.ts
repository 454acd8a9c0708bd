import assert from 'node:assert/strict'
import { chromium, expect } from '@playwright/test'
import sharp from 'sharp'
import { pageIds, pages, routes } from '../../../lib/site/pages.ts'
import { findBrowser } from '../install/browser.ts'
import { lakeClient } from '../stack/lake.ts'
import type { Run } from '../stack/run.ts'
import { visitorOf, type Check, type View } from './page.ts'

/** What a host must serve: each path with its policy, files, images, and a page that hydrates. */

const attributes = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'))),
]

/** @throws {AssertionError} unless each candidate of a `srcset` is an image of its width. */
async function areSized(sets: readonly string[], own: number, at: (path: string) => Promise<View>) {
  for (const candidate of sets.flatMap((set) => set.split(', '))) {
    const [path = '', width = ''] = candidate.split(' ')
    const image = await at(path)
    assert.match(image.type, /^image\//, path)
    assert.equal((await sharp(image.body).metadata()).width, Math.min(Number.parseInt(width), own), path)
  }
}

export function servedChecks(run: Run): Check[] {
  const { site } = run.setup.ports
  const { ask, at } = visitorOf(site)
  const lake = lakeClient(run.setup.env)

  /** Publishes documents, waits for `holds`, and takes them away again. */
  async function whilePublished(documents: { _id: string; _type: string }[], holds: () => Promise<void>) {
    for (const document of documents) await lake.createOrReplace(document)
    try {
      await expect(holds).toPass({ timeout: 30_000 })
    } finally {
      for (const { _id } of documents) await lake.delete(_id)
    }
  }

  async function isPage(path: string, words: string): Promise<View> {
    const view = await at(path, path === routes.notFound ? 404 : 200)
    assert.match(view.type, /^text\/html/, path)
    assert.ok(view.text.includes(words), `${path} does not say ${words}`)
    assert.match(view.text, /<h1[ >]/, path)
    const policy = String(view.headers['content-security-policy'])
    assert.match(policy, /script-src 'self' 'sha256-/, `${path}: ${policy}`)
    assert.match(policy, /object-src 'none'/, path)
    assert.equal(view.headers['x-content-type-options'], 'nosniff', path)
    return view
  }

  async function hasData(view: View, path: string): Promise<void> {
    const [, build = ''] = /"buildId":"([^"]+)"/.exec(view.text) ?? []
    const { type, text } = await at(`/_next/data/${build}${path === '/' ? '/index' : path}.json`)
    assert.match(type, /^application\/json/, path)
    assert.ok('pageProps' in (JSON.parse(text) as object), path)
  }

  return [
    [
      'every path of the page table is a page, with its policy and its data; others are a 404',
      async () => {
        for (const id of pageIds)
          for (const path of pages[id].paths) {
            const view = await isPage(path, `"page":"${path}"`)
            if (path !== routes.notFound) await hasData(view, path)
          }
        await at('/no-such-page', 404)
      },
    ],
    [
      'robots allow the site, the sitemap has every page, and the feed posts',
      async () => {
        const { text } = await at('/robots.txt')
        assert.match(text, /^Allow: \/$/m)
        assert.doesNotMatch(text, /^Disallow: \/$/m)
        const sitemap = await at('/sitemap.xml')
        for (const [path] of pageIds.map((id) => pages[id].paths))
          if (path !== routes.notFound)
            assert.match(sitemap.text, new RegExp(`<loc>[^<]*${path === '/' ? '/?' : path}</loc>`), path)
        assert.match((await at('/feed.xml')).text, /<item>/)
      },
    ],
    [
      'health and readiness are 200',
      async () => {
        for (const path of ['/api/health', '/api/ready']) await at(path)
      },
    ],
    [
      'scripts, styles and fonts of each page are there, of their type, and immutable',
      async () => {
        const views = await Promise.all(
          [routes.home, routes.blog, routes.jobSeeker, routes.contact].map((path) => at(path)),
        )
        const text = views.map((view) => view.text).join('')
        const kinds = [
          [/<script[^>]+src="([^"]+)"/g, /^(?:application|text)\/javascript/],
          [/url\(["']?(\/[^"')]+\.woff2)/g, /^font\/woff2/],
        ] as const
        for (const [pattern, type] of kinds) {
          const paths = attributes(text, pattern)
          assert.ok(paths.length > 0, `no page names a file like ${pattern.source}`)
          for (const path of paths) {
            const file = await at(path)
            assert.match(file.type, type, path)
            assert.ok(file.body.length > 0, `${path} is empty`)
            assert.match(String(file.headers['cache-control']), /max-age=31536000, ?immutable/, path)
          }
        }
      },
    ],
    [
      'a landing page is there once it is published',
      async () => {
        const slug = `landing-${Date.now()}`
        const hero = { _type: 'heroSection', _key: 'hero', heading: 'A week of hiring' }
        const page = {
          _id: slug,
          _type: 'landingPage',
          title: slug,
          slug: { current: slug },
          sections: [hero],
        }
        await whilePublished([page], async () => {
          await hasData(await isPage(`/${slug}`, 'A week of hiring'), `/${slug}`)
        })
      },
    ],
    [
      "an editor's redirect leads where it says",
      async (host) => {
        const from = `/moved-${Date.now()}`
        const redirect = { _id: from.slice(1), _type: 'redirect', from, to: routes.faq }
        // A running function looks once a minute.
        await lake.createOrReplace(redirect)
        await host.startCold()
        await whilePublished([redirect], async () => {
          const { status, headers } = await ask(from)
          assert.ok(status === 307 || status === 308, `${from}: ${status}`)
          assert.match(String(headers.location), /\/faq$/)
        })
      },
    ],
    [
      'every size of a PNG has the width that its page says',
      async () => {
        const own = 900
        const create = { width: own, height: 900, channels: 3, background: '#bc8' } as const
        const png = await sharp({ create }).png().toBuffer()
        const { _id: _ref } = await lake.assets.upload('image', png, { filename: 'portrait.png' })
        const person = {
          ...((await lake.fetch<object>('*[_type == "teamMember"][0]')) ?? {}),
          _id: `teamMember-${Date.now()}`,
          _type: 'teamMember',
          photo: { _type: 'image', asset: { _type: 'reference', _ref } },
        }
        await whilePublished([person], async () => {
          const { text } = await at(routes.about)
          const sets = attributes(text, /srcset="([^"]*\.png[^"]*)"/gi)
          assert.ok(sets.length > 0, 'no page shows the PNG')
          await areSized(sets, own, at)
        })
      },
    ],
    [
      'a page hydrates in a browser, with an empty console',
      async () => {
        const executablePath = findBrowser(run.say, 'headless')
        const browser = await chromium.launch({ executablePath, chromiumSandbox: false })
        try {
          const page = await browser.newPage()
          const said: string[] = []
          page.on('console', (line) => line.type() === 'error' && said.push(line.text()))
          page.on('pageerror', (error) => said.push(String(error)))
          page.on('requestfailed', (request) => said.push(`failed: ${request.url()}`))
          await page.goto(`http://localhost:${site}${routes.jobSeeker}`)
          const isHydrated = () => performance.getEntriesByName('Next.js-hydration').length > 0
          await page.waitForFunction(isHydrated, undefined, { timeout: 20_000 }).catch(() => {
            throw new Error(`it does not hydrate: ${said.join('; ')}`)
          })
          await page.evaluate(() => document.fonts.ready)
          assert.deepEqual(said, [])
        } finally {
          await browser.close()
        }
      },
    ],
  ]
}
