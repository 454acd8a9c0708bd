import type { Page } from '@playwright/test'
import { announce } from './announce.ts'
import { until } from './lake.ts'
import { openHydrated } from './hydration.ts'
import { textOf } from './visit.ts'

/**
 * What the browser tests know of the blog host: its URL, its faults, its posts, and a page that has
 * to call it.
 */

export const blogHost = process.env.NEXT_PUBLIC_BLOG_API_HOST ?? ''

/** For example `kind=500`, `kind=hang` or `kind=slow&ms=1500`; `kind=none` ends it. */
export async function setBlogFault(fault: string): Promise<void> {
  await fetch(`${blogHost}/__fault?${fault}`, { method: 'POST' })
}

/** A path that was never requested, so that nothing is cached for it. */
export const newPath = () => `/blog/new-${Date.now()}-${Math.floor(Math.random() * 1e6)}`

/** What the host serves instead of its articles; without `posts` these again. */
const tell = (posts?: readonly object[]) =>
  fetch(`${blogHost}/__posts`, posts ? { method: 'PUT', body: JSON.stringify(posts) } : { method: 'DELETE' })

/** Has the site ask the host for its list and show it on home and blog, as a publish does. */
async function readListAnew(base: string, isShown: (html: string) => boolean): Promise<void> {
  await Promise.all(['homePage', 'blogPage'].map((document) => announce(base, document)))
  await until(async () => isShown(await textOf('/', base)) && isShown(await textOf('/blog', base)))
}

/**
 * Runs `work` while the host serves `posts`, and home and blog show them, as `words` of one of the
 * first tell. Then the articles come back.
 */
export async function withPosts(
  { base, posts, words }: { base: string; posts: readonly object[]; words: string },
  work: () => Promise<void>,
): Promise<void> {
  try {
    await tell(posts)
    await readListAnew(base, (html) => html.includes(words))
    await work()
  } finally {
    await tell()
    await readListAnew(base, (html) => !html.includes(words))
  }
}

/**
 * Goes to the blog as from a page generated while its host was down: the router is given a list
 * that is still loading.
 */
export async function openBlogWithoutPosts(page: Page): Promise<void> {
  await page.route('**/_next/data/**/blog.json*', async (route) => {
    // The router also looks, with HEAD, whether what it has is still good.
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    const data = (await response.json()) as { pageProps: object }
    await route.fulfill({ json: { ...data, pageProps: { ...data.pageProps, posts: { kind: 'loading' } } } })
  })
  // The router asks for data; a link followed before it is there opens the page.
  await openHydrated(page, '/about-us')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Blog' }).click()
}
