import { spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync } from 'node:fs'
import path from 'node:path'
import type { Child } from '../stack/processes.ts'
import type { Run } from '../stack/run.ts'
import { asUser, isRoot, uid } from '../stack/tree.ts'

/** A host with the built site, as the checks see it. */
export type Host = {
  name: string
  /** Serves the site on its port. The result ends that. */
  listen: () => Promise<() => void>
  /** Replaces all functions: new processes, and nothing in /tmp. */
  startCold: () => Promise<void>
  /** Ends all functions. */
  stop: () => Promise<void>
  /** From now on every cached page is old enough to be regenerated. */
  makeStale: () => Promise<void>
  /** Waits until no page regenerates in the background. */
  settled: () => Promise<void>
  /** Facts of the build that are wrong. */
  buildFaults: () => string[]
}

const types: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
}

/** The content type of a file, which hosts know by its name. */
export const typeByName = (file: string): string => types[path.extname(file)] ?? 'application/octet-stream'

/** The /tmp of one function below `scratch`: only the functions' user may write to it. */
function newTemporaryFolder(scratch: string): string {
  const folder = mkdtempSync(path.join(scratch, 'tmp-'))
  if (isRoot) chownSync(folder, uid, uid)
  return folder
}

/** A folder below `scratch` for the files of a function. */
export const newFunctionFolder = (scratch: string): string => mkdtempSync(path.join(scratch, 'function-'))

/** True when the functions' user can write to the folder. */
export function isWritable(folder: string): boolean {
  const [file = '', ...args] = [...asUser, 'touch', path.join(folder, 'written')]
  return spawnSync(file, args).status === 0
}

type FunctionOptions = {
  name: string
  script: string
  args: string[]
  env: Record<string, string>
  scratch: string
}

/** Starts a function in a process of its own, as a user who may write to its own /tmp only. */
export function startFunction({ processes, root, setup }: Run, options: FunctionOptions): Promise<Child> {
  const { name, script, args, env, scratch } = options
  const given = Object.entries(setup.env).filter(([key]) => /^(NEXT_PUBLIC_|SANITY_|BLOG_|PATH$)/.test(key))
  return processes.serve({
    name,
    command: [...asUser, process.execPath, path.join(root, 'local', 'tools', 'hosts', script), ...args],
    env: {
      ...Object.fromEntries(given),
      NODE_ENV: 'production',
      TMPDIR: newTemporaryFolder(scratch),
      ...env,
    },
    ready: /function is ready/,
    onErrorLine: (line) => process.env.HOSTS_VERBOSE && process.stderr.write(`${name}: ${line}\n`),
  })
}
