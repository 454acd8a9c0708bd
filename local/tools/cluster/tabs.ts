import type { Browser, Page } from '@playwright/test'

/** Milliseconds after which a page that does not hydrate is dead. */
const limit = 30_000

/** Waits until the page is alive; the release that it is of. @throws {Error} when it stays dead */
export async function releaseOf(page: Page, timeout = limit): Promise<string> {
  await page.waitForFunction(() => performance.getEntriesByName('Next.js-hydration').length > 0, undefined, {
    timeout,
  })
  // The scripts that run carry it in their URLs.
  return page.evaluate(() => {
    const script = document.querySelector<HTMLScriptElement>('script[src*="dpl="]')
    return new URL(script?.src ?? location.href).searchParams.get('dpl') ?? ''
  })
}

/** Follows a link of the footer, within the page or by loading the next one whole. */
export async function follow(page: Page, name: string, path: string): Promise<void> {
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name, exact: true })
    .first()
    .click({ timeout: limit })
  await page.waitForURL((url) => url.pathname === path, { timeout: limit, waitUntil: 'commit' })
}

/** A tab that opens pages in new contexts, follows a link, and remembers dead ones. */
export function openTab(browser: Browser, base: string, paths: readonly string[], timeout = limit) {
  /** How many pages of a release were alive so far, and pages that loaded again by themselves. */
  const seen = { alive: new Map<string, number>(), dead: [] as string[], reloads: 0 }
  const note = (release: string) => seen.alive.set(release, (seen.alive.get(release) ?? 0) + 1)
  let isOver = false
  const look = async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const path = paths[turn % paths.length] ?? '/'
      const context = await browser.newContext()
      const page = await context.newPage()
      let loads = 0
      page.on('request', (request) => request.isNavigationRequest() && (loads += 1))
      try {
        await page.goto(base + path, { timeout })
        note(await releaseOf(page, timeout))
        seen.reloads += loads - 1
        await follow(page, 'FAQ', '/faq')
        note(await releaseOf(page, timeout))
      } catch (error) {
        seen.dead.push(`${path}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
      }
      await context.close()
    }
  }
  const looking = look()
  const close = async () => {
    isOver = true
    await looking
  }
  return { seen, close }
}
