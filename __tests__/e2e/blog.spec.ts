import { expect, test } from '@playwright/test'
import { expectAccessibleOnBothScreens, expectFits, objections } from './accessible.ts'
import { blogHost, openBlogWithoutPosts, setBlogFault } from './blogHost.ts'
import { lake, until } from './lake.ts'
import { article } from './places.ts'
import { discardDrafts, draftHeadline, previewLink } from './previewing.ts'
import { hold } from './starting.ts'
import { textOf, untilFresh } from './visit.ts'

test.afterEach(async () => {
  await setBlogFault('kind=none')
  await discardDrafts()
})

/** An address that was never asked for, so that nothing is kept of it. */
const newAddress = () => `/blog/new-${Date.now()}-${Math.floor(Math.random() * 1e6)}`

test('a visitor reads on from the list to an article, to a related one, and back', async ({ page }) => {
  await page.goto('/blog')
  await page.getByRole('link', { name: /^Read Full Article/ }).click()
  await expect(page).toHaveURL(article)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^What a good first call sounds like/)
  await expect(page.getByRole('complementary', { name: 'Key Takeaway' })).toBeVisible()
  const related = page
    .getByRole('article')
    .last()
    .getByRole('link', { name: /^Read more/ })
  const title = ((await related.textContent()) ?? '').replace('Read more about ', '')
  await related.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page).toHaveURL('/')
})

/** Words and ground of each category; spec section 3, the values of the design. */
const categoryColours = {
  'Featured Article': ['rgb(30, 58, 138)', 'rgb(226, 236, 251)'],
  'Talent Acquisition': ['rgb(20, 86, 58)', 'rgb(221, 241, 228)'],
  'Market Analysis': ['rgb(84, 48, 127)', 'rgb(238, 228, 248)'],
  'Best Practices': ['rgb(138, 58, 8)', 'rgb(255, 231, 209)'],
  Leadership: ['rgb(74, 65, 71)', 'rgb(236, 231, 233)'],
} as const

test('categories are blue, green, purple and orange, and any other one is grey', async ({ page }) => {
  await page.goto('/blog')
  for (const [category, [words, ground]] of Object.entries(categoryColours)) {
    const tags = page.getByRole('article').getByText(category, { exact: true })
    await expect(tags.first()).toBeVisible()
    for (const tag of await tags.all()) {
      await expect(tag, category).toHaveCSS('color', words)
      await expect(tag, category).toHaveCSS('background-color', ground)
    }
  }
})

test('without scripts an article offers no Share, and one that would still load says why it cannot', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(article)
  await expect(page.getByRole('link', { name: 'Back to Blog' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await setBlogFault('kind=500')
  await page.goto(newAddress())
  await expect(page.getByText('Loading blog post...')).toBeHidden()
  const instead = page.locator('main noscript p')
  await expect(instead).toBeVisible()
  await expect(instead).toHaveText(
    'This cannot be shown without JavaScript at the moment. Please try again later.',
  )
  await page.close()
})

test('an article is whole in its HTML: text, tags, and what search engines and feed readers want', async ({
  baseURL,
}) => {
  const html = await textOf(article, baseURL ?? '')
  for (const text of ['Listen for the breath', 'Key Takeaway', 'phone interviews', 'Related Articles'])
    expect(html).toContain(text)
  expect(html).toContain(`<link rel="canonical" href="${baseURL}${article}"`)
  expect(html).toContain('type="application/rss+xml"')
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as {
    '@graph': { '@type': string }[]
  }
  expect(data['@graph'].map((thing) => thing['@type'])).toContain('Article')
})

for (const path of [article, '/blog/no-such-post']) {
  test(`${path} has nothing that axe objects to and fits every width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(await objections(page)).toEqual([])
    }
    await expectFits(page)
  })
}

test('a post that does not exist answers 404 with its card, at once and from then on', async ({ page }) => {
  const address = newAddress()
  for (const time of ['the first time', 'the second time']) {
    const answer = await page.goto(address)
    expect(answer?.status(), time).toBe(404)
    expect(await answer?.text()).toContain('Blog post not found')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog post not found')
    await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible()
    await expect(page.getByRole('heading', { name: 'We lost the line' })).toBeHidden()
  }
  await page.getByRole('link', { name: 'Go Back to Blog' }).click()
  await expect(page).toHaveURL('/')
})

test('a page that does not exist is no missing post, before scripts run and after', async ({
  page,
  browser,
}) => {
  expect((await page.goto('/no-such-page'))?.status()).toBe(404)
  await expect(page.getByText('Blog post not found')).toBeHidden()
  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto('/no-such-page')
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('We lost the line')
  await plain.close()
})

for (const [fault, heading] of [
  ['kind=500', 'HTTP error! status: 500'],
  ['kind=404', 'HTTP error! status: 404'],
  ['kind=html', 'Failed to load blog post'],
  ['kind=truncated', 'Failed to load blog post'],
  ['kind=refuse', 'Failed to load blog post'],
  ['kind=hang', 'Failed to load blog post'],
] as const) {
  test(`an unknown post is no 404 while the host answers ${fault}: it is loading, then says why`, async ({
    page,
  }) => {
    await setBlogFault(fault)
    const answer = await page.goto(newAddress(), { waitUntil: 'commit' })
    expect(answer?.status()).toBe(200)
    expect(await answer?.text()).toContain('Loading blog post...')
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByText('There was an error loading the blog post.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go Back to Blog' })).toHaveAttribute('href', '/')
  })
}

for (const [fault, message] of [
  ['kind=503', 'HTTP error! status: 503'],
  ['kind=html', 'Failed to load blog posts'],
  ['kind=success-false', 'No blog posts found'],
  ['kind=empty', 'No blog posts found'],
] as const) {
  test(`a list without posts is loading, and with ${fault} an error whose Retry reloads the page`, async ({
    page,
  }) => {
    await setBlogFault(fault)
    await openBlogWithoutPosts(page)
    await expect(page.getByRole('heading', { name: 'Error Loading Blog Posts' })).toBeVisible()
    await expect(page.getByText(message)).toBeVisible()
    // The page as it is served was good, and still is.
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('link', { name: /^Read Full Article/ })).toBeVisible()
  })
}

test('a list without posts asks the host from the browser, and shows what it has', async ({ page }) => {
  await setBlogFault('kind=slow&ms=1500')
  await openBlogWithoutPosts(page)
  await expect(page.getByRole('status')).toHaveText('Loading blog posts...')
  await expect(page.getByRole('link', { name: /^Read Full Article/ })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(12)
})

for (const fault of ['kind=500', 'kind=hang']) {
  test(`an editor sees the draft of the blog while its host answers ${fault}, with the last good posts, or what is wrong`, async ({
    page,
  }) => {
    await draftHeadline('Not yet for readers', 'blogPage')
    await setBlogFault(fault)
    const isDraft = async () => {
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Not yet for readers')
      await expect(page.getByText('You are looking at drafts')).toBeVisible()
    }
    await page.goto(await previewLink('/blog'))
    await isDraft()
    await expect(page.getByRole('link', { name: /^Read Full Article/ })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(12)
    await openBlogWithoutPosts(page, async () => {
      await page.goto('/about-us')
      // What says so is drawn by the scripts.
      await expect(page.getByText('You are looking at drafts')).toBeVisible()
    })
    // The browser waits for eight seconds itself.
    const failure = page.getByRole('heading', { name: 'Error Loading Blog Posts' })
    await expect(failure).toBeVisible({ timeout: 20_000 })
    await isDraft()
  })
}

test('a list and a post that are loading or failed have nothing that axe objects to', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await setBlogFault('kind=500')
  for (const [open, loading, failure] of [
    [() => openBlogWithoutPosts(page), 'Loading blog posts...', 'Error Loading Blog Posts'],
    [() => page.goto(newAddress()), 'Loading blog post...', 'HTTP error! status: 500'],
  ] as const) {
    const release = await hold(page, `${blogHost}/api/**`)
    await open()
    await expect(page.getByRole('status').filter({ hasText: loading })).toBeVisible()
    await expectAccessibleOnBothScreens(page)
    release()
    await expect(page.getByRole('heading', { name: failure })).toBeVisible()
    await expectAccessibleOnBothScreens(page)
  }
})

test('posts that the browser fetched show pictures of any host, by way of this site, and break no rule', async ({
  page,
}) => {
  const refused: string[] = []
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
  await page.route(`${blogHost}/api/**`, (route) =>
    route.fulfill({
      json: { success: true, data: [{ id: 7, title: 'Elsewhere', image: 'https://pictures.example/a.png' }] },
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>'
  await page.route(
    (url) => url.search === '?post=7',
    (route) => route.fulfill({ body: drawing, contentType: 'image/svg+xml' }),
  )
  await openBlogWithoutPosts(page)
  const picture = page.getByRole('article').locator('img').first()
  await expect(picture).toHaveAttribute('src', '/api/media/blog/of?post=7')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(16)
  expect(refused).toEqual([])
})

test('Share copies the address where the device has no sheet of its own, and says so', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.goto(article)
  const said = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept()
    return dialog.message()
  })
  await page.getByRole('button', { name: 'Share' }).click()
  expect(await said).toBe('Link copied to clipboard!')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${article}`)
})

test('a picture that does not load gives way to the stock picture, and nothing moves', async ({ page }) => {
  // In a list: an article's opening picture, a small drawing, comes with its page.
  await page.goto('/blog')
  const picture = page.getByRole('article').first().locator('img').first()
  const before = await picture.boundingBox()
  await page.route('**/api/media/blog/**', (route) => route.abort())
  await page.reload()
  await expect(picture).toHaveAttribute('src', '/art/blog-fallback.svg')
  expect(await picture.boundingBox()).toEqual(before)
})

test('pictures come from this site, also while their host is down, and from nowhere else', async ({
  page,
  request,
}) => {
  await page.goto('/blog')
  const address = await page.locator('article img').first().getAttribute('src')
  expect(address).toMatch(/^\/api\/media\/blog\//)
  await setBlogFault('kind=refuse')
  const answer = await request.get(address ?? '')
  expect(answer.headers()).toMatchObject({ 'content-type': 'image/svg+xml' })
  expect(answer.headers()['content-security-policy']).toContain('sandbox')
  const forged = address?.replace(/url=.*/, `url=${encodeURIComponent('http://localhost/secret')}`) ?? ''
  expect((await request.get(forged)).status()).toBe(404)
})

test('a publish reaches home and the footers of posts within two seconds, even if the blog host hangs', async ({
  baseURL,
}) => {
  const base = baseURL ?? ''
  const settings = await lake.fetch<{ tagline: string }>('*[_id == "siteSettings"][0]{ tagline }')
  const tagline = `A good line takes two. ${Date.now()}`
  const paths = ['/', '/blog', article]
  await untilFresh(paths, base)
  await setBlogFault('kind=hang')
  await lake.patch('siteSettings').set({ tagline }).commit()
  const waits = await Promise.all(
    paths.map((path) => until(async () => (await textOf(path, base)).includes(tagline))),
  )
  for (const [index, waited] of waits.entries()) expect(waited, paths[index]).toBeLessThan(2000)
  const html = await textOf(article, base)
  expect(html).toContain('Listen for the breath')
  expect(await textOf('/', base)).toContain('Read Full Article')
  await lake.patch('siteSettings').set(settings).commit()
  await until(async () => !(await textOf(article, base)).includes(tagline))
})

test('the feed and the sitemap name every post', async ({ request, baseURL }) => {
  for (const path of ['/feed.xml', '/sitemap.xml']) {
    const answer = await request.get(path)
    expect(answer.headers()['content-type']).toContain('xml')
    const named = (await answer.text()).match(new RegExp(`${baseURL}/blog/[^<]+`, 'g'))
    expect(new Set(named).size, path).toBe(12)
  }
})
