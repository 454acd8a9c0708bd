import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { openTab } from '../../../local/tools/cluster/tabs.ts'

/** Who looks on in `npm run test:release`. */

test('a tab tells of a page whose scripts are gone', async ({ browser, baseURL }) => {
  const broken = createServer((request, response) => {
    if (request.url?.startsWith('/_next/')) return response.writeHead(404).end()
    void fetch(`${baseURL}${request.url}`).then(async (page) =>
      response.setHeader('content-type', 'text/html').end(await page.text()),
    )
  }).listen(0, '127.0.0.1')
  await new Promise((done) => broken.once('listening', done))
  const seenAt = async (base: string) => {
    const tab = openTab(browser, base, ['/faq'], 5_000)
    await expect
      .poll(() => tab.seen.dead.length + tab.seen.alive.size, { timeout: 60_000 })
      .toBeGreaterThan(0)
    await tab.close()
    return tab.seen
  }
  try {
    expect((await seenAt(`http://127.0.0.1:${(broken.address() as AddressInfo).port}`)).dead).not.toEqual([])
    const { alive, dead } = await seenAt(baseURL ?? '')
    expect([alive.size, dead]).toEqual([1, []])
  } finally {
    broken.close()
    broken.closeAllConnections()
  }
})
