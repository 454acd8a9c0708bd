import path from 'node:path'
import type { Child } from '../stack/processes.ts'
import type { Run } from '../stack/run.ts'
import { asVisitor, newTemporaryFolder } from './folders.ts'

/** A host with the built site, as the checks see it. */
export type Host = {
  name: string
  /** Replaces all functions: new processes, and nothing in /tmp. */
  startCold: () => Promise<void>
  /** From now on every cached page is old enough to be regenerated. */
  makeStale: () => Promise<void>
  /** Waits until no page regenerates in the background. */
  settled: () => Promise<void>
  /** Facts of the build that are wrong. */
  buildFaults: () => string[]
}

type FunctionOptions = { name: string; script: string; args: string[]; env: Record<string, string> }

/** Starts a function in a process of its own, as a user who may write to its own /tmp only. */
export function startFunction({ processes, root, setup }: Run, options: FunctionOptions): Promise<Child> {
  const { name, script, args, env } = options
  const given = Object.entries(setup.env).filter(([key]) => /^(NEXT_PUBLIC_|SANITY_|BLOG_|PATH$)/.test(key))
  return processes.serve({
    name,
    command: [...asVisitor, process.execPath, path.join(root, 'local', 'tools', 'hosts', script), ...args],
    env: { ...Object.fromEntries(given), NODE_ENV: 'production', TMPDIR: newTemporaryFolder(), ...env },
    ready: /function is ready/,
    onErrorLine: (line) => process.env.HOSTS_VERBOSE && process.stderr.write(`${name}: ${line}\n`),
  })
}
