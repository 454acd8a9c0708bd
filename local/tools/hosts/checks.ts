import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { draftCookies, lakeClient } from '../stack/lake.ts'
import type { Run } from '../stack/run.ts'
import type { Host } from './host.ts'
import { ask, isUncached, imagesOn, postsOn, type View } from './page.ts'
import { soon } from './soon.ts'

/** What must hold on each host. A check is a sentence, and throws when it does not hold. */
export type Check = readonly [name: string, holds: (host: Host) => Promise<void>]

const limit = 4_000_000
const article = '/blog/the-first-ninety-days'
const isWell = (view: View) => assert.equal(view.status, 200, `${view.status} ${view.text.slice(0, 200)}`)

const cdnRule = ({ headers }: View): string =>
  String(headers['netlify-cdn-cache-control'] ?? headers['cache-control'] ?? '')

export function checksOf(run: Run): Check[] {
  const { site } = run.setup.ports
  const at = (path: string, options?: Parameters<typeof ask>[2]) => ask(site, path, options)
  const lake = lakeClient(run.setup.env)

  async function isGoodArticle(): Promise<void> {
    const view = await at(article)
    isWell(view)
    assert.equal((view.props.state as { kind: string }).kind, 'loaded')
    assert.doesNotMatch(view.text, /noindex/)
  }

  async function imagesLoad(path: string): Promise<void> {
    const all = imagesOn(await at(path))
    assert.deepEqual(
      all.filter((each) => each.startsWith('/_next/')),
      [],
      'they use the optimizer',
    )
    const paths = all.filter((each) => each.startsWith('/api/'))
    assert.ok(paths.length > 0, `${path} shows no image of a content host`)
    for (const each of paths) {
      const image = await at(each)
      isWell(image)
      assert.match(String(image.headers['content-type']), /^image\//)
      assert.ok(image.body.length <= limit, `${each} has ${image.body.length} bytes`)
      assert.match(cdnRule(image), /s-maxage=\d{3}/, each)
    }
  }

  return [
    ['home shows five posts', async () => assert.equal(postsOn(await at('/')), 5)],
    ['the blog shows twelve posts', async () => assert.equal(postsOn(await at('/blog')), 12)],
    ['an article is there, for search engines too', isGoodArticle],
    [
      'a page that does not exist is a 404',
      async () => {
        const { status, text } = await at('/no-such-page')
        assert.equal(status, 404, `${status} ${text.slice(0, 200)}`)
      },
    ],
    [
      'sitemap and feed are there',
      async () => void [isWell(await at('/sitemap.xml')), isWell(await at('/feed.xml'))],
    ],
    [
      'another spelling of a path redirects',
      async () => {
        const { status, headers, text } = await at('/FAQ')
        assert.equal(status, 308, `${status} ${text.slice(0, 200)}`)
        assert.match(String(headers.location), /\/faq$/)
      },
    ],
    [
      'the Studio has its policy, and its files are cached for good',
      async () => {
        const page = await at('/studio/structure')
        isWell(page)
        assert.match(String(page.headers['content-security-policy']), /script-src 'self'/)
        assert.match(String(page.headers['content-security-policy']), /connect-src [^;]*localhost/)
        assert.equal(page.headers['x-robots-tag'], 'noindex')
        assert.ok(isUncached(page))
        const [, file = ''] = /<script[^>]+src="(\/studio\/static\/[^"]+)"/.exec(page.text) ?? []
        const script = await at(file)
        isWell(script)
        assert.match(String(script.headers['cache-control']), /max-age=31536000, immutable/)
        assert.equal((await at('/studio/static/sanity-12345678.js')).status, 404)
      },
    ],
    [
      'a draft shows to its editor only',
      async () => {
        const heading = `Draft ${Date.now()}`
        const cookie = await draftCookies(lake, `http://localhost:${site}`, heading)
        const draft = await at('/faq', { cookie })
        isWell(draft)
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
        await soon(async () => assert.ok((await at('/faq')).text.includes(heading)))
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
        const png = await sharp({
          create: { width: 2300, height: 1500, channels: 3, background: '#fff', noise },
        })
          .png()
          .toBuffer()
        assert.ok(png.length > limit)
        const { url } = await lake.assets.upload('image', png, { filename: 'large.png' })
        const image = await at(`/api/media/${url.split('/').at(-1)}`)
        isWell(image)
        assert.ok(image.body.length <= limit)
        const file = await lake.assets.upload('file', randomBytes(limit + 1), { filename: 'large.bin' })
        const download = await at(`/api/media/files/${file.url.split('/').at(-1)}`)
        assert.deepEqual([download.status, download.headers.location], [302, `${file.url}?dl`])
      },
    ],
    [
      'a social card is cached by CDNs',
      async () => {
        const card = await at('/api/social/about-us.png')
        isWell(card)
        assert.equal(card.headers['content-type'], 'image/png')
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
        assert.equal(postsOn(await at('/blog')), 12)
        await isGoodArticle()
      },
    ],
  ]

  async function underFault(host: Host, fault: string): Promise<void> {
    const blog = `http://localhost:${run.setup.ports.blog}`
    const spoil = (kind: string) =>
      fetch(`${blog}/__fault?${kind.includes('=') ? kind : `kind=${kind}`}`, { method: 'POST' })
    await host.startCold()
    await spoil(fault)
    try {
      // Twice: the second view meets what the first one's regeneration left.
      for (let time = 0; time < 2; time += 1) {
        await host.makeStale()
        for (const path of ['/', '/blog', article]) await at(path)
        await host.settled()
      }
      assert.deepEqual([postsOn(await at('/')), postsOn(await at('/blog'))], [5, 12])
      await isGoodArticle()
      // No page of it exists yet, though its post may.
      const unknown = await at(`/blog/not-generated-${fault.replace(/\W/g, '')}`)
      if (fault.includes('slow')) return
      assert.ok(unknown.status >= 500, `an article that cannot be asked for is a ${unknown.status}`)
      assert.ok(isUncached(unknown), JSON.stringify(unknown.headers))
    } finally {
      await spoil('none')
    }
  }
}
