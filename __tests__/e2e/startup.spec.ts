import { expect, test } from '@playwright/test'
import { compileHint } from '../../lib/compileHints.server.ts'
import { sitePages } from '../../lib/routes.ts'
import { fileFaces } from '../../styles/fonts.ts'
import { hold, holdScripts, ownFontsJoined, watchTakeOver } from './starting.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('every page is painted before it asks for a script, but for a list that is shorter than any', async ({
    page,
  }) => {
    for (const { path } of sitePages) {
      await page.goto(path, { waitUntil: 'networkidle' })
      const { painted, asked } = await page.evaluate(() => ({
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
        asked: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ name, startTime, decodedBodySize }) => ({ name, startTime, decodedBodySize })),
      }))
      const [first, ...others] = asked.sort((a, b) => a.startTime - b.startTime)
      expect(first?.name, path).toMatch(/Manifest\.js$/)
      expect(first?.decodedBodySize, path).toBeLessThan(200)
      expect(others.length, path).toBeGreaterThan(5)
      expect(others[0]?.startTime, path).toBeGreaterThan(painted)
    }
  })

  test('what is largest on the first screen stands before the start script, and is drawn with it', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { element: Element | null })[])
          Object.assign(window, { largest: entry.element })
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    for (const { path } of sitePages) {
      await page.goto(path, { waitUntil: 'networkidle' })
      const isInFirstSection = await page.evaluate(() => {
        const { largest } = window as unknown as { largest?: Element }
        return document.querySelector('main section')?.contains(largest ?? null)
      })
      expect(isInFirstSection, path).toBe(true)
    }
  })

  test('the scripts that a page starts with ask to be compiled while they arrive', async ({ page }) => {
    for (const { path } of sitePages) {
      await page.goto(path)
      const files = await page.locator('template[data-files]').getAttribute('data-files')
      const chunks = (files ?? '').split(' ').filter((file) => file.includes('/chunks/'))
      expect(chunks.length, path).toBeGreaterThan(5)
      for (const chunk of chunks)
        expect(await (await page.request.get(chunk)).text(), chunk).toMatch(new RegExp(`^${compileHint}`))
    }
  })

  test('the first paint leaves out what is far below, and the page has it all soon afterwards', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const left: Element[] = []
      Object.assign(window, { left })
      document.addEventListener('contentvisibilityautostatechange', (event) => {
        if ((event as ContentVisibilityAutoStateChangeEvent).skipped) left.push(event.target as Element)
      })
    })
    await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    // Left out at first, all of it there now.
    await page.waitForFunction(() => {
      const { left } = window as unknown as { left: Element[] }
      return left.length > 0 && left.every((part) => getComputedStyle(part).contentVisibility === 'visible')
    })
  })

  test('a page that is scrolled before its fonts are there has its full height at once', async ({ page }) => {
    await holdScripts(page)
    await page.route('**/*.woff2', () => {})
    await page.goto('/', { waitUntil: 'commit' })
    const leftOut = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('main > section, footer')].filter(
            (part) => getComputedStyle(part).contentVisibility !== 'visible',
          ).length,
      )
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    expect(await leftOut()).toBeGreaterThan(3)
    await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }))
    await expect.poll(leftOut).toBe(0)
  })

  test('no page waits for its fonts, and each has them: with scripts, and without', async ({
    browser,
    page,
  }) => {
    for (const { path } of sitePages) {
      const html = await (await page.request.get(path)).text()
      const forAll = html.replace(/<noscript>.*?<\/noscript>/g, '')
      const waitedFor = (styles: string) => /@font-face\{[^}]*url\(/.test(styles)
      expect([waitedFor(forAll), waitedFor(html)], path).toEqual([false, true])
    }
    await page.goto('/faq')
    await ownFontsJoined(page)
    const context = await browser.newContext({ javaScriptEnabled: false })
    const scriptless = await context.newPage()
    const asked: string[] = []
    scriptless.on('requestfinished', (request) => asked.push(new URL(request.url()).pathname))
    await scriptless.goto('/faq')
    expect(asked).toEqual(expect.arrayContaining(fileFaces.map(({ file }) => file)))
    await context.close()
  })

  test('a page counts as loaded when its scripts have run, not before', async ({ page }) => {
    await page.addInitScript(() =>
      window.addEventListener('load', () => {
        const { next } = window as unknown as { next?: object }
        const frames = document.querySelectorAll('iframe').length
        Object.assign(window, { ranBeforeLoad: next !== undefined && frames === 0 })
      }),
    )
    for (const { path } of sitePages) {
      await page.goto(path)
      expect(await page.evaluate(() => (window as unknown as { ranBeforeLoad: boolean }).ranBeforeLoad)).toBe(
        true,
      )
    }
  })

  test('the menu button pressed before the scripts arrive opens the menu when they have', async ({
    page,
  }) => {
    const release = await holdScripts(page)
    await page.goto('/about-us', { waitUntil: 'commit' })
    const menu = page.getByRole('button', { name: /menu$/ })
    await menu.click()
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
    release()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    await menu.click()
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
  })
})

for (const width of [390, 1440])
  test(`a page that is loaded again, or opened at words far down in it, stands where it should at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/', '/about-us', '/blog']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.evaluate(() =>
        window.scrollTo({ top: document.body.scrollHeight - 1500, behavior: 'instant' }),
      )
      const before = await page.evaluate(() => window.scrollY)
      await page.reload({ waitUntil: 'networkidle' })
      await expect.poll(() => page.evaluate(() => window.scrollY), path).toBe(before)
    }
    const words = await page
      .goto('/')
      .then(() => page.getByRole('main').getByRole('heading').last().innerText())
    await page.goto('about:blank')
    await page.goto(`/#:~:text=${encodeURIComponent(words)}`, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { name: words })).toBeInViewport()
  })

test('Search All Jobs pressed before the scripts arrive ends at the search, from another page too', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  const search = page.getByRole('heading', { name: 'Find your next job' })
  const press = () => page.getByRole('banner').getByRole('link', { name: 'Search All Jobs' }).click()

  const release = await holdScripts(page)
  await page.goto('/about-us', { waitUntil: 'commit' })
  await press()
  await expect(page).toHaveURL('/search-all-jobs#job-search')
  await expect(search).toBeInViewport()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)

  await page.goto('/job-seeker?jobtitle=agent', { waitUntil: 'commit' })
  await page.evaluate(() => Object.assign(window, { isFirst: true }))
  await press()
  await expect(page).toHaveURL('/job-seeker?jobtitle=agent#job-search')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  release()
  await expect(page.getByRole('heading', { name: 'Search Results (2 jobs found)' })).toBeAttached()
  await expect(page.getByRole('textbox', { name: 'Job Title' })).toHaveValue('agent')
  await page.waitForLoadState('networkidle')
  await expect(search).toBeInViewport()
  await expect(page).toHaveURL('/job-seeker?jobtitle=agent#job-search')
  expect(await page.evaluate(() => 'isFirst' in window)).toBe(true)
  expect(complaints).toEqual([])
})

test('a search begun before the scripts arrive is done by the page when they have, without leaving it', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/job-seeker', { waitUntil: 'commit' })
  await page.evaluate(() => Object.assign(window, { isFirst: true }))
  await page.getByRole('textbox', { name: 'Job Title' }).fill('agent')
  await page.keyboard.press('Enter')
  release()
  await expect(page.getByRole('region', { name: /^Search Results/ })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Search Results (2 jobs found)' })).toBeInViewport()
  expect(await page.evaluate(() => 'isFirst' in window)).toBe(true)
})

test('a page whose small script files are very late is taken over once they have come', async ({ page }) => {
  await page.clock.install()
  const tookOver = await watchTakeOver(page)
  const release = await hold(page, '**/_next/static/*/_*Manifest.js')
  const chunks = new Set<string>()
  page.on('requestfinished', (request) => {
    if (request.url().includes('/chunks/')) chunks.add(new URL(request.url()).pathname)
  })
  await page.goto('/about-us', { waitUntil: 'commit' })
  const files = (await page.locator('template[data-files]').getAttribute('data-files')) ?? ''
  const wanted = files.split(' ').filter((file) => file.includes('/chunks/'))
  await expect.poll(() => wanted.filter((file) => !chunks.has(file))).toEqual([])
  // The router gives them four seconds from when it has started; then the page would be dead.
  await page.clock.fastForward(10_000)
  release()
  await tookOver()
})
