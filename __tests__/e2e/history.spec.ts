import { expect, test, type Locator, type Page } from '@playwright/test'
import { openTakenOver, watchTakeOver } from './starting.ts'

/** Back and forward, in the browser's own history. */

const top = (page: Page) => page.evaluate(() => window.scrollY)

/** Waits until the page stands still: for two frames it has been where it is. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((next) => requestAnimationFrame(next))
    for (let before = NaN; before !== window.scrollY;) {
      before = window.scrollY
      await frame()
      await frame()
    }
    return window.scrollY
  })

/** Scrolls as a hand does: with a wheel, which ends whatever else moves the page. */
async function scrollTo(page: Page, to: number) {
  await page.evaluate((top) => {
    window.dispatchEvent(new Event('wheel'))
    window.scrollTo({ top, behavior: 'instant' })
  }, to)
  expect(await settled(page)).toBe(to)
}

/** What Firefox does, without a word, when a visitor follows a link to the place that the address names already. */
const emptyEntry = (page: Page) =>
  page.evaluate(() => window.history.replaceState(null, '', window.location.href))

/** Brings a link into sight, and tells where the page then is. */
async function show(link: Locator) {
  await link.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }))
  return settled(link.page())
}

/** Brings the last link to another page into sight, and tells where the page then is and where the link leads. */
async function scrollToLink(page: Page, href = '') {
  const link = page.getByRole('main').locator(`a[href^="/${href}"]`).last()
  const at = await show(link)
  expect(at).toBeGreaterThan(300)
  return { link, at, to: (await link.getAttribute('href')) ?? '' }
}

/** The link to the last group of roles, on their page. */
const lastGroup = (page: Page) =>
  page.getByRole('navigation', { name: 'Groups of roles' }).getByRole('link').last()

/** The heading of a page: where the focus is when the page is new. */
const title = (page: Page) => page.getByRole('heading', { level: 1 })

for (const width of [390, 1440])
  for (const path of ['/', '/about-us', '/roles-we-staff'])
    test(`Back to ${path} leads to where the visitor was, and Forward too, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await openTakenOver(page, path)
      const { link, at, to } = await scrollToLink(page)
      await link.click()
      await expect(page).toHaveURL(to)
      await expect(title(page)).toBeFocused()
      expect(await top(page)).toBe(0)
      await scrollTo(page, 200)
      await page.goBack()
      await expect(link).toBeFocused()
      expect(await settled(page)).toBe(at)
      await page.goForward()
      await expect(page).toHaveURL(to)
      await expect(title(page)).toBeFocused()
      expect(await settled(page)).toBe(200)
    })

test('Back gives a keyboard the link that it left by, and Tab goes on from there', async ({ page }) => {
  await openTakenOver(page, '/')
  const { link, at } = await scrollToLink(page)
  await link.press('Enter')
  await expect(page).not.toHaveURL('/')
  await expect(title(page)).toBeFocused()
  await page.goBack()
  await expect(link).toBeFocused()
  expect(await settled(page)).toBe(at)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
})

test('Back by way of the bar gives the heading the focus, where the visitor was', async ({ page }) => {
  await openTakenOver(page, '/about-us')
  const name = await title(page).innerText()
  await scrollTo(page, 700)
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL('/contact-us')
  await expect(title(page)).toBeFocused()
  await page.goBack()
  // The address comes first.
  await expect(title(page)).toHaveText(name)
  await expect(title(page)).toBeFocused()
  expect(await settled(page)).toBe(700)
})

test('Back from a place on a page leads to where the visitor chose it', async ({ page }) => {
  await openTakenOver(page, '/roles-we-staff')
  const link = lastGroup(page)
  const at = await show(link)
  await link.click()
  await expect(page).toHaveURL(/#/)
  // It glides.
  await expect.poll(() => top(page)).toBeGreaterThan(at + 300)
  const there = await settled(page)
  await page.goBack()
  await expect(page).not.toHaveURL(/#/)
  await expect.poll(() => top(page)).toBe(at)
  expect(await settled(page)).toBe(at)
  await page.goForward()
  await expect(page).toHaveURL(/#/)
  await expect.poll(() => top(page)).toBe(there)
  expect(await settled(page)).toBe(there)
})

for (const [how, reducedMotion] of [
  ['glides', 'no-preference'],
  ['jumps, for a visitor who asked for less movement,', 'reduce'],
] as const)
  test(`A link to a place on a page ${how} there, and Back from it jumps`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await openTakenOver(page, '/roles-we-staff')
    const link = lastGroup(page)
    const at = await show(link)
    // Where the page is seen to be.
    await page.evaluate(() => {
      const seen = new Set<number>()
      const look = () => void requestAnimationFrame(() => (seen.add(window.scrollY), look()))
      look()
      Object.assign(window, { seen })
    })
    const seen = () => page.evaluate(() => [...(window as unknown as { seen: Set<number> }).seen].length)
    await link.click()
    await expect.poll(() => settled(page)).toBeGreaterThan(at + 300)
    const places = await seen()
    if (reducedMotion === 'reduce') expect(places).toBe(2)
    else expect(places).toBeGreaterThan(4)
    await page.goBack()
    await expect.poll(() => settled(page)).toBe(at)
    expect(await seen()).toBe(places)
  })

test('Back to a question or a group of roles gives it the focus', async ({ page }) => {
  const comeBackTo = async (address: string) => {
    // Else the browser would only go to the place.
    await page.goto('about:blank')
    await openTakenOver(page, address)
    const at = await settled(page)
    await page.getByRole('link', { name: 'Goodline, home' }).click()
    await expect(page).toHaveURL('/')
    await expect(title(page)).toBeFocused()
    expect(await top(page)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL(address)
    return at
  }
  await page.goto('/faq')
  const last = page.locator('details').last()
  const question = await comeBackTo(`/faq#${await last.locator('.panel').getAttribute('id')}`)
  await expect(last.locator('summary')).toBeFocused()
  await expect(last.locator('summary')).toBeInViewport()
  expect(await settled(page)).toBe(question)
  await page.goto('/roles-we-staff')
  const group = page.locator('main section[id]').last()
  const place = await comeBackTo(`/roles-we-staff#${await group.getAttribute('id')}`)
  await expect(group).toBeFocused()
  expect(await settled(page)).toBe(place)
})

for (const width of [390, 1280])
  test(`Back to a link in an answer finds what was open as it was, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openTakenOver(page, '/faq')
    const questions = page.locator('main details')
    const last = questions.filter({ has: page.locator('a[href^="/"]') }).last()
    const opened = [questions.first(), questions.nth(1), last]
    for (const question of opened) await question.locator('summary').click()
    const link = last.locator('a').first()
    const at = await show(link)
    // The first time the browser has more to do, and the glide less time to go astray.
    for (let time = 0; time < 4; time += 1) {
      await link.click()
      await expect(page.getByRole('group', { name: 'Find your next job' })).toBeFocused()
      // It glides there from now on, which must not go on in the page that comes back.
      const begun = await top(page)
      await expect.poll(() => top(page)).not.toBe(begun)
      await page.goBack()
      await expect(link).toBeFocused()
      expect(await settled(page)).toBe(at)
    }
    await expect(page.locator('main details[open]')).toHaveCount(opened.length)
    for (const question of opened) await expect(question).toHaveAttribute('open')
  })

test('Back to a page where the visitor was at a place, and back from it, leads to where they left the page', async ({
  page,
}) => {
  await openTakenOver(page, '/roles-we-staff')
  const link = lastGroup(page)
  const at = await show(link)
  await link.click()
  await expect.poll(() => top(page)).toBeGreaterThan(at + 300)
  await settled(page)
  await page.goBack()
  await expect(page).not.toHaveURL(/#/)
  await expect.poll(() => settled(page)).toBe(at)
  await scrollTo(page, 700)
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL('/contact-us')
  await expect(title(page)).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/roles-we-staff')
  await expect.poll(() => settled(page)).toBe(700)
})

test('Back from a place on a page, while it still glides there, leads to where the visitor chose it', async ({
  page,
}) => {
  await openTakenOver(page, '/roles-we-staff')
  const link = lastGroup(page)
  const at = await show(link)
  for (let time = 0; time < 4; time += 1) {
    await link.click()
    await expect.poll(() => top(page)).toBeGreaterThan(at + 20)
    await page.goBack()
    await expect(page).not.toHaveURL(/#/)
    await expect.poll(() => settled(page)).toBe(at)
  }
})

test('A page that is left while it glides gives the next one no push: that begins at its top', async ({
  page,
}) => {
  await openTakenOver(page, '/roles-we-staff')
  const group = lastGroup(page)
  for (let time = 0; time < 3; time += 1) {
    await group.click()
    const begun = await top(page)
    await expect.poll(() => top(page)).toBeGreaterThan(begun + 10)
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
    await expect(page).toHaveURL('/contact-us')
    await expect(title(page)).toBeFocused()
    expect(await settled(page)).toBe(0)
    await page.goBack()
    await expect(group).toBeVisible()
    await settled(page)
    await scrollTo(page, 0)
  }
})

test('Back to an entry that the browser has emptied shows its page, where the visitor was', async ({
  page,
}) => {
  await openTakenOver(page, '/roles-we-staff')
  const name = await title(page).innerText()
  await lastGroup(page).click()
  await expect(page).toHaveURL(/#/)
  await expect.poll(() => settled(page)).toBeGreaterThan(1000)
  await scrollTo(page, 700)
  await emptyEntry(page)
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL('/contact-us')
  await expect(title(page)).not.toHaveText(name)
  await page.goBack()
  await expect(page).toHaveURL(/roles-we-staff#/)
  await expect(title(page)).toHaveText(name)
  await expect.poll(() => settled(page)).toBe(700)
})

test('Forward to an entry that the browser has emptied shows its page', async ({ page }) => {
  await openTakenOver(page, '/about-us')
  const name = await title(page).innerText()
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  await expect(title(page)).toBeFocused()
  await emptyEntry(page)
  await page.goBack()
  await expect(title(page)).toHaveText(name)
  await page.goForward()
  await expect(page).toHaveURL('/contact-us')
  await expect(title(page)).toHaveText('Contact us')
  await expect(title(page)).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/about-us')
  await expect(title(page)).toHaveText(name)
})

test('Back to a page of the blog, from an article, leads to where the visitor was', async ({ page }) => {
  await openTakenOver(page, '/blog')
  const { link, at, to } = await scrollToLink(page, 'blog/')
  await link.click()
  await expect(page).toHaveURL(to)
  await expect(title(page)).toBeFocused()
  await page.goBack()
  await expect(link).toBeFocused()
  expect(await settled(page)).toBe(at)
})

test('Back from what is none of the site’s pages leads to where the visitor was, and Back from there to where before', async ({
  page,
}) => {
  await openTakenOver(page, '/')
  const { link, at, to } = await scrollToLink(page)
  await link.click()
  await expect(page).toHaveURL(to)
  await expect(title(page)).toBeFocused()
  const name = await title(page).innerText()
  await scrollTo(page, 200)
  const tookOver = await watchTakeOver(page)
  await page.goto('/favicon.svg')
  await page.goBack()
  await tookOver()
  await expect(title(page)).toHaveText(name)
  await expect.poll(() => top(page)).toBe(200)
  await page.goBack()
  await expect(link).toBeFocused()
  expect(await settled(page)).toBe(at)
})

test('Back from another site, and a reload, lead to where the visitor was also where the address names a place', async ({
  page,
}) => {
  await openTakenOver(page, '/roles-we-staff')
  await lastGroup(page).click()
  await expect(page).toHaveURL(/#/)
  await expect.poll(() => settled(page)).toBeGreaterThan(1000)
  await scrollTo(page, 700)
  const tookOver = await watchTakeOver(page)
  await page.goto('/favicon.svg')
  await page.goBack()
  await tookOver()
  await expect(page).toHaveURL(/roles-we-staff#/)
  await expect.poll(() => top(page)).toBe(700)
  expect(await settled(page)).toBe(700)
  await page.reload()
  await tookOver()
  await expect.poll(() => top(page)).toBe(700)
  expect(await settled(page)).toBe(700)
})

test('Forward after a reload leads to where the visitor was, and until it is there the page that is left stands still', async ({
  page,
}) => {
  await openTakenOver(page, '/job-seeker')
  const name = await title(page).innerText()
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL('/contact-us')
  await expect(title(page)).toBeFocused()
  await scrollTo(page, 900)
  await page.goBack()
  await expect(title(page)).toHaveText(name)
  await settled(page)
  await scrollTo(page, 269)
  const tookOver = await watchTakeOver(page)
  await page.reload()
  await tookOver()
  await expect.poll(() => settled(page)).toBe(269)
  // The browser has none of the next page's files yet: time for a glide to where it will be.
  let isAsked = () => {}
  const asked = new Promise<void>((resolve) => (isAsked = resolve))
  let send = () => {}
  const held = new Promise<void>((resolve) => (send = resolve))
  await page.route(/\/_next\//, async (route) => {
    isAsked()
    await held
    await route.continue()
  })
  await page.evaluate(() => window.history.forward())
  await asked
  expect(await settled(page)).toBe(269)
  await expect(title(page)).toHaveText(name)
  send()
  await expect(title(page)).toHaveText('Contact us')
  await expect(title(page)).toBeFocused()
  expect(await settled(page)).toBe(900)
  await page.goBack()
  await expect(title(page)).toHaveText(name)
  expect(await settled(page)).toBe(269)
})
