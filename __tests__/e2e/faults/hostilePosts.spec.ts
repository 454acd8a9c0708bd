import { expect, test } from '@playwright/test'
import { expectFits } from '../support/accessible.ts'
import { withPosts } from '../support/blogHost.ts'
import * as hostile from '../support/hostile.ts'
import { textOf } from '../support/visit.ts'

/**
 * Posts as the worst blog host would send them, rendered by the server or fetched by the browser.
 */

/** Every text field of a post, under each of its names. */
const hostileFields = {
  title: hostile.polyglot,
  description: hostile.polyglot,
  excerpt: hostile.polyglot,
  category: hostile.polyglot,
  author: hostile.polyglot,
  read_time: hostile.polyglot,
  published_date: hostile.polyglot,
  date: hostile.polyglot,
  image_alt: hostile.polyglot,
  imageAlt: hostile.polyglot,
}

/** One post for each shape of body, hostile in every text. `run` makes the slugs unique. */
function hostilePosts(run: string) {
  const body = {
    introduction: hostile.polyglot,
    sections: [{ heading: hostile.polyglot, content: [hostile.polyglot, hostile.polyglot] }],
    conclusion: hostile.polyglot,
  }
  const post = (name: string, fields: object) => ({
    ...hostileFields,
    id: `${name}-${run}`,
    slug: `${name}-${run}`,
    ...fields,
  })
  const related = [`markup-${run}`, `"><script data-xss>__xss()</script>`, '../../evil', hostile.polyglot]
  return [
    post('object', {
      content: body,
      image_url: 'javascript:__xss()',
      tags: [hostile.polyglot, '__proto__', 7],
      related_posts: related,
    }),
    post('markup', {
      content: `<p onclick=__xss()>${hostile.polyglot}</p><script data-xss>__xss()</script>`,
      image: '"><svg data-xss onload=__xss()>',
      tags: hostile.polyglot,
    }),
    post('json', {
      content: JSON.stringify(body),
      featured_image: '/"onerror="__xss()',
      related_posts: related,
    }),
    post('text', {
      full_content: `${hostile.polyglot}\n\n${hostile.polyglot}\n\n${hostile.polyglot}`,
      image_url: 'data:text/html,<script>parent.__xss()</script>',
    }),
    // A slug made of breakouts, as far as possible.
    post('address', { slug: `"><b data-xss onmouseover=__xss()>'${run}`, content: body }),
    { ...post('prototype', {}), constructor: { prototype: 1 }, toString: 'x' },
  ]
}

/** Two posts of very long words, the first with the second below it. */
function longPosts(run: string) {
  const long = `${hostile.marker}${hostile.endless}`
  const post = (id: string, fields: object) => ({
    ...Object.fromEntries(Object.keys(hostileFields).map((field) => [field, long])),
    id,
    slug: id,
    tags: [long, long],
    content: {
      introduction: long,
      sections: [{ heading: long, content: [long, long] }],
      conclusion: long,
    },
    ...fields,
  })
  return [post(`long-${run}`, { related_posts: [`other-${run}`] }), post(`other-${run}`, {})]
}

test('hostile posts stay text, and long words scroll nothing', async ({ page, browser, baseURL }) => {
  const base = baseURL ?? ''
  const run = String(Date.now())
  const posts = [...longPosts(run), ...hostilePosts(run)]
  const object = `/blog/object-${run}`
  await withPosts({ base, posts, words: hostile.marker }, async () => {
    const paths = ['/', '/blog', ...posts.map(({ slug }) => `/blog/${encodeURIComponent(slug)}`)]
    const plain = await browser.newPage({ javaScriptEnabled: false })
    const seen = await hostile.watch(page)
    for (const path of paths) {
      // First the HTML as it was sent.
      const response = await plain.goto(path)
      expect(response?.status(), path).toBe(200)
      await hostile.expectNothingForeign(plain, path)
      await expect(plain.getByRole('main').getByText(hostile.marker).first()).toBeAttached()
      // In the browser's hands all posts are alike: the lists and one article will do.
      if (!['/', '/blog', object].includes(path)) continue
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await hostile.expectNothingForeign(page, path)
      expect(await page.evaluate(() => 'polluted' in {}), path).toBe(false)
    }
    await plain.close()
    expect(seen).toEqual([])
    expect(page.url()).toContain(object)
    expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toContain(
      hostile.breakouts['an unquoted attribute'].trim(),
    )
    for (const [feed, known] of [
      [
        '/feed.xml',
        ['rss', 'channel', 'title', 'link', 'description', 'language', 'item', 'guid', 'category'],
      ],
      ['/sitemap.xml', ['urlset', 'url', 'loc']],
    ] as const) {
      const xml = await textOf(feed, base)
      expect(xml, feed).toContain(run)
      const elements = await hostile.xmlElements(page, xml)
      expect(elements.filter((name) => !known.some((each) => each === name))).toEqual([])
    }
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of ['/', '/blog', `/blog/long-${run}`]) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.getByRole('main').getByText(hostile.marker).first()).toBeAttached()
      await expectFits(page)
    }
  })
})
