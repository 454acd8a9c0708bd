import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { draftCookies, lakeClient } from '../stack/lake.ts'
import type { Run } from '../stack/run.ts'
import type { Host } from './host.ts'
import { imagesOn, isUncached, postsOn, visitorOf, type Check, type View } from './page.ts'

/** What a host's functions and page cache do: posts, drafts, publishes, images, a bad blog host. */

/** Bytes that a function of Vercel may send, with room for headers. */
const limit = 4_000_000
const article = '/blog/the-first-ninety-days'

const cdnRule = ({ headers }: View): string =>
  String(headers['netlify-cdn-cache-control'] ?? headers['cache-control'] ?? '')

export function checksOf(run: Run): Check[] {
  const { site, blog } = run.setup.ports
  const { ask, at } = visitorOf(site)
  const lake = lakeClient(run.setup.env)

  async function areGoodPosts(): Promise<void> {
    assert.deepEqual([postsOn(await at('/')), postsOn(await at('/blog'))], [5, 12])
    const { props, text } = await at(article)
    assert.equal((props.state as { kind: string }).kind, 'loaded')
    assert.doesNotMatch(text, /noindex/)
  }

  async function imagesLoad(path: string): Promise<void> {
    const all = imagesOn(await at(path))
    const optimized = all.filter((each) => each.startsWith('/_next/'))
    assert.deepEqual(optimized, [], 'they use the optimizer')
    const paths = all.filter((each) => each.startsWith('/api/'))
    assert.ok(paths.length > 0, `${path} shows no image of a content host`)
    for (const each of paths) {
      const image = await at(each)
      assert.match(image.type, /^image\//)
      assert.ok(image.body.length <= limit, `${each} has ${image.body.length} bytes`)
      assert.match(cdnRule(image), /s-maxage=\d{3}/, each)
    }
  }

  return [
    ['home shows five posts, the blog twelve, and an article is for search engines too', areGoodPosts],
    [
      'another spelling of a path redirects',
      async () => {
        const { headers } = await at('/FAQ', 308)
        assert.match(String(headers.location), /\/faq$/)
      },
    ],
    [
      'the Studio has its policy, and its files are cached for good',
      async () => {
        const page = await at('/studio/structure')
        const policy = String(page.headers['content-security-policy'])
        assert.match(policy, /script-src 'self'/)
        assert.match(policy, /connect-src [^;]*localhost/)
        assert.equal(page.headers['x-robots-tag'], 'noindex')
        assert.ok(isUncached(page))
        const [, file = ''] = /<script[^>]+src="(\/studio\/static\/[^"]+)"/.exec(page.text) ?? []
        assert.match(String((await at(file)).headers['cache-control']), /max-age=31536000, immutable/)
        await at('/studio/static/sanity-12345678.js', 404)
      },
    ],
    [
      'a draft shows to its editor only',
      async () => {
        const heading = `Draft ${Date.now()}`
        const cookie = await draftCookies(lake, `http://localhost:${site}`, heading)
        const draft = await at('/faq', 200, cookie)
        assert.ok(draft.text.includes(heading), 'the draft does not show')
        assert.ok(isUncached(draft), JSON.stringify(draft.headers))
        assert.ok(!(await at('/faq')).text.includes(heading), 'the draft shows to everybody')
        await lake.delete('drafts.faqPage')
      },
    ],
    [
      'a publish shows after its webhook call',
      async (host) => {
        const heading = `Published ${Date.now()}`
        // An old page would be new by itself.
        await at('/faq')
        await host.settled()
        await lake.patch('faqPage').set({ 'hero.heading': heading }).commit()
        const isShown = async () => assert.ok((await at('/faq')).text.includes(heading))
        await expect(isShown).toPass({ timeout: 30_000 })
      },
    ],
    [
      'images load without the optimizer, and CDNs cache them',
      async () => {
        await imagesLoad('/')
        await imagesLoad('/about-us')
        await imagesLoad('/blog')
      },
    ],
    [
      'a large image is sent small, and a large file by its own host',
      async () => {
        const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
        const create = { width: 2300, height: 1500, channels: 3, background: '#fff', noise } as const
        const png = await sharp({ create }).png().toBuffer()
        assert.ok(png.length > limit)
        const { url } = await lake.assets.upload('image', png, { filename: 'large.png' })
        const image = await at(`/api/media/${url.split('/').at(-1)}`)
        assert.ok(image.body.length <= limit)
        const file = await lake.assets.upload('file', randomBytes(limit + 1), { filename: 'large.bin' })
        const download = await at(`/api/media/files/${file.url.split('/').at(-1)}`, 302)
        assert.equal(download.headers.location, `${file.url}?dl`)
      },
    ],
    [
      'a social card is cached by CDNs',
      async () => {
        const card = await at('/api/social/about-us.png')
        assert.equal(card.type, 'image/png')
        assert.match(cdnRule(card), /s-maxage=3600/)
      },
    ],
    ...(['500', 'refuse', 'kind=slow&ms=2500', 'empty', 'html', 'truncated', 'success-false'] as const).map(
      (fault): Check => [
        `no page gets worse in new functions: blog host "${fault}"`,
        (host) => underFault(host, fault),
      ],
    ),
    [
      'after its bad days the blog is as before',
      async (host) => {
        await host.makeStale()
        await at('/blog')
        await host.settled()
        await areGoodPosts()
      },
    ],
  ]

  async function underFault(host: Host, fault: string): Promise<void> {
    const spoil = (kind: string) =>
      fetch(`http://localhost:${blog}/__fault?${kind.includes('=') ? kind : `kind=${kind}`}`, {
        method: 'POST',
      })
    await host.startCold()
    await spoil(fault)
    try {
      // Twice: the second view meets what the first one's regeneration left.
      for (let time = 0; time < 2; time += 1) {
        await host.makeStale()
        for (const path of ['/', '/blog', article]) await ask(path)
        await host.settled()
      }
      await areGoodPosts()
      // No page of it exists yet, though its post may.
      const unknown = await ask(`/blog/not-generated-${fault.replace(/\W/g, '')}`)
      if (fault.includes('slow')) return
      assert.ok(unknown.status >= 500, `an article that cannot be asked for is a ${unknown.status}`)
      assert.ok(isUncached(unknown), JSON.stringify(unknown.headers))
    } finally {
      await spoil('none')
    }
  }
}
