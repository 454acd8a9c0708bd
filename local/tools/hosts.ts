import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Check, checksOf } from './hosts/checks.ts'
import { newScratchFolder, removeScratch } from './hosts/folders.ts'
import type { Host } from './hosts/host.ts'
import { buildForNetlify, Netlify } from './hosts/netlify.ts'
import { Vercel } from './hosts/vercel.ts'
import { buildForVercel } from './hosts/vercelBuild.ts'
import { startStack, withBackends, type Run } from './stack/run.ts'

/**
 * `npm run check:hosts`: builds the site with the tools of Vercel and Netlify, and runs the built
 * functions on a read-only file system. `-- --host vercel` takes one of them; `--built FOLDER` a
 * copy of the repository that was built before.
 */

const { values } = parseArgs({ options: { host: { type: 'string' }, built: { type: 'string' } } })

await withBackends(
  {
    command: 'check:hosts',
    mode: 'production',
    ports: [],
    ends: true,
    onlyLocal: true,
    startsBackends: false,
  },
  async (run) => {
    for (const name of ['vercel', 'netlify'] as const)
      if (values.host === undefined || values.host === name) await checkHost(run, name)
  },
)

async function checkHost(run: Run, name: 'vercel' | 'netlify'): Promise<void> {
  const { say, processes } = run
  const scratch = newScratchFolder()
  const tree = values.built ?? path.join(scratch, 'site')
  process.on('exit', () => removeScratch(scratch))
  await startStack(run, path.join(scratch, 'data'), ['site'])
  if (!values.built) {
    say(`Building for ${name} ...`)
    await (name === 'vercel' ? buildForVercel : buildForNetlify)(run, tree)
  }
  say(`Checking ${name} ...`)
  const host = name === 'vercel' ? new Vercel(run, tree, scratch) : new Netlify(run, tree, scratch)
  const stop = await host.listen()
  try {
    await host.startCold()
    for (const fault of host.buildFaults()) failed(run, fault)
    for (const check of checksOf(run)) await carryOut(run, host, check)
  } finally {
    stop()
  }
  await processes.clear()
  removeScratch(scratch)
}

async function carryOut(run: Run, host: Host, [name, holds]: Check): Promise<void> {
  try {
    await holds(host)
    run.say(`  ok    ${name}`)
  } catch (error) {
    failed(run, `${name}\n        ${error instanceof Error ? error.message : String(error)}`)
  }
}

function failed({ say }: Run, what: string): void {
  say(`  FAILS ${what}`)
  process.exitCode = 1
}
