import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** Bytes of gzip of the scripts that `path` loads by itself. A prefetched one has no element. */
export async function scriptBytes(page: Page, path: string): Promise<number> {
  await page.goto(path, { waitUntil: 'networkidle' })
  const elements = page.locator('script[src]:not([nomodule])')
  const urls = await elements.evaluateAll((all) => all.map((each) => each.getAttribute('src') ?? ''))
  const scripts = await Promise.all(urls.map(async (url) => (await page.request.get(url)).body()))
  return scripts.reduce((total, script) => total + gzipSync(script).length, 0)
}
