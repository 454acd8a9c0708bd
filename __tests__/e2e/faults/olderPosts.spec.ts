import { expect, test, type Page } from '@playwright/test'
import { routes } from '#lib/site/pages.ts'
import { catalogue, generateEntries } from 'local-blog-api/catalogue'
import { asSent } from 'local-blog-api/sent'
import { expectAccessibleOnBothScreens, expectFits } from '../support/accessible.ts'
import { blogHost, withPosts } from '../support/blogHost.ts'
import { refusals } from '../support/refusals.ts'
import { regenerate } from '../support/visit.ts'

/** A blog that fills three pages. */

const words = 'The first of very many posts'

const imageBase = `${blogHost}/images/`

// With the sample posts: their pages outlive this.
const posts = [
  { id: 'first-of-many', slug: 'first-of-many', title: words },
  ...[...catalogue, ...generateEntries(107)].map(({ article, form }) =>
    asSent(article, form, { imageBase, view: 'detail' }),
  ),
]

/** Follows a link between the pages of the blog by keyboard, from the end of the last post on. */
async function follow(page: Page, name: string) {
  await page.getByRole('article').last().getByRole('link').focus()
  const link = page.getByRole('navigation', { name: 'More posts' }).getByRole('link', { name })
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
}

test('older posts work by keyboard, and their pages are sound', async ({ page, baseURL }) => {
  const base = baseURL ?? ''
  await withPosts({ base, posts, words }, async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // An earlier request may have cached it as missing.
    expect((await regenerate(routes.olderPosts(2), base)).status).toBe(200)
    const complaints = await refusals(page)
    await page.goto(routes.blog, { waitUntil: 'networkidle' })
    await expect(page.getByRole('article')).toHaveCount(53)
    await follow(page, 'Older posts')
    await expect(page).toHaveURL(routes.olderPosts(2))
    await expect(page.getByText('Page 2 of 3')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(48)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await follow(page, 'Newer posts')
    await expect(page).toHaveURL(routes.blog)
    await expect(page.getByText('Page 1 of 3')).toBeVisible()

    for (const path of [routes.blog, routes.olderPosts(2)]) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${base}${path}`)
      await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    }
    // Page 2 has both links between the pages.
    await expect(page).toHaveTitle(/page 2/)
    await expectAccessibleOnBothScreens(page)
    await expectFits(page)
    expect(complaints).toEqual([])
  })
})
