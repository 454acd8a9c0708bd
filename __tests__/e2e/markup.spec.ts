import { expect, test, type Locator, type Page } from '@playwright/test'
import { parse } from 'parse5'
import sharp from 'sharp'
import { sitePages } from '../../lib/routes.ts'

/** The HTML as it is sent, the links between the pages, what search engines read, and pages on paper and by keyboard. */

const article = '/blog/what-a-good-first-call-sounds-like'
const pages = [...sitePages.map(({ path }) => path), article, '/no-such-page']

const textOf = async (path: string, base: string) => (await fetch(new URL(path, base))).text()

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

for (const path of pages) {
  test(`${path} is HTML without a mistake, before scripts run and after`, async ({
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
    await plain.close()
  })
}

test('no link, anchor, picture or file of the site leads nowhere', async ({ baseURL }) => {
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
        // Some "content" is an address, and some begins as a fragment would: #C4351A.
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

test('structured data has what each of its types requires, and no address that leads nowhere', async ({
  baseURL,
}) => {
  const base = baseURL ?? ''
  const types = new Set<string>()
  for (const path of pages.filter((each) => each !== '/no-such-page')) {
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

test('a text whose letters run right to left does so to its last sign', async ({ page }) => {
  await page.goto('/roles-we-staff')
  const within = { main: ['h1', 'h2', 'h3', 'p', 'li', 'a'], footer: ['h2', 'p', 'address span'] }
  const kinds = Object.entries(within).flatMap(([part, names]) => names.map((name) => `${part} ${name}`))
  for (const kind of kinds) {
    const text = page.locator(`${kind}:visible`).last()
    await text.scrollIntoViewIfNeeded()
    const [first, last] = await text.evaluate((element) => {
      element.textContent = 'שלום!'
      const [text] = element.childNodes
      return [0, 4].map((at) => {
        const range = document.createRange()
        range.setStart(text as Node, at)
        range.setEnd(text as Node, at + 1)
        return range.getBoundingClientRect().left
      })
    })
    expect(last, kind).toBeLessThan(first ?? 0)
  }
})

test('a role whose letters run right to left begins at the right end of its line, and its dot before it', async ({
  page,
}) => {
  await page.goto('/roles-we-staff')
  for (const [letters, begins] of [
    ['שלום', 'right'],
    ['Hello', 'left'],
  ] as const) {
    const gaps = await page
      .locator('main li')
      .filter({ visible: true })
      .last()
      .evaluate((item, words) => {
        item.textContent = words
        const range = document.createRange()
        range.selectNodeContents(item)
        const [line, text] = [item.getBoundingClientRect(), range.getBoundingClientRect()]
        return { left: text.left - line.left, right: line.right - text.right }
      }, letters)
    const dot = gaps[begins]
    expect(dot, letters).toBeGreaterThan(10)
    expect(dot, letters).toBeLessThan(40)
  }
})

test('the questions on paper come with their answers, however long', async ({ page }) => {
  await page.goto('/faq')
  await page.emulateMedia({ media: 'print' })
  const answers = page.locator('details:not([open]) > div')
  expect(await answers.count()).toBeGreaterThan(7)
  for (const answer of await answers.all()) {
    expect(await answer.evaluate((each) => each.checkVisibility({ contentVisibilityAuto: true }))).toBe(true)
    await expect(answer).toHaveCSS('max-height', 'none')
  }
})

test('an article on paper is its text, black on white', async ({ page }) => {
  await page.goto(article)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Share' })).toBeHidden()
  await expect(page.getByText('Related Articles')).toBeHidden()
  const colours = await page.locator('main > article').evaluate((whole) =>
    [whole, ...whole.querySelectorAll('h1,h2,p,li')].map((element) => {
      const { color, backgroundColor } = getComputedStyle(element)
      return `${color} on ${backgroundColor}`
    }),
  )
  expect([...new Set(colours)]).toEqual(['rgb(0, 0, 0) on rgba(0, 0, 0, 0)'])
})

/** Where the focus is, and whether somebody who looks for it would find it. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const { top, bottom, width, height } = element.getBoundingClientRect()
    const marked = (shown: Element | null): boolean => {
      if (!shown || shown === document.body) return false
      const { outlineStyle, boxShadow, borderColor } = getComputedStyle(shown)
      return (
        outlineStyle !== 'none' ||
        boxShadow !== 'none' ||
        (shown.matches('input,select,textarea') && borderColor !== '')
      )
    }
    return {
      name: element.outerHTML.slice(0, 140),
      seen: width > 0 && height > 0 && bottom > 0 && top < innerHeight,
      marked: marked(element) || marked(element.parentElement) || marked(element.nextElementSibling),
      inFooter: element.closest('footer') !== null,
    }
  })

for (const width of [390, 1280]) {
  test(`at ${width} px the keyboard reaches every part of every page, seen and marked, and is caught nowhere`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    for (const path of pages) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to content' }), path).toBeFocused()
      const lost: string[] = []
      let reachedFooter = false
      let stops = 0
      for (; stops < 200; stops += 1) {
        const at = await focus(page)
        if (!at) break
        if (!at.seen) lost.push(`${path}: not seen: ${at.name}`)
        if (!at.marked) lost.push(`${path}: not marked: ${at.name}`)
        reachedFooter ||= at.inFooter
        await page.keyboard.press('Tab')
      }
      expect(lost).toEqual([])
      expect(reachedFooter, path).toBe(true)
      expect(stops, path).toBeLessThan(200)
    }
  })
}

test('the skip link leads past the bar, and the next stop is in the content', async ({ page }) => {
  for (const path of ['/', '/contact-us', '/faq']) {
    await page.goto(path)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null), path).toBe(true)
  }
})

test('the reviews move by keyboard, and what moves stands still for who asks for that', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const next = page.getByRole('button', { name: 'Next reviews' })
  await next.scrollIntoViewIfNeeded()
  const track = page.getByRole('group', { name: 'Reviews', exact: true })
  const shown = () =>
    track.evaluate((element) =>
      [...element.querySelectorAll('*')].map((each) => Math.round(each.getBoundingClientRect().left)).join(),
    )
  await page.waitForLoadState('networkidle')
  const before = await shown()
  await next.focus()
  await page.keyboard.press('Enter')
  await expect.poll(shown).not.toBe(before)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

test('in forced colours every control has an edge of its own', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of ['/', '/contact-us', '/job-seeker']) {
    await page.goto(path)
    const edgeless = await page
      .locator('main :is(button, input:not([type=radio]), select, textarea):visible')
      .evaluateAll((controls) =>
        controls
          .filter((control) => {
            const { borderStyle, borderWidth } = getComputedStyle(control)
            return borderStyle === 'none' || borderWidth === '0px'
          })
          .map((control) => control.outerHTML.slice(0, 140)),
      )
    expect(edgeless, path).toEqual([])
  }
})

/** How much the brightness varies where `sign` is drawn: 0 where nothing is. */
async function contrastOf(sign: Locator): Promise<number> {
  const { channels } = await sharp(await sign.screenshot())
    .greyscale()
    .stats()
  return channels[0]?.stdev ?? 0
}

test('in forced colours the signs that are drawn without a picture are there', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto('/faq')
  const current = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Insights' })
  const other = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: 'Staffing Solutions' })
  const underlineOf = (entry: Locator) =>
    entry.evaluate((element) => {
      const { borderTopWidth, transform } = getComputedStyle(element, '::before')
      return `${borderTopWidth} ${transform}`
    })
  expect(await underlineOf(current)).toBe('3px matrix(1, 0, 0, 1, 0, 0)')
  expect(await underlineOf(other)).toBe('3px matrix(0, 0, 0, 1, 0, 0)')

  const question = page.locator('summary').first()
  const sign = question.locator('span')
  const closed = await sign.screenshot()
  await question.click()
  expect((await sign.screenshot()).equals(closed), 'an open question looks like a closed one').toBe(false)

  await page.goto('/search-all-jobs')
  const pages = page.getByRole('navigation', { name: 'Results pages' })
  const groundOf = (name: string) =>
    pages.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).backgroundColor)
  expect(await groundOf('1')).not.toBe(await groundOf('2'))
  // Without a plate behind the number, which would have the colour of the number.
  await expect(pages.getByRole('button', { name: '1' })).toHaveCSS('forced-color-adjust', 'none')

  await page.setViewportSize({ width: 390, height: 844 })
  for (const name of ['Open menu', 'Close menu']) {
    const button = page.getByRole('button', { name })
    expect(await contrastOf(button), name).toBeGreaterThan(20)
    await button.click()
  }
})
