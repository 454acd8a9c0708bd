import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { breakable, breaksOf, type Break } from './hosts/breaks.ts'
import { checksOf } from './hosts/checks.ts'
import { servedChecks } from './hosts/served.ts'
import type { Host } from './hosts/host.ts'
import { buildForNetlify, netlify } from './hosts/netlify.ts'
import type { Check } from './hosts/page.ts'
import { buildForVercel, vercel } from './hosts/vercel.ts'
import { startStack, withTemporaryStack, type Run } from './stack/run.ts'
import { removeTree } from './stack/tree.ts'

/**
 * `npm run check:hosts`: builds the site with the tools of Vercel and Netlify, and runs the built
 * functions on a read-only file system. `-- --host vercel` takes one of them; `--built FOLDER` a
 * copy of the repository that was built before. `--breaks` also breaks the built output, and wants
 * a check to fail each time.
 */

const { values } = parseArgs({
  options: { host: { type: 'string' }, built: { type: 'string' }, breaks: { type: 'boolean' } },
})

await withTemporaryStack('check:hosts', undefined, async (run, folder) => {
  for (const name of ['vercel', 'netlify'] as const)
    if (values.host === undefined || values.host === name) await checkHost(run, path.join(folder, name), name)
})

async function checkHost(run: Run, scratch: string, name: 'vercel' | 'netlify'): Promise<void> {
  const { say, processes } = run
  const tree = values.built ?? path.join(scratch, 'site')
  mkdirSync(tree, { recursive: true })
  await startStack(run, path.join(scratch, 'data'), ['site'])
  if (!values.built) {
    say(`Building for ${name} ...`)
    await (name === 'vercel' ? buildForVercel : buildForNetlify)(run, tree)
  }
  const open = () => (name === 'vercel' ? vercel : netlify)(run, tree, scratch)
  const checks = [...servedChecks(run), ...checksOf(run)]
  say(`Checking ${name} ...`)
  await serving(open(), async (host) => {
    for (const fault of host.buildFaults()) failed(run, fault)
    for (const [name, holds] of checks) report(run, name, await faultOf(host, holds))
  })
  if (values.breaks) {
    say('Breaking it ...')
    for (const each of breaksOf(name)) await carryOut(run, tree, open, checks, each)
  }
  await processes.clear()
  removeTree(scratch)
}

async function serving(host: Host, work: (host: Host) => Promise<void>): Promise<void> {
  const stop = await host.listen()
  try {
    await host.startCold()
    await work(host)
  } finally {
    stop()
    await host.stop()
  }
}

/** What a check says; undefined where it holds. */
async function faultOf(host: Host, holds: Check[1]): Promise<string | undefined> {
  try {
    await holds(host)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Breaks the build, sees that the check fails, and mends the build. */
async function carryOut(
  run: Run,
  tree: string,
  open: () => Host,
  checks: Check[],
  [pattern, what, apply]: Break,
): Promise<void> {
  const [name, holds] = checks.find(([name]) => pattern.test(name)) ?? []
  if (!name || !holds) return failed(run, `there is no check ${pattern}`)
  const broken = breakable(tree)
  try {
    apply(broken)
    await serving(open(), async (host) => {
      const noticed = await faultOf(host, holds)
      const how = noticed?.split('\n')[0]?.slice(0, 150)
      report(run, `${what}: "${name}" says ${how}`, noticed ? undefined : 'it holds all the same')
    })
  } finally {
    broken.mend()
  }
}

function report(run: Run, name: string, fault: string | undefined): void {
  if (fault === undefined) run.say(`  ok    ${name}`)
  else failed(run, `${name}\n        ${fault}`)
}

function failed({ say }: Run, what: string): void {
  say(`  FAILS ${what}`)
  process.exitCode = 1
}
