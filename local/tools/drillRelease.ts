import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { urlSearchParamPreviewPathname, urlSearchParamPreviewSecret } from '@sanity/preview-url-secret'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { figure, milliseconds, missed, printed, whole, type Row } from './bench/figures.ts'
import { lakeClient } from './bench/publish.ts'
import { copyTree, removeImage } from './container.ts'
import { buildImage, changeSource, Container } from './drill/containers.ts'
import { follow, releaseOf, Tabs } from './drill/tabs.ts'
import { Visitor } from './drill/visitor.ts'
import { findBrowser } from './install/browser.ts'
import { nginxFolder, proxyConfig, startNginx } from './stack/nginx.ts'
import { startStack, withBackends, type Run } from './stack/run.ts'

/**
 * `npm run drill:release`: two containers behind the production nginx are replaced, one after the
 * other, by two of another source. Visitors and a browser look on: no page may fail, and none be
 * dead.
 */

/** Pages that the browser must see alive in each phase. */
const visitsEach = 12
const paths = ['/', '/faq', '/blog', '/about-us', '/contact-us', '/search-all-jobs']
const draftHeading = 'The heading of a draft.'

const dataFolder = mkdtempSync(path.join(tmpdir(), 'goodline-drill-'))
process.on('exit', () => rmSync(dataFolder, { recursive: true, force: true }))

await withBackends(
  { command: 'drill', mode: 'production', ports: [], ends: true, onlyLocal: true, startsBackends: false },
  drill,
)
// After a failure visitors, browser and containers are still there.
process.exit()

async function drill(run: Run): Promise<void> {
  const { setup, say } = run
  const { site, proxyInner } = setup.ports
  await startStack(run, dataFolder, ['site', 'proxyInner'])
  const tree = copyTree(run.root)
  process.on('exit', () => rmSync(tree, { recursive: true, force: true }))
  const before = await buildImage(run, tree, 'before')
  changeSource(tree)
  const after = await buildImage(run, tree, 'after')
  for (const image of [before, after]) process.on('exit', () => removeImage(image))

  const containers = [1, 2].map((index) => new Container(run, site + 20 + index))
  await Promise.all(containers.map((container) => container.start(before, 'before')))
  const base = `http://localhost:${site}`
  const folder = nginxFolder()
  const servers = containers.map(({ port }) => `127.0.0.1:${port}`).join(';\n    server ')
  const config = proxyConfig({
    listen: `127.0.0.1:${site}`,
    site: servers,
    inner: `127.0.0.1:${proxyInner}`,
    cacheFolder: path.join(folder, 'cache'),
  })
  await startNginx(run.processes, 'The reverse proxy', folder, config)

  const rows: Row[] = []
  const note = (name: string, value: number, atMost: number, format = whole) =>
    rows.push({ name, cells: [figure(value, format, { atMost })] })
  const browser = await chromium.launch({ executablePath: findBrowser(say, 'headless') })
  const cookie = await draftCookie(run, base)
  note('preview before the release: no draft', Number(!(await showsDraft(base, cookie))), 0)
  const oldTab = await browser.newPage()
  await oldTab.goto(`${base}/contact-us`)
  await releaseOf(oldTab)

  const visitors = [1, 2, 3].map(() => new Visitor(base, paths))
  const tabs = [new Tabs(browser, base, paths), new Tabs(browser, base, [...paths].reverse())]
  const visitsOf = (release: string) => tabs.reduce((total, each) => total + each.visitsOf(release), 0)
  const seen = async (release: string) => {
    const wanted = visitsOf(release) + visitsEach
    const giveUp = Date.now() + 180_000
    while (visitsOf(release) < wanted && Date.now() < giveUp)
      await new Promise((next) => setTimeout(next, 50))
  }
  await seen('before')
  say('Replacing the containers ...')
  for (const [index, container] of containers.entries()) {
    note(`container ${index + 1} of 2 ends with`, (await container.stop()) ?? 1, 0)
    await container.start(after, 'after')
    await seen('after')
  }
  const looked = await Promise.all(visitors.map((visitor) => visitor.leave()))
  const browsed = await Promise.all(tabs.map((each) => each.leave()))
  const faults = looked.flatMap((each) => each.faults)
  const dead = browsed.flatMap((each) => each.dead)
  for (const fault of new Set([...faults, ...dead])) say(`  ${fault}`)
  const views = looked.reduce((total, each) => total + each.views, 0)
  note(`failed pages in ${views} views`, faults.length, 0)
  note('slowest view', Math.max(...looked.map(({ slowest }) => slowest)), 5_000, milliseconds)
  for (const release of ['before', 'after'])
    rows.push({
      name: `browser visits, ${release}`,
      cells: [figure(visitsOf(release), whole, { atLeast: visitsEach })],
    })
  note('dead pages in them', dead.length, 0)
  const reloads = browsed.reduce((total, each) => total + each.reloads, 0)
  note('pages that reloaded once', reloads, Infinity)

  await follow(oldTab, 'About Us', '/about-us')
  note('tab from before: not alive on the new release', Number((await releaseOf(oldTab)) !== 'after'), 0)
  note('preview from before: no draft', Number(!(await showsDraft(base, cookie))), 0)
  await browser.close()
  await Promise.all(containers.map((container) => container.stop()))
  const table = { title: 'A rolling release', rowsAre: 'drill', columns: ['result'], rows }
  say(printed(table))
  if (missed([table]).length > 0) process.exitCode = 1
}

/** Edits the FAQ page without publishing it; the cookies of a preview. */
async function draftCookie({ setup }: Run, base: string): Promise<string> {
  const lake = lakeClient(setup)
  const page = await lake.getDocument('faqPage')
  if (!page) throw new Error('The lake has no FAQ page')
  await lake.createOrReplace({ ...page, _id: 'drafts.faqPage', hero: { heading: draftHeading } })
  const { secret } = await createPreviewSecret(lake, 'drill', `${base}/studio`)
  const link = new URL('/api/draft-mode/enable', base)
  link.searchParams.set(urlSearchParamPreviewSecret, secret)
  link.searchParams.set(urlSearchParamPreviewPathname, '/faq')
  const response = await fetch(link, { redirect: 'manual' })
  return response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
}

async function showsDraft(base: string, cookie: string): Promise<boolean> {
  const response = await fetch(`${base}/faq`, { headers: { cookie } })
  return (await response.text()).includes(draftHeading)
}
