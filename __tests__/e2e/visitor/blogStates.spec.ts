import { expect, test } from '@playwright/test'
import { expectAccessibleOnBothScreens } from '../support/accessible.ts'
import { blogHost, newPath, openBlogWithoutPosts, setBlogFault } from '../support/blogHost.ts'
import { hold } from '../support/hydration.ts'

/** List and article while they load, fail or are missing. */

test.afterEach(() => setBlogFault('kind=none'))

test('a missing post is a 404 with its card, each time', async ({ page }) => {
  const path = newPath()
  for (const time of ['the first time', 'the second time']) {
    const answer = await page.goto(path)
    expect(answer?.status(), time).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog post not found')
    await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible()
    await expect(page.getByRole('heading', { name: 'We lost the line' })).toBeHidden()
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectAccessibleOnBothScreens(page)
  await page.getByRole('link', { name: 'Go Back to Blog' }).click()
  await expect(page).toHaveURL('/')
})

test('loading and failed states of list and post are accessible', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await setBlogFault('kind=500')
  for (const [open, loading, failure] of [
    [() => openBlogWithoutPosts(page), 'Loading blog posts...', 'Error Loading Blog Posts'],
    [() => page.goto(newPath()), 'Loading blog post...', 'HTTP error! status: 500'],
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
