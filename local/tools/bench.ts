import os from 'node:os'
import { chromium, type Browser, type Page } from '@playwright/test'
import lighthouse from 'lighthouse'
import { findChromium } from './stack/browser.ts'

/**
 * `npm run bench -- URL [OTHER_URL]`: bytes by kind, paints and Lighthouse of a page of a running
 * production site, as medians. Two URLs are visited by turns, so that other load slows both alike.
 * BENCH_VISITS (7) cold visits each, as a phone on slow 4G; BENCH_LIGHTHOUSE_RUNS (3).
 */

/** Lighthouse's mobile profile, in ms and bytes/s. The factors are for delays that Chromium leaves out. */
const network = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 0.9 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 0.9 * 1024 * 1024) / 8,
}
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true } as const

type Paints = { firstPaint: number; largestPaint: number; layoutShift: number; blockingTime: number }

/** Figures by their name in the table. */
type Figures = Record<string, number>

/** Runs in the page before its scripts. */
function observePaints(): void {
  const paints: Paints = { firstPaint: 0, largestPaint: 0, layoutShift: 0, blockingTime: 0 }
  Object.assign(window, { __paints: paints })
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') paints.firstPaint = entry.startTime
  })
  observe('largest-contentful-paint', (entry) => {
    paints.largestPaint = entry.startTime
  })
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!shift.hadRecentInput) paints.layoutShift += shift.value
  })
  observe('longtask', (entry) => {
    paints.blockingTime += Math.max(0, entry.duration - 50)
  })
}

/** Bytes as sent, by kind of resource. Prefetches count apart: they are the next page's. */
function countBytes(page: Page): () => Promise<Figures> {
  const pending: Promise<[kind: string, bytes: number]>[] = []
  page.on('requestfinished', (request) => {
    const headers = request.headers()
    const isPrefetch = [headers['purpose'], headers['sec-purpose']].some((each) => each?.includes('prefetch'))
    const kind = isPrefetch ? 'prefetch' : request.resourceType()
    const sizes = request.sizes().then(({ responseBodySize }) => responseBodySize)
    pending.push(sizes.catch(() => 0).then((bytes) => [kind, bytes]))
  })
  return async () => {
    const kinds: Figures = {}
    for (const [kind, bytes] of await Promise.all(pending)) {
      const name = `${kind}, kB`
      kinds[name] = (kinds[name] ?? 0) + bytes / 1000
    }
    return { ...kinds, requests: pending.length }
  }
}

/** One cold visit without scrolling. */
async function visit(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const bytes = countBytes(page)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', network)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(observePaints)
    const response = await page.goto(url, { waitUntil: 'networkidle' })
    if (!response?.ok()) throw new Error(`${url} responded ${response?.status()}`)
    const paints = await page.evaluate(() => (window as unknown as { __paints: Paints }).__paints)
    return {
      'FCP, ms': paints.firstPaint,
      'LCP, ms': paints.largestPaint,
      'TBT, ms': paints.blockingTime,
      'CLS, thousandths': paints.layoutShift * 1000,
      ...(await bytes()),
    }
  } finally {
    await context.close()
  }
}

/** Lighthouse's scores of 100, mobile. @throws {Error} when it could not judge the page */
async function judge(url: string, port: number): Promise<Figures> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse could not judge ${url}`)
  const scores = Object.values(result.lhr.categories)
  return Object.fromEntries(scores.map(({ title, score }) => [`Lighthouse ${title}`, (score ?? 0) * 100]))
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2
}

/** A row per figure, a column per URL. A kind of bytes that a visit lacks is 0. */
function print(all: readonly Figures[][]): void {
  const names = [...new Set(all.flat().flatMap((figures) => Object.keys(figures)))]
  for (const name of names) {
    const cells = all.map((runs) => {
      const withIt = name.startsWith('Lighthouse') ? runs.filter((run) => name in run) : runs
      return median(withIt.map((run) => run[name] ?? 0)).toFixed(1)
    })
    process.stdout.write(`${name.padEnd(28)}${cells.map((cell) => cell.padStart(12)).join('')}\n`)
  }
}

const urls = process.argv.slice(2)
if (urls.length === 0 || urls.length > 2 || !urls.every((url) => URL.canParse(url))) {
  process.stderr.write('Usage: npm run bench -- URL [OTHER_URL], of sites that run, such as `npm start`\n')
  process.exit(2)
}

const visits = Number(process.env.BENCH_VISITS || 7)
const judgements = Number(process.env.BENCH_LIGHTHOUSE_RUNS || 3)
const debuggingPort = 9333
const say = (line: string) => process.stderr.write(`${line}\n`)
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [`--remote-debugging-port=${debuggingPort}`, '--disable-gpu', '--disable-background-networking'],
})
try {
  const seen = urls.map((): Figures[] => [])
  for (let run = 0; run < visits; run += 1)
    for (const [index, url] of urls.entries()) seen[index]?.push(await visit(browser, url))
  const judged = urls.map((): Figures[] => [])
  for (let run = 0; run < judgements; run += 1)
    for (const [index, url] of urls.entries()) judged[index]?.push(await judge(url, debuggingPort))
  say(
    `${os.cpus().length} × ${os.cpus()[0]?.model.trim()}; medians of ${visits} visits by turns: ${urls.join(' ')}`,
  )
  print(seen)
  print(judged)
} finally {
  await browser.close()
}
