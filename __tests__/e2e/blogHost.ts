import type { Page } from '@playwright/test'
import { openTakenOver } from './starting.ts'

/** What the browser tests know of the blog host: where it is, how to make it fail, and a page that has to ask it. */

export const blogHost = process.env.NEXT_PUBLIC_BLOG_API_HOST ?? ''

/** For example `kind=500`, `kind=hang` or `kind=slow&ms=1500`; `kind=none` ends it. */
export async function setBlogFault(fault: string): Promise<void> {
  await fetch(`${blogHost}/__fault?${fault}`, { method: 'POST' })
}

/** Goes to the blog as from a page generated while its host was down: the router is given a list that is still loading. */
export async function openBlogWithoutPosts(page: Page): Promise<void> {
  await page.route('**/_next/data/**/blog.json*', async (route) => {
    // The router also looks, with HEAD, whether what it has is still good.
    if (route.request().method() !== 'GET') return route.continue()
    const answer = await route.fetch()
    const data = (await answer.json()) as { pageProps: object }
    await route.fulfill({ json: { ...data, pageProps: { ...data.pageProps, posts: { kind: 'loading' } } } })
  })
  // The router asks for data; a link followed before it is there opens the page.
  await openTakenOver(page, '/about-us')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Blog' }).click()
}
