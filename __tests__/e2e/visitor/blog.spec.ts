import { expect, test } from '@playwright/test'
import { expectFits, objections } from '../support/accessible.ts'
import { blogHost, openBlogWithoutPosts } from '../support/blogHost.ts'
import { article } from '../support/places.ts'
import { textOf } from '../support/visit.ts'

test('a visitor reads from the list to related articles and back', async ({ page }) => {
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

test('each category has its colours, others are grey', async ({ page }) => {
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

test('the HTML of an article holds text, tags and structured data', async ({ baseURL }) => {
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
  test(`${path} is accessible and fits every width`, async ({ page }) => {
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

test('a page that does not exist is no missing post', async ({ page, browser }) => {
  expect((await page.goto('/no-such-page'))?.status()).toBe(404)
  await expect(page.getByText('Blog post not found')).toBeHidden()
  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto('/no-such-page')
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('We lost the line')
  await plain.close()
})

test('posts fetched by the browser show images through this site', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
  await page.route(`${blogHost}/api/**`, (route) =>
    route.fulfill({
      json: { success: true, data: [{ id: 7, title: 'Elsewhere', image: 'https://pictures.example/a.png' }] },
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>'
  await page.route('**/api/media/post/7', (route) =>
    route.fulfill({ body: drawing, contentType: 'image/svg+xml' }),
  )
  await openBlogWithoutPosts(page)
  const picture = page.getByRole('article').locator('img').first()
  await expect(picture).toHaveAttribute('src', '/api/media/post/7')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(16)
  expect(refused).toEqual([])
})

test('Share copies the URL where the device cannot share, and says so', async ({
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

test('a broken image becomes the stock image without layout shift', async ({ page }) => {
  // In a list: an article's opening image, a small SVG, comes with its page.
  await page.goto('/blog')
  const picture = page.getByRole('article').first().locator('img').first()
  const before = await picture.boundingBox()
  await page.route('**/api/media/blog/**', (route) => route.abort())
  await page.reload()
  await expect(picture).toHaveAttribute('src', '/art/blog-fallback.svg')
  expect(await picture.boundingBox()).toEqual(before)
})

test('the feed and the sitemap name every post', async ({ request, baseURL }) => {
  for (const path of ['/feed.xml', '/sitemap.xml']) {
    const answer = await request.get(path)
    expect(answer.headers()['content-type']).toContain('xml')
    const named = (await answer.text()).match(new RegExp(`${baseURL}/blog/[^<]+`, 'g'))
    expect(new Set(named).size, path).toBe(12)
  }
})
