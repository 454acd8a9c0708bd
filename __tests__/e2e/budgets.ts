import { brotliCompressSync, constants } from 'node:zlib'
import { expect, type Browser } from '@playwright/test'
import { routes } from '../../lib/routes.ts'
import { visit } from '../../local/bench/measure.ts'
import { scriptBudget } from '../../local/bench/pages.ts'
import { answerAsSent } from '../../local/http/answerAsSent.ts'

/** What a page may cost those who open it. */

/**
 * Bytes of gzip by which every page is kept below its bar. Next as CommonJS alone would take 16 kB of them: see `nextAsModules` in
 * next.config.js.
 */
const headroom = 10_000

/** Fails when the page at `path` is over a budget, of bytes, requests, layout shift or pictures, or asks another host. */
export async function expectWithinBudgets(browser: Browser, base: string, path: string): Promise<void> {
  const seen = await visit(browser, `${base}${path}`, { slow: false })
  expect(seen.scriptGzipBytes).toBeGreaterThan(100_000)
  expect(seen.scriptGzipBytes).toBeLessThanOrEqual(scriptBudget(path) - headroom)
  expect(seen.scriptBytes).toBeLessThan(0.92 * seen.scriptGzipBytes)
  expect(seen.requests).toBeLessThanOrEqual(25)
  expect(seen.layoutShift).toBeLessThan(0.01)
  expect(seen.otherHosts).toEqual([])
  expect(seen.pictureFaults).toEqual([])
}

/** Until home's scripts are sent as small as Brotli gets them, which begins when the server has started. */
export async function expectSmallScripts(): Promise<void> {
  const site = process.env.BASE_URL ?? ''
  const sent = async (path: string, headers = {}) =>
    (await answerAsSent(new URL(path, site), { headers })).body
  const scripts = new Set(String(await sent(routes.home)).match(/\/_next\/static\/[^" ]+\.js/g))
  expect(scripts.size).toBeGreaterThan(5)
  for (const script of scripts) {
    const plain = await sent(script)
    // What is very short goes out as it is.
    if (plain.length < 1024) continue
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    const best = brotliCompressSync(plain, { params }).length
    const length = async () => (await sent(script, { 'accept-encoding': 'br' })).length
    await expect.poll(length, { timeout: 50_000 }).toBe(best)
  }
}
