import { expect, test, type Page } from '@playwright/test'
import type { SanityDocument } from '@sanity/client'
import { sitePages } from '../../lib/routes.ts'
import { lake, until } from './lake.ts'
import { openDocument } from './studio.ts'

/**
 * Hostile content in every field that an editor or the blog host controls. Two things must hold at once: nothing runs, and nothing even
 * asks to: the browser's policy would stop it, but then it reports a violation, and that fails these tests as well.
 */

/** Ways out of where text stands, by context. What gets out calls `__xss` or leaves an element with `data-xss`. */
const breakouts = {
  'element text': '<script data-xss>__xss()</script><img data-xss src=x onerror=__xss()>',
  'a quoted attribute': '"><svg data-xss onload=__xss()> \'><b data-xss onmouseover=__xss()>',
  'an unquoted attribute': ' onfocus=__xss() autofocus tabindex=1 data-xss x=',
  'title, style, textarea, noscript, comment':
    '</title></style></textarea></noscript>--><iframe data-xss srcdoc="<script>parent.__xss()</script>">',
  'a script block': '</script><script data-xss>__xss()</script><!--<script>',
  'a script string': '\\";__xss();//\';__xss();//`${__xss()}`\u2028__xss()',
  CDATA: ']]><script data-xss>__xss()</script><![CDATA[',
  'a style': '}*{background:url(javascript:__xss())}@import"data:text/css,*{}";',
  'an address': 'javascript:__xss()',
  'entities that become markup':
    '&lt;img data-xss src=x onerror=__xss()&gt; &#60;script&#62;__xss()&#60;/script&#62;',
  'right-to-left and zero-width characters': '\u202e\u2066evil\u2069\u202c\u200b\u200d\ufeff\u2060',
  'a template': '{{constructor.constructor("__xss()")()}} #{__xss()} <%= __xss() %>',
  'what no text may hold': '\u0007\u000b\ufffe',
}

/** Addresses that must never become a link, however they are spelt. */
const addresses = [
  'javascript:__xss()',
  'JaVaScRiPt:__xss()',
  ' \u0001javascript:__xss()',
  'java\nscript:__xss()',
  'java\tscript:__xss()',
  'javascript&colon;__xss()',
  'javascript://example.com/%0a__xss()',
  'data:text/html,<script>parent.__xss()</script>',
  'vbscript:__xss()',
  'blob:https://evil.example/1',
  '//evil.example/',
  '/\\evil.example/',
  'http://evil.example/"onclick="__xss()',
]

const marker = 'Hostile words'
const polyglot = `${marker} ${Object.values(breakouts).join(' ')}`

const isAddress = (field: string) => field === 'url' || field === 'href'
/** Set by the Studio, not written by anybody; the rest of what begins with "_" holds a document together. */
const isBookkeeping = (field: string) => field.startsWith('_')

type Spoil = (field: string, text: string) => unknown

/** `value` with every text in it replaced by what `spoil` gives for its field. */
function spoilt(value: unknown, spoil: Spoil, field = ''): unknown {
  if (typeof value === 'string') return spoil(field, value)
  if (Array.isArray(value)) return value.map((item) => spoilt(item, spoil, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      isBookkeeping(name) ? inner : spoilt(inner, spoil, name),
    ]),
  )
}

const content = () =>
  lake.fetch<SanityDocument[]>('*[!(_type match "sanity.*") && !(_type match "system.*")]')

async function replaceAll(documents: readonly SanityDocument[]): Promise<void> {
  const transaction = lake.transaction()
  for (const document of documents) transaction.createOrReplace(document)
  await transaction.commit({ visibility: 'async' })
}

const pages = [...sitePages.map(({ path }) => path), '/blog/hiring-bilingual-reps', '/no-such-page']

const textOf = async (path: string, base: string) => (await fetch(new URL(path, base))).text()

/** Runs `work` while every document is spoilt, and puts everything back. */
async function withSpoiltContent(base: string, spoil: Spoil, work: () => Promise<void>): Promise<void> {
  const before = await content()
  const nameOf = (documents: readonly SanityDocument[]) =>
    String(documents.find(({ _id }) => _id === 'siteSettings')?.legalName)
  try {
    await replaceAll(before.map((document) => spoilt(document, spoil) as SanityDocument))
    const spoiltEverywhere = async () =>
      (await Promise.all(pages.map((path) => textOf(path, base)))).every((html) => html.includes(marker))
    await until(spoiltEverywhere, 30_000)
    await work()
  } finally {
    await replaceAll(before)
    const whole = async () =>
      (await Promise.all(pages.map((path) => textOf(path, base)))).every(
        (html) => html.includes(nameOf(before)) && !html.includes(marker),
      )
    await until(whole, 30_000)
  }
}

/** What ran, asked to run, or complained on any page of `page` from now on. */
async function watch(page: Page): Promise<string[]> {
  const seen: string[] = []
  await page.exposeFunction('__xss', () => seen.push('ran'))
  await page.exposeFunction('__violation', (what: string) => seen.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const tell = (window as unknown as { __violation: (what: string) => void }).__violation
      tell(`${effectiveDirective} ${blockedURI}`)
    })
  })
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => seen.push(error.message))
  return seen
}

/** What stands in the page that no text should be able to put there. */
const foreign = (page: Page) =>
  page.evaluate(() => {
    const usual = ['http:', 'https:', 'mailto:', 'tel:']
    const links = [...document.querySelectorAll('a')].filter((link) => link.hasAttribute('href'))
    const handlers = [...document.querySelectorAll('*')].filter((element) =>
      element.getAttributeNames().some((name) => name.startsWith('on')),
    )
    return {
      elements: document.querySelectorAll('[data-xss], iframe, object, embed, base, form[action]').length,
      handlers: handlers.length,
      links: links
        .filter(({ protocol, host }) => !usual.includes(protocol) || host === 'evil.example')
        .map(({ href }) => href),
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => {
        try {
          return typeof JSON.parse(script.textContent ?? '')
        } catch {
          return script.textContent
        }
      }),
    }
  })

const nothingForeign = { elements: 0, handlers: 0, links: [] }

/** Opens every page with and without its scripts, and looks at all that could have been brought in. */
async function walk(page: Page, visit?: (path: string) => Promise<void>): Promise<void> {
  const seen = await watch(page)
  for (const path of pages) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const found = await foreign(page)
    expect(found, path).toMatchObject(nothingForeign)
    expect(
      found.data.filter((kind) => kind !== 'object'),
      path,
    ).toEqual([])
    await visit?.(path)
  }
  expect(seen).toEqual([])
}

/** Parses as XML, in the browser, and lists the names of its elements. */
const xmlElements = (page: Page, xml: string) =>
  page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml')
    return [...new Set([...parsed.querySelectorAll('*')].map(({ localName }) => localName))]
  }, xml)

test('every text an editor can write stays text, in pages, titles, structured data, feed and sitemap', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const base = baseURL ?? ''
  await withSpoiltContent(
    base,
    () => polyglot,
    async () => {
      await walk(page, async (path) => {
        if (path === '/about-us') {
          const title = await page.locator('meta[property="og:title"]').getAttribute('content')
          // Browsers normalise what cannot stand in HTML; the words around it prove that the whole text is in the attribute.
          expect(title).toContain(breakouts['a quoted attribute'])
          expect(await page.title()).toContain('</title></style>')
        }
      })
      for (const address of ['/feed.xml', '/sitemap.xml']) {
        const elements = await xmlElements(page, await textOf(address, base))
        expect(elements, address).not.toContain('parsererror')
        expect(elements, address).not.toContain('script')
        expect(elements.length, address).toBeGreaterThan(2)
      }
    },
  )
})

test('no address that could run code or lead away by trickery becomes a link', async ({ page, baseURL }) => {
  test.setTimeout(120_000)
  let next = 0
  await withSpoiltContent(
    baseURL ?? '',
    (field, text) => {
      if (isAddress(field)) return addresses[next++ % addresses.length]
      if (field === 'kind') return 'url'
      return field === 'legalName' ? marker : text
    },
    () => walk(page),
  )
})

test.describe('content of a shape that no schema allows', () => {
  for (const [name, value] of [
    ['numbers', 7],
    ['objects', { constructor: { prototype: 1 }, toString: 'x' }],
  ] as const) {
    test(`${name} in place of texts leave the good pages in their place, and run nothing`, async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(120_000)
      const before = await content()
      try {
        await replaceAll(before.map((document) => spoilt(document, () => value) as SanityDocument))
        const seen = await watch(page)
        for (const path of pages) {
          const answer = await page.goto(path)
          expect(answer?.status(), path).toBe(path === '/no-such-page' ? 404 : 200)
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
          expect(await foreign(page), path).toMatchObject(nothingForeign)
        }
        expect(seen).toEqual([])
      } finally {
        await replaceAll(before)
        const name = String(before.find(({ _id }) => _id === 'siteSettings')?.legalName)
        await until(
          async () =>
            (await Promise.all(pages.map((path) => textOf(path, baseURL ?? '')))).every((html) =>
              html.includes(name),
            ),
          30_000,
        )
      }
    })
  }
})

test('an uploaded drawing with a script in it shows, and runs nothing even opened by itself', async ({
  page,
}) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" onload="__xss()"><script>__xss()</script><foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:parent.__xss()"/></foreignObject><rect width="40" height="40"/></svg>`
  const asset = await lake.assets.upload('image', Buffer.from(drawing), {
    filename: 'drawing.svg',
    contentType: 'image/svg+xml',
  })
  const ran: string[] = []
  await page.exposeFunction('__xss', () => ran.push('ran'))
  const answer = await page.goto(`/api/media/${new URL(asset.url).pathname.split('/').at(-1)}`)
  expect(answer?.status()).toBe(200)
  expect(answer?.headers()['content-security-policy']).toContain('sandbox')
  expect(ran).toEqual([])
  await lake.delete(asset._id)
})

test('the Studio shows hostile texts as texts', async ({ page }) => {
  const { _id } = await lake.create({ _type: 'faqItem', question: polyglot, answer: [] })
  const seen = await watch(page)
  await openDocument(page, _id, 'faqItem', 'question')
  expect(await page.locator('[data-xss]').count()).toBe(0)
  // With a lake of our own the Studio is kept from calling Sanity.
  expect(seen.filter((what) => !what.startsWith('connect-src') && !what.includes('Failed to fetch'))).toEqual(
    [],
  )
  await lake.delete(_id)
})

/** A post as the worst host would send it. */
const hostilePost = {
  id: 'evil',
  slug: '"><script data-xss>__xss()</script>',
  title: polyglot,
  description: polyglot,
  excerpt: polyglot,
  category: polyglot,
  author: polyglot,
  readTime: polyglot,
  image: 'javascript:__xss()',
  imageAlt: polyglot,
  tags: [polyglot, '__proto__', 7],
  content: `<p onclick=__xss()>${polyglot}</p><script data-xss>__xss()</script>`,
  fullContent: { introduction: polyglot, sections: [{ heading: polyglot, content: polyglot }] },
  relatedBlogs: ['../../evil', polyglot],
  __proto__: { polluted: true },
}

test('posts of a hostile blog host stay text when the browser itself asks for them', async ({ page }) => {
  const host = process.env.NEXT_PUBLIC_BLOG_API_HOST ?? ''
  const seen = await watch(page)
  await page.route(`${host}/**`, (route) =>
    route.fulfill({
      json: { success: true, data: [hostilePost, hostilePost] },
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
  await page.route('**/_next/data/**/blog.json*', async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const answer = await route.fetch()
    const data = (await answer.json()) as { pageProps: object }
    await route.fulfill({ json: { ...data, pageProps: { ...data.pageProps, posts: { kind: 'loading' } } } })
  })
  await page.goto('/about-us')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Blog' }).click()
  await expect(page.getByRole('main').getByText(marker).first()).toBeVisible()
  expect(await foreign(page)).toMatchObject(nothingForeign)
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false)
  expect(seen).toEqual([])
})
