import { expect, test, type Page } from '@playwright/test'
import { parse } from 'parse5'
import { newVisitScript } from '../../../components/hooks/newVisit.ts'
import { article, missing, pages } from '../support/places.ts'
import { textOf } from '../support/visit.ts'

/** The HTML as it is sent, the links between the pages, and what search engines read. */

/** What breaks the rules of HTML in a document: between elements, and in their attributes. */
function brokenRules(): string[] {
  const broken: string[] = []
  const blame = (rule: string, elements: Iterable<Element>) => {
    for (const element of elements) broken.push(`${rule}: ${element.outerHTML.slice(0, 120)}`)
  }
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const ids = all('[id]').map(({ id }) => id)
  blame(
    'an id twice',
    all('[id]').filter(({ id }) => ids.filter((other) => other === id).length > 1),
  )
  for (const name of ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'headers', 'list'])
    blame(
      `${name} leads nowhere`,
      all(`[${name}]`).filter((element) =>
        (element.getAttribute(name) ?? '').split(/\s+/).some((id) => !document.getElementById(id)),
      ),
    )
  blame(
    'a control in a control',
    all(':is(a[href],button,summary,label) :is(a[href],button,input,select,textarea)').filter(
      (element) => !element.parentElement?.closest('label') || element.matches('a,button'),
    ),
  )
  blame(
    'a block in a line',
    all(':is(p,h1,h2,h3,h4,button,span,summary) :is(div,p,ul,ol,section,article,table)'),
  )
  blame('a list with other children', all(':is(ul,ol)>:not(li,script,template)'))
  blame(
    'an item outside a list',
    all('li').filter((item) => !item.parentElement?.matches('ul,ol,menu')),
  )
  blame('a description list with other children', all('dl>:not(dt,dd,div)'))
  blame('a picture without alt', all('img:not([alt])'))
  blame('a picture without its size', all('img:not([width]),img:not([height])'))
  blame(
    'sizes without widths',
    all('[sizes][srcset]').filter((element) => !/ \d+w/.test(element.getAttribute('srcset') ?? '')),
  )
  for (const name of ['href', 'src', 'action', 'poster'])
    blame(
      `a space in ${name}`,
      all(`[${name}]`).filter((element) => /\s/.test(element.getAttribute(name) ?? '')),
    )
  blame('more than one main or h1', [...all('main').slice(1), ...all('h1').slice(1)])
  blame('an unknown role', all('[role=""]'))
  const levels = all('h1,h2,h3,h4,h5,h6').map((heading) => ({ heading, level: Number(heading.tagName[1]) }))
  blame(
    'a heading level left out',
    levels
      .filter(({ level }, index) => level > (levels[index - 1]?.level ?? 0) + 1)
      .map(({ heading }) => heading),
  )
  if (!document.title) broken.push('no title')
  if (!document.documentElement.lang) broken.push('no language')
  return broken
}

/** Headings and links of the page that a visitor sees. */
async function told(page: Page) {
  const main = page.locator('main')
  return {
    heading: await page.getByRole('heading', { level: 1 }).innerText(),
    headings: await main.locator(':is(h2,h3):visible').allTextContents(),
    links: await main
      .locator('a[href]:visible')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
  }
}

for (const path of pages) {
  test(`${path} is sound and whole HTML, before scripts run and after`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const mistakes: string[] = []
    parse(await textOf(path, baseURL ?? ''), {
      onParseError: ({ code, startLine, startCol }) => mistakes.push(`${code} at ${startLine}:${startCol}`),
    })
    expect(mistakes).toEqual([])
    const plain = await browser.newPage({ javaScriptEnabled: false })
    for (const each of [plain, page]) {
      await each.goto(path)
      expect(await each.evaluate(brokenRules)).toEqual([])
    }
    const [withScripts, without] = [await told(page), await told(plain)]
    expect(without.heading).toBe(withScripts.heading)
    expect(without.headings).toEqual(expect.arrayContaining(withScripts.headings))
    expect(without.links).toEqual(expect.arrayContaining(withScripts.links))
    await plain.close()
    // No page waits for a style sheet.
    await expect(page.locator('link[rel=stylesheet]')).toHaveCount(0)
  })
}

test('the script of a new visit stands behind the first screen', async ({ baseURL }) => {
  for (const path of pages) {
    const [screen = '', rest] = (await textOf(path, baseURL ?? '')).split(newVisitScript)
    expect(rest, path).toBeDefined()
    expect(screen, path).toContain('</h1>')
    if (path === article) expect(screen).toContain('<img')
    expect(screen.split('<section').length, path).toBeLessThanOrEqual(2)
  }
})

test('no link, fragment, image or file of the site is broken', async ({ baseURL }) => {
  const base = baseURL ?? ''
  const documents = new Map<string, string>()
  const broken: string[] = []
  const waiting = ['/']
  const attribute = /\s(?:href|src|srcset|content)="([^"]*)"/gi
  const seen = new Set(waiting)
  const anchors: { from: string; path: string; id: string }[] = []
  const unescape = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const answer = await fetch(new URL(path, base), { redirect: 'manual' })
    if (answer.status !== 200) broken.push(`${answer.status} ${path}`)
    if (!(answer.headers.get('content-type') ?? '').includes('text/html')) {
      await answer.body?.cancel()
      continue
    }
    const html = await answer.text()
    documents.set(path, html)
    for (const [, value = ''] of html.matchAll(attribute)) {
      for (const candidate of unescape(value).split(/,\s+/)) {
        const address = candidate.trim().split(' ')[0] ?? ''
        // Some "content" is a URL, and some begins as a fragment would: #C4351A.
        if (!/^(\/(?!\/)|#[a-z]|http:\/\/localhost)/.test(address)) continue
        const url = new URL(address, new URL(path, base))
        if (url.origin !== new URL(base).origin) continue
        const next = url.pathname + url.search
        if (url.hash) anchors.push({ from: path, path: next, id: decodeURIComponent(url.hash.slice(1)) })
        if (seen.has(next)) continue
        seen.add(next)
        waiting.push(next)
      }
    }
  }
  for (const { from, path, id } of anchors)
    if (documents.has(path) && !documents.get(path)?.includes(`id="${id}"`))
      broken.push(`${from} leads to ${path}#${id}`)
  expect(broken).toEqual([])
  expect(documents.size).toBeGreaterThan(15)
  expect(anchors.length).toBeGreaterThan(5)
})

/** What schema.org and the search engines require of each type. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Article: ['headline', 'image', 'datePublished', 'author', 'publisher'],
  Person: ['name'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressCountry'],
  ContactPoint: ['contactType', 'telephone'],
}

/** Every thing in structured data, however deep. */
function things(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(things)
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(things)
  return '@type' in value ? [value as Record<string, unknown>, ...inner] : inner
}

test('structured data is complete for its types, without broken URLs', async ({ baseURL }) => {
  const base = baseURL ?? ''
  const types = new Set<string>()
  for (const path of pages.filter((each) => each !== missing)) {
    const [, json = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await textOf(path, base)) ?? []
    for (const thing of things(JSON.parse(json))) {
      const type = String(thing['@type'])
      types.add(type)
      const properties = required[type]
      if (!properties) throw new Error(`${path}: nobody has said what ${type} requires`)
      for (const property of properties) expect(thing[property], `${path}: ${type}.${property}`).toBeTruthy()
      for (const property of ['url', 'logo', 'item']) {
        const address = thing[property]
        if (typeof address !== 'string') continue
        expect((await fetch(address)).status, `${path}: ${address}`).toBe(200)
      }
    }
  }
  expect([...types].sort()).toEqual(Object.keys(required).sort())
})
