import type { Browser, Page } from '@playwright/test'

/** Milliseconds after which a page that does not hydrate is dead. */
const timeout = 30_000

/** Waits until the page is alive; the release that it is of. @throws {Error} when it stays dead */
export async function releaseOf(page: Page): Promise<string> {
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
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first().click({ timeout })
  await page.waitForURL((url) => url.pathname === path, { timeout, waitUntil: 'commit' })
}

/** A browser that opens pages in new contexts, follows a link, and remembers dead ones. */
export class Tabs {
  readonly #browser: Browser
  readonly #base: string
  readonly #paths: readonly string[]
  readonly #visits = new Map<string, number>()
  readonly #dead: string[] = []
  #reloads = 0
  #isLeaving = false
  readonly #loop: Promise<void>

  constructor(browser: Browser, base: string, paths: readonly string[]) {
    this.#browser = browser
    this.#base = base
    this.#paths = paths
    this.#loop = this.#look()
  }

  /** How many pages of a release were alive so far. */
  visitsOf(release: string): number {
    return this.#visits.get(release) ?? 0
  }

  /** Stops. `reloads` are pages that loaded once more by themselves. */
  async leave(): Promise<{ dead: string[]; reloads: number }> {
    this.#isLeaving = true
    await this.#loop
    return { dead: this.#dead, reloads: this.#reloads }
  }

  async #look(): Promise<void> {
    for (let turn = 0; !this.#isLeaving; turn += 1) {
      const path = this.#paths[turn % this.#paths.length] ?? '/'
      const context = await this.#browser.newContext()
      const page = await context.newPage()
      let loads = 0
      page.on('request', (request) => request.isNavigationRequest() && (loads += 1))
      try {
        await page.goto(this.#base + path, { timeout })
        this.#note(await releaseOf(page))
        this.#reloads += loads - 1
        await follow(page, 'FAQ', '/faq')
        this.#note(await releaseOf(page))
      } catch (error) {
        this.#dead.push(`${path}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
      }
      await context.close()
    }
  }

  #note(release: string): void {
    this.#visits.set(release, this.visitsOf(release) + 1)
  }
}
