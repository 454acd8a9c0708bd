import { gzipSync } from 'node:zlib'
import type { Browser, Page, Request } from '@playwright/test'
import { imageFaults, imagesOf } from './images.ts'

type Vitals = { firstPaint: number; largestPaint: number; layoutShift: number; blockingTime: number }

/** One cold visit. Bytes are as sent (compressed), times are milliseconds. */
export type Visit = Vitals & {
  /** Recompressed with gzip, the unit of the script budgets. */
  scriptGzipBytes: number
  scriptBytes: number
  totalBytes: number
  /** Failed and refused ones too. */
  requests: number
  /** Failed and refused requests count too. */
  otherHosts: string[]
  imageFaults: string[]
}

/**
 * Lighthouse's mobile profile, slow 4G: 150 ms, 1.6 Mbit/s; in milliseconds and bytes/s.
 * The browser delays responses but not connections: hence the factors 3.75 and 0.9.
 */
const slowMobile = {
  cpu: 4,
  network: {
    offline: false,
    latency: 150 * 3.75,
    downloadThroughput: (1.6 * 0.9 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 0.9 * 1024 * 1024) / 8,
  },
}

/** Runs in the page before its scripts. */
function observeVitals(): void {
  const vitals: Vitals = { firstPaint: 0, largestPaint: 0, layoutShift: 0, blockingTime: 0 }
  Object.assign(window, { __vitals: vitals })
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') vitals.firstPaint = entry.startTime
  })
  observe('largest-contentful-paint', (entry) => {
    vitals.largestPaint = entry.startTime
  })
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!shift.hadRecentInput) vitals.layoutShift += shift.value
  })
  observe('longtask', (entry) => {
    vitals.blockingTime += Math.max(0, entry.duration - 50)
  })
}

/** Prefetches are not part of the page's weight. */
const isPrefetch = (request: Request) =>
  request.headers()['purpose'] === 'prefetch' ||
  request.headers()['sec-purpose']?.includes('prefetch') === true

type Transfer = { request: Request; bytes: number }

async function transferred(page: Page, requests: Request[]): Promise<Transfer[]> {
  await page.waitForLoadState('networkidle')
  return Promise.all(
    requests.map(async (request) => ({
      request,
      bytes: (await request.sizes().catch(() => undefined))?.responseBodySize ?? 0,
    })),
  )
}

const gzipBytes = (scripts: Transfer[]): Promise<number[]> =>
  Promise.all(
    scripts.map(async ({ request }) => gzipSync((await (await request.response())?.body()) ?? '').length),
  )

const devices = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const

/** One cold visit to `url`, without scrolling; `slow` throttles CPU and network. */
export async function visit(
  browser: Browser,
  url: string,
  { slow = true, device = 'phone' }: { slow?: boolean; device?: keyof typeof devices } = {},
): Promise<Visit> {
  const context = await browser.newContext(devices[device])
  try {
    const page = await context.newPage()
    const requests: Request[] = []
    const finished: Request[] = []
    const imageTypes = new Map<string, string>()
    page.on('response', (response) => {
      const type = response.headers()['content-type']?.split(';')[0] ?? ''
      if (response.request().resourceType() === 'image') imageTypes.set(response.url(), type)
    })
    const isOfPage = (request: Request) => !request.url().startsWith('data:') && !isPrefetch(request)
    page.on('request', (request) => isOfPage(request) && requests.push(request))
    page.on('requestfinished', (request) => isOfPage(request) && finished.push(request))
    if (slow) {
      const session = await context.newCDPSession(page)
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', slowMobile.network)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowMobile.cpu })
    }
    await page.addInitScript(observeVitals)
    await page.goto(url, { waitUntil: 'load' })
    const sizes = await transferred(page, finished)
    const scripts = sizes.filter(({ request }) => request.resourceType() === 'script')
    const vitals = await page.evaluate(() => (window as unknown as { __vitals: Vitals }).__vitals)
    const home = new URL(url).host
    return {
      ...vitals,
      scriptGzipBytes: sum(await gzipBytes(scripts)),
      scriptBytes: sum(bytesOf(scripts)),
      totalBytes: sum(bytesOf(sizes)),
      requests: requests.length,
      imageFaults: imageFaults(await imagesOf(page, imageTypes)),
      otherHosts: [
        ...new Set(requests.map((request) => new URL(request.url()).host).filter((host) => host !== home)),
      ],
    }
  } finally {
    await context.close()
  }
}

const bytesOf = (transfers: Transfer[]): number[] => transfers.map(({ bytes }) => bytes)

const sum = (all: number[]): number => all.reduce((total, each) => total + each, 0)
