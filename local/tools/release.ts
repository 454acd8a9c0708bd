import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { milliseconds, resultTable } from './bench/figures.ts'
import { buildImage, changeSource, endContainer, startImage, type Image } from './cluster/container.ts'
import { follow, openTab, releaseOf } from './cluster/tabs.ts'
import { visitors } from './cluster/visitor.ts'
import { findBrowser } from './install/browser.ts'
import { draftCookies, lakeClient } from './stack/lake.ts'
import { nginxFolder, proxyConfig, startNginx } from './stack/nginx.ts'
import type { Child } from './stack/processes.ts'
import { withTemporaryStack, type Run } from './stack/run.ts'
import { copyTree } from './stack/tree.ts'

/**
 * `npm run test:release`: two containers behind the production nginx are replaced, one after the
 * other, by two of another source. Visitors and a browser look on: no page may fail, and none be
 * dead.
 */

/** Pages that the browser must see alive in each phase. */
const visitsEach = 12
const paths = ['/', '/faq', '/blog', '/about-us', '/contact-us', '/search-all-jobs']
const draftHeading = 'The heading of a draft.'

await withTemporaryStack('test:release', ['site', 'proxyInner'], testRelease)
// After a failure visitors and browser are still there.
process.exit()

async function testRelease(run: Run, parent: string): Promise<void> {
  const { setup, processes, say } = run
  const { site, proxyInner } = setup.ports
  const tree = path.join(parent, 'tree')
  mkdirSync(tree)
  copyTree(run.root, tree)
  const before = await buildImage(run, tree, 'before')
  changeSource(tree)
  const after = await buildImage(run, tree, 'after')

  const ports = [site + 21, site + 22]
  const start = (image: Image, release: string, port: number): Promise<Child> =>
    startImage(processes, image, {
      ...{ port, release, env: setup.env },
      onErrorLine: (line) => say(`  ${port}: ${line}`),
    })
  const containers = await Promise.all(ports.map((port) => start(before, 'before', port)))
  const base = `http://localhost:${site}`
  const folder = nginxFolder()
  const config = proxyConfig({
    listen: `127.0.0.1:${site}`,
    site: ports.map((port) => `127.0.0.1:${port}`).join(';\n    server '),
    inner: `127.0.0.1:${proxyInner}`,
    cacheFolder: path.join(folder, 'cache'),
  })
  await startNginx(processes, 'The reverse proxy', folder, config)

  const { note, print } = resultTable('A rolling release', say)
  const none = { atMost: 0 }
  const browser = await chromium.launch({ executablePath: findBrowser(say, 'headless') })
  const cookie = await draftCookies(lakeClient(setup.env), base, draftHeading)
  note('preview before the release: no draft', Number(!(await showsDraft(base, cookie))), none)
  const oldTab = await browser.newPage()
  await oldTab.goto(`${base}/contact-us`)
  await releaseOf(oldTab)

  const leave = visitors([base, base, base], paths)
  const tabs = [openTab(browser, base, paths), openTab(browser, base, [...paths].reverse())]
  const visitsOf = (release: string) =>
    tabs.reduce((total, { seen }) => total + (seen.alive.get(release) ?? 0), 0)
  const seen = async (release: string) => {
    const wanted = visitsOf(release) + visitsEach
    const giveUp = Date.now() + 180_000
    while (visitsOf(release) < wanted && Date.now() < giveUp)
      await new Promise((next) => setTimeout(next, 50))
  }
  await seen('before')
  say('Replacing the containers ...')
  for (const [index, container] of containers.entries()) {
    note(`container ${index + 1} of 2 ends with`, await endContainer(container), none)
    await start(after, 'after', ports[index] ?? 0)
    await seen('after')
  }
  const { faults, views, slowest } = await leave()
  await Promise.all(tabs.map((tab) => tab.close()))
  const dead = tabs.flatMap((tab) => tab.seen.dead)
  for (const fault of new Set([...faults, ...dead])) say(`  ${fault}`)
  note(`failed pages in ${views} views`, faults.length, none)
  note('slowest view', slowest, { atMost: 5_000 }, milliseconds)
  for (const release of ['before', 'after'])
    note(`browser visits, ${release}`, visitsOf(release), { atLeast: visitsEach })
  note('dead pages in them', dead.length, none)
  const reloads = tabs.reduce((total, tab) => total + tab.seen.reloads, 0)
  note('pages that reloaded once', reloads, { atMost: Infinity })

  await follow(oldTab, 'About Us', '/about-us')
  note('tab from before: not alive on the new release', Number((await releaseOf(oldTab)) !== 'after'), none)
  // Presentation signs in again by itself: each build has keys of its own.
  note('preview from before: a draft', Number(await showsDraft(base, cookie)), none)
  const again = await draftCookies(lakeClient(setup.env), base, draftHeading)
  note('preview after the release: no draft', Number(!(await showsDraft(base, again))), none)
  await browser.close()
  print()
}

async function showsDraft(base: string, cookie: string): Promise<boolean> {
  const response = await fetch(`${base}/faq`, { headers: { cookie } })
  return (await response.text()).includes(draftHeading)
}
