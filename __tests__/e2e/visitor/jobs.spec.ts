import { expect, test, type Page } from '@playwright/test'
import { holdScripts, fontsLoaded } from '../support/hydration.ts'
import { jobs } from '../../../lib/jobs/jobs.ts'
import { locations } from '../../../lib/jobs/options.ts'
import { jobCategories } from '../../../lib/site/jobCategories.ts'
import { expectAccessible } from '../support/accessible.ts'

const title = (page: Page) => page.getByRole('textbox', { name: 'Job Title' })
const location = (page: Page) => page.getByRole('combobox', { name: 'Location' })
const category = (page: Page) => page.getByRole('combobox', { name: 'Job Category' })
const find = (page: Page) => page.getByRole('button', { name: 'Find Jobs' })
const clear = (page: Page) => page.getByRole('button', { name: 'Clear' })
const cards = (page: Page) => page.getByRole('article')
const results = (page: Page) => page.getByRole('region', { name: /^(Search Results|Open positions)/ })

/** The query that the page is at, in any order. */
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('a search with the pointer shows its results and can be cleared', async ({ page }) => {
      await page.goto('/job-seeker')
      await title(page).fill('agent')
      await location(page).selectOption('Orlando, FL')
      await category(page).selectOption('Part-time')
      await find(page).click()
      await expect(page.getByRole('heading', { name: 'Search Results (1 jobs found)' })).toBeInViewport()
      await expect(cards(page)).toHaveCount(1)
      await expect(cards(page)).toContainText('Job ID 12611813')
      const chips = page.getByRole('list', { name: 'Searched for' }).getByRole('listitem')
      await expect(chips).toHaveText(['Title agent', 'Location Orlando, FL', 'Category Part-time'])
      expect(query(page)).toEqual({ jobtitle: 'agent', location: 'orlando', jobcategory: 'part-time' })
      await expectAccessible(page)
      await clear(page).click()
      await expect(cards(page)).toHaveCount(6)
      await expect(title(page)).toHaveValue('')
      await expect(clear(page)).toHaveCount(0)
      expect(query(page)).toEqual({})
    })

    test('a search with the keyboard ends at its results', async ({ page }) => {
      await page.goto('/search-all-jobs')
      await title(page).focus()
      await page.keyboard.type('s')
      await page.keyboard.press('Enter')
      await expect(results(page)).toBeFocused()
      await expect(page.getByRole('heading', { name: 'Search Results (10 jobs found)' })).toBeInViewport()
      await expect(page.getByRole('status')).toHaveText('10 jobs found for “s”')
      expect(new URL(page.url()).pathname).toBe('/search-all-jobs')
      // Six ways to apply stand between the results and their pages.
      for (let tab = 0; tab < 7; tab += 1) await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: '2' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(cards(page)).toHaveCount(4)
      await expect(results(page)).toBeFocused()
      await expect(page.getByRole('status')).toHaveText('10 jobs found for “s”, page 2 of 2')
      await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
      await expectAccessible(page)
    })

    test('a search that finds nothing says so', async ({ page }) => {
      await page.goto('/job-seeker?jobtitle=chat&location=chicago&jobcategory=internship')
      await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible()
      const advice = page.getByText('Try adjusting your search criteria to find more opportunities.')
      await expect(advice).toHaveCSS('color', 'rgb(104, 69, 80)')
      await expect(page.getByRole('navigation', { name: 'Results pages' })).toHaveCount(0)
      await expectAccessible(page)
    })

    test('Search All Jobs leads from another page to the search', async ({ page }) => {
      await page.goto('/about-us')
      if (width < 1024) await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('link', { name: 'Search All Jobs' }).filter({ visible: true }).click()
      await expect(page).toHaveURL(/\/search-all-jobs$/)
      await expect(page.locator('#job-search')).toBeFocused()
      await expect(page.getByRole('heading', { name: 'Find your next job' })).toBeInViewport()
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
    })

    test('on the jobs page Search All Jobs only scrolls, the search stays', async ({ page }) => {
      await page.goto('/job-seeker?jobtitle=s')
      await expect(cards(page)).toHaveCount(6)
      if (width < 1024) await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('link', { name: 'Search All Jobs' }).filter({ visible: true }).click()
      await expect(page.locator('#job-search')).toBeFocused()
      await expect(page).toHaveURL(/\/job-seeker\?jobtitle=s$/)
      await expect(page.getByRole('heading', { name: /10 jobs found/ })).toBeAttached()
    })
  })
}

test('a link on /search-all-jobs to itself ends at the search', async ({ page }) => {
  // The seed has none: as if an editor had pointed the first button there.
  await page.route('**/_next/data/**/search-all-jobs.json', async (route) => {
    const response = await fetch(route.request().url())
    const answer = (await response.json()) as { pageProps: { page: { hero: object } } }
    Object.assign(answer.pageProps.page.hero, { action: { label: 'Jobs', href: '/search-all-jobs' } })
    await route.fulfill({ json: answer })
  })
  await page.goto('/about-us', { waitUntil: 'networkidle' })
  await page.getByRole('banner').getByRole('link', { name: 'Search All Jobs' }).click()
  await expect(page.locator('#job-search')).toBeFocused()
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await page.getByRole('main').getByRole('link', { name: 'Jobs', exact: true }).click()
  await expect(page.locator('#job-search')).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
})

test('Back and Forward walk the searches, results and form together', async ({ page }) => {
  await page.goto('/job-seeker')
  await title(page).fill('s')
  await find(page).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(cards(page)).toHaveCount(4)
  await title(page).fill('chat')
  await find(page).click()
  await expect(cards(page)).toHaveCount(1)
  await page.goBack()
  await expect(cards(page)).toHaveCount(4)
  await expect(title(page)).toHaveValue('s')
  await page.goBack()
  await expect(cards(page)).toHaveCount(6)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Open positions' })).toBeVisible()
  await expect(title(page)).toHaveValue('')
  await expect(clear(page)).toHaveCount(0)
  for (let step = 0; step < 3; step += 1) await page.goForward()
  await expect(cards(page)).toHaveCount(1)
  await expect(title(page)).toHaveValue('chat')
})

test('a shared search shows no other jobs first, and fills the form', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/job-seeker?jobtitle=AGENT&page=1', { waitUntil: 'commit' })
  await expect(find(page)).toBeVisible()
  await expect(page.getByText('Job ID 12611811')).toBeHidden()
  release()
  await expect(cards(page)).toHaveCount(2)
  await expect(cards(page).first()).toBeVisible()
  await expect(title(page)).toHaveValue('AGENT')
})

test('hydration does not shift the first page of jobs', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/job-seeker', { waitUntil: 'commit' })
  await expect(page.getByText('Job ID 12611816')).toBeVisible()
  await expect(page.getByText('Job ID 12611817')).toBeHidden()
  await fontsLoaded(page)
  const footer = async () => (await page.getByRole('contentinfo').boundingBox())?.y
  const before = await footer()
  release()
  await expect(page.locator('li[data-later]')).toHaveCount(0)
  expect(before).toBeGreaterThan(0)
  expect(await footer()).toBe(before)
})

test('what is typed before hydration is searched for', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/job-seeker', { waitUntil: 'commit' })
  await title(page).fill('agent')
  await location(page).selectOption('Orlando, FL')
  release()
  await page.waitForLoadState('networkidle')
  await expect(title(page)).toHaveValue('agent')
  await expect(location(page)).toHaveValue('orlando')
  await find(page).click()
  await expect(page.getByRole('heading', { name: 'Search Results (1 jobs found)' })).toBeVisible()
})

test('a search sent before hydration is done after it', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/job-seeker', { waitUntil: 'commit' })
  await title(page).fill('agent')
  await find(page).click()
  await expect(page).toHaveURL(/jobtitle=agent/)
  release()
  await expect(page.getByRole('heading', { name: 'Search Results (2 jobs found)' })).toBeVisible()
})

for (const sent of [true, false])
  test(`pre-hydration text over a shared search stays, ${sent ? 'sent' : 'unsent'}`, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/job-seeker?jobtitle=AGENT', { waitUntil: 'commit' })
    await title(page).fill('sales')
    if (sent) await page.keyboard.press('Enter')
    release()
    if (sent) await expect(page.getByRole('status')).toHaveText('2 jobs found for “sales”')
    else await expect(cards(page)).toHaveCount(2)
    await page.waitForLoadState('networkidle')
    await expect(title(page)).toHaveValue('sales')
    expect(query(page)).toMatchObject({ jobtitle: sent ? 'sales' : 'AGENT' })
  })

test('without scripts all twelve jobs can be read, without a search form', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/job-seeker?jobtitle=agent')
  for (const { id } of jobs) await expect(page.getByText(`Job ID ${id}`)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Results pages' })).toHaveCount(0)
  await expect(find(page)).toHaveCount(0)
  await page.close()
})

test('nonsense in the URL is ignored', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  for (const nonsense of [
    '?location=atlantis&jobcategory=boss&page=-3',
    '?page=99999999999&page=2',
    '?jobtitle=%00%20&location[]=x',
    '?__proto__=1&constructor=2',
  ]) {
    const answer = await page.goto(`/job-seeker${nonsense}`)
    expect(answer?.status()).toBeLessThan(400)
    await expect(cards(page).first()).toBeVisible()
  }
  await page.goto('/job-seeker?jobtitle=%F0%9F&jobtitle=agent')
  await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible()
  expect(errors).toEqual([])
})

test('search engines list the page, not its searches', async ({ page, baseURL }) => {
  const robots = page.locator('meta[name=robots]')
  const canonical = page.locator('link[rel=canonical]')
  await page.goto('/job-seeker')
  await expect(canonical).toHaveAttribute('href', `${baseURL}/job-seeker`)
  await expect(robots).toHaveCount(0)
  await title(page).fill('agent')
  await find(page).click()
  await expect(robots).toHaveAttribute('content', 'noindex')
  await page.goto('/search-all-jobs?location=tampa')
  await expect(robots).toHaveAttribute('content', 'noindex')
  await expect(canonical).toHaveAttribute('href', `${baseURL}/job-seeker`)
  await clear(page).click()
  await expect(robots).toHaveCount(0)
})

test('with reduced motion the results are reached at once', async ({ browser }) => {
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  await page.goto('/job-seeker')
  await page.evaluate(() => {
    const marks = { scrolled: 0 }
    Object.assign(window, { marks })
    addEventListener('scroll', () => (marks.scrolled += 1))
  })
  await title(page).fill('s')
  await title(page).press('Enter')
  await expect(results(page)).toBeFocused()
  await expect(page.getByRole('heading', { name: /10 jobs found/ })).toBeInViewport()
  expect(
    await page.evaluate(() => (window as unknown as { marks: { scrolled: number } }).marks.scrolled),
  ).toBe(1)
  await page.close()
})

test('Apply Now writes a log entry and nothing else', async ({ page }) => {
  await page.goto('/job-seeker', { waitUntil: 'networkidle' })
  const logged: string[] = []
  const asked: string[] = []
  page.on('console', (message) => logged.push(`${message.type()} ${message.text()}`))
  // Chromium asks for the icon of a tab whenever it has time.
  page.on('request', (request) => {
    if (!request.url().endsWith('/favicon.svg')) asked.push(request.url())
  })
  await cards(page).nth(1).getByRole('button', { name: 'Apply Now' }).click()
  // All requests of the press come before one that is sent when the page is idle.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)).then(() => fetch('/robots.txt')))
  expect(logged).toEqual(['info [jobs] Apply Now: 12611812 Customer Service Representative'])
  expect(asked).toEqual([new URL('/robots.txt', page.url()).href])
})

/** The same numbers on every run. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

test('twenty random searches find what a plain reading of the list finds', async ({ page }) => {
  // Otherwise each search glides to its results, ten seconds for all.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const roll = dice(20)
  const pick = <Item>(items: readonly Item[]): Item => items[roll(items.length)] as Item
  const texts = ['', '', 's', 'AGENT', 'representative', 'e', 'Support ', 'zz', 'i', 'desk', '(', 'a']
  await page.goto('/job-seeker')
  for (let round = 0; round < 20; round += 1) {
    const sought = {
      text: pick(texts),
      place: pick(['', '', '', ...locations.map(({ value }) => value)]),
      kind: pick(['', ...jobCategories.map(({ value }) => value)]),
    }
    await title(page).fill(sought.text)
    await location(page).selectOption(sought.place)
    await category(page).selectOption(sought.kind)
    await find(page).click()
    const expected = jobs.filter(
      (job) =>
        job.title.toUpperCase().indexOf(sought.text.trim().toUpperCase()) >= 0 &&
        [job.locationKey, ''].includes(sought.place) &&
        [job.category, ''].includes(sought.kind),
    )
    const searched = Boolean(sought.text || sought.place || sought.kind)
    const heading = searched ? `Search Results (${expected.length} jobs found)` : 'Open positions'
    await expect(page.getByRole('heading', { level: 2 }).nth(1), JSON.stringify(sought)).toHaveText(heading)
    const firstPage = expected.slice(0, 6).map(({ id }) => `Job ID ${id}`)
    await expect(page.getByText(/^Job ID/), JSON.stringify(sought)).toHaveText(firstPage)
  }
})
