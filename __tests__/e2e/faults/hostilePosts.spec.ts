import { expect, test } from '@playwright/test'
import { expectFits, usualText } from '../support/accessible.ts'
import { withPosts } from '../support/blogHost.ts'
import {
  breakouts,
  endless,
  expectNothingForeign,
  marker,
  polyglot,
  watch,
  xmlElements,
} from '../support/hostile.ts'
import { textOf } from '../support/visit.ts'

/** Posts as the worst blog host would send them. `hostile.test.ts` has what becomes of each shape. */

const text = `${polyglot} ${endless}`

/** Two posts, hostile in every text, the first with the second below it. `run` makes them unique. */
function hostilePosts(run: string) {
  const post = {
    title: text,
    description: text,
    category: text,
    author: text,
    read_time: text,
    published_date: text,
    image_alt: text,
    content: {
      introduction: text,
      sections: [{ heading: text, content: [text, text] }],
      conclusion: text,
    },
  }
  const second = `"><b data-xss onmouseover=__xss()>'${run}`
  return [
    {
      ...post,
      id: run,
      slug: run,
      image_url: 'javascript:__xss()',
      tags: [text, '__proto__', 7],
      related_posts: ['second', `"><script data-xss>__xss()</script>`, '../../evil', text],
    },
    // A slug made of breakouts, as far as possible.
    { ...post, id: 'second', slug: second, image: '"><svg data-xss onload=__xss()>', tags: text },
  ]
}

test('hostile posts stay text, and long words scroll nothing', async ({ page, browser, baseURL }) => {
  const base = baseURL ?? ''
  const run = String(Date.now())
  const posts = hostilePosts(run)
  await withPosts({ base, posts, words: marker }, async () => {
    const plain = await browser.newPage({ javaScriptEnabled: false })
    const seen = await watch(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of ['/', '/blog', ...posts.map(({ slug }) => `/blog/${encodeURIComponent(slug)}`)]) {
      for (const each of [plain, page]) {
        const response = await each.goto(path, { waitUntil: 'networkidle' })
        expect(response?.status(), path).toBe(200)
        await expectNothingForeign(each, path)
        await expect(each.getByRole('main').getByText(marker).first()).toBeAttached()
      }
      expect(await page.evaluate(() => 'polluted' in {}), path).toBe(false)
      await expectFits(page, [usualText])
    }
    await plain.close()
    expect(seen).toEqual([])
    expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toContain(
      breakouts['an unquoted attribute'].trim(),
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
      const elements = await xmlElements(page, xml)
      expect(elements.filter((name) => !known.some((each) => each === name))).toEqual([])
    }
  })
})
