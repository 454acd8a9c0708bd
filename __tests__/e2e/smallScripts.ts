import { brotliCompressSync, constants } from 'node:zlib'
import { expect } from '@playwright/test'
import { routes } from '../../lib/routes.ts'
import { answerAsSent } from '../../local/http/answerAsSent.ts'

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
    await expect.poll(length, { timeout: 20_000 }).toBe(best)
  }
}
