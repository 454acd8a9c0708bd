import { gzipSync } from 'node:zlib'
import { expect, type Browser } from '@playwright/test'
import { routes } from '../../../lib/site/pages.ts'
import { scriptBudget } from '../../../local/tools/bench/pages.ts'
import { visit } from '../../../local/tools/bench/measure.ts'
import { textOf } from './visit.ts'

/** Bytes of gzip for the HTML of home. */
const htmlBudget = 25_000

/**
 * Fails when the page at `path` is over a budget on a phone, or requests another host. No image is
 * lazy above the fold or of a wrong size, on a wide window neither.
 */
export async function expectWithinBudgets(browser: Browser, base: string, path: string): Promise<void> {
  const seen = await visit(browser, `${base}${path}`, { slow: false })
  expect(seen.scriptGzipBytes).toBeGreaterThan(100_000)
  expect(seen.scriptGzipBytes).toBeLessThanOrEqual(scriptBudget(path))
  expect(seen.requests).toBeLessThanOrEqual(25)
  expect(seen.layoutShift).toBeLessThan(0.01)
  expect(seen.otherHosts).toEqual([])
  expect(seen.imageFaults).toEqual([])
  const wide = await visit(browser, `${base}${path}`, { slow: false, device: 'desktop' })
  expect(wide.imageFaults).toEqual([])
  if (path === routes.home) expect(gzipSync(await textOf(path, base)).length).toBeLessThanOrEqual(htmlBudget)
}
