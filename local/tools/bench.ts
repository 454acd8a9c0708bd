import os from 'node:os'
import { chromium } from '@playwright/test'
import type { BenchContext } from './bench/context.ts'
import { missed, printed, type Table } from './bench/figures.ts'
import { measureGrowth } from './bench/growth.ts'
import { measureLighthouse } from './bench/lighthouse.ts'
import { measurePages } from './bench/pages.ts'
import { measurePublish } from './bench/publish.ts'
import { findBrowser } from './install/browser.ts'
import { buildSite, serveSite, withTemporaryStack, type Run } from './stack/run.ts'

/** `npm run bench`: measures speed against budgets. `npm run bench -- pages` runs one part. */

/** Growth is last: it ends what the others need. */
const parts = {
  pages: measurePages,
  lighthouse: measureLighthouse,
  publish: measurePublish,
  growth: measureGrowth,
} as const
let misses = 0

/** Runs a part and prints its tables. A part that throws counts as a miss. */
async function measure(name: string, { say, processes }: Run, work: () => Promise<Table[]>): Promise<void> {
  const begun = performance.now()
  say(`\nMeasuring: ${name}`)
  try {
    const tables = await work()
    for (const table of tables) say(printed(table))
    misses += missed(tables).length
    say(`\n${name} took ${Math.round((performance.now() - begun) / 1000)} s.`)
  } catch (error) {
    if (processes.stopping) throw error
    misses += 1
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
    say(`\n${name} could not be measured: ${reason}`)
  }
}

async function openSite(run: Run): Promise<BenchContext> {
  await buildSite(run)
  await serveSite(run)
  const debuggingPort = run.setup.ports.debugging
  const browser = await chromium.launch({
    executablePath: findBrowser(run.say, 'whole'),
    args: [
      `--remote-debugging-port=${debuggingPort}`,
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
    ],
  })
  return { run, site: `http://localhost:${run.setup.ports.site}`, browser, debuggingPort }
}

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !(name in parts))
if (unknown.length > 0) {
  const names = Object.keys(parts).join(', ')
  process.stderr.write(`There is no part ${unknown.join(', ')}; there are ${names}.\n`)
  process.exit(2)
}

await withTemporaryStack('bench', ['plain', 'debugging'], async (run) => {
  const [cpu] = os.cpus()
  run.say(`${os.cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}, Node ${process.version}`)
  const context = await openSite(run)
  for (const [name, part] of Object.entries(parts))
    if (chosen.length === 0 || chosen.includes(name)) await measure(name, run, () => part(context))
  await context.browser.close()
  if (misses > 0) process.exitCode = 1
  run.say(misses === 0 ? '\nEvery budget held.' : `\n${misses} missed.`)
})
