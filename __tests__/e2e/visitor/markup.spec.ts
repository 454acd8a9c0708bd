import { expect, test, type Page } from '@playwright/test'
import { pages } from '../support/places.ts'

/** The HTML as it is sent, and the links between the pages. */

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
  test(`${path} is whole before scripts run, with the size of each image`, async ({ page, browser }) => {
    const plain = await browser.newPage({ javaScriptEnabled: false })
    for (const each of [plain, page]) {
      await each.goto(path)
      await expect(each.locator('img:not([width]), img:not([height])')).toHaveCount(0)
      await expect(each.locator('main')).toHaveCount(1)
      await expect(each.locator('h1')).toHaveCount(1)
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
