import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from './browser.ts'
import type { BenchContext } from './bench/context.ts'
import { measureEditing } from './bench/editing.ts'
import { measureGrowth } from './bench/growth.ts'
import { keepResult } from './bench/keep.ts'
import { measureLake } from './bench/lake.ts'
import { measureLighthouse } from './bench/lighthouse.ts'
import { machine } from './bench/machine.ts'
import { measurePages } from './bench/pages.ts'
import { barred, chosenParts, holds, type PartName, type PartResult, type Table } from './bench/results.ts'
import { measureServer } from './bench/server.ts'
import { printed } from './bench/terminal.ts'
import { serveSite, withBackends, type Run } from './run.ts'

/**
 * `npm run bench`: what the site promises of speed, measured against its bars on this machine. `npm run bench -- pages lake` runs these
 * parts only; the report keeps the last result of the others.
 */

const root = path.resolve(import.meta.dirname, '..')

/** Parts that look at one running site; the others build, or need only the lake. */
const siteParts: Partial<Record<PartName, (context: BenchContext) => Promise<Table[]>>> = {
  pages: measurePages,
  lighthouse: measureLighthouse,
  server: measureServer,
  editing: measureEditing,
}

const ownParts: Partial<Record<PartName, (run: Run) => Promise<Table[]>>> = {
  growth: measureGrowth,
  lake: measureLake,
}

let missed = 0

/** Runs a part, prints its tables and keeps its result; one that fails does not take the others with it. */
async function measure(name: PartName, { say, processes }: Run, work: () => Promise<Table[]>): Promise<void> {
  const at = new Date()
  say(`\nMeasuring: ${name}`)
  try {
    const tables = await work()
    const seconds = (Date.now() - at.getTime()) / 1000
    const result: PartResult = { part: name, at: at.toISOString(), seconds, machine: machine(), tables }
    for (const table of tables) say(printed(table))
    missed += barred(result).filter((each) => !holds(each)).length
    const page = keepResult(path.join(root, 'bench'), result)
    say(`\n${name} took ${Math.round(seconds)} s. Report: ${path.relative(root, page)}`)
  } catch (error) {
    if (processes.stopping) throw error
    missed += 1
    say(
      `\n${name} could not be measured: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    )
  }
}

/** Builds and starts the site, with the Studio if somebody edits in it, and opens the browser. */
async function openSite(run: Run, withStudio: boolean): Promise<BenchContext> {
  const { processes, setup, say } = run
  say(withStudio ? 'Building the Studio and the site ...' : 'Building the site ...')
  const build = (name: string, command: string[]) => processes.run({ name, command, env: setup.env })
  if (withStudio) await build('Building the Studio', ['npm', 'run', '--silent', 'build:studio'])
  await build('Building the site', ['next', 'build'])
  await serveSite(run)
  const debuggingPort = setup.ports.debugging
  const browser = await chromium.launch({
    executablePath: findBrowser(say, 'whole'),
    args: [
      `--remote-debugging-port=${debuggingPort}`,
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
    ],
  })
  return { run, site: `http://localhost:${setup.ports.site}`, browser, debuggingPort }
}

process.env.PORT ??= '3600'
const scratch = mkdtempSync(path.join(tmpdir(), 'goodline-bench-'))
// However the run ends.
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
await withBackends(
  {
    root,
    what: 'bench',
    mode: 'production',
    ports: ['site', 'front', 'frontItself', 'plain', 'debugging'],
    dataFolder: scratch,
    ends: true,
    onlyLocal: true,
  },
  async (run) => {
    const parts = chosenParts(process.argv.slice(2))
    const ofSite = parts.filter((name) => siteParts[name])
    if (ofSite.length > 0) {
      const context = await openSite(run, parts.includes('editing'))
      for (const name of ofSite)
        await measure(name, run, async () => (await siteParts[name]?.(context)) ?? [])
      await context.browser.close()
    }
    await run.processes.clear()
    for (const name of parts) {
      const work = ownParts[name]
      if (work) await measure(name, run, () => work(run))
    }
    if (missed > 0) process.exitCode = 1
    run.say(missed === 0 ? '\nEvery bar held.' : `\n${missed} missed.`)
  },
)
