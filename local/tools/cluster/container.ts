import { chmodSync, chownSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import path from 'node:path'
import type { Child, Processes } from '../stack/processes.ts'
import type { Run } from '../stack/run.ts'
import { asUser, freeze, isRoot, uid } from '../stack/tree.ts'

/**
 * The container without an engine: files, user, environment and command of the Dockerfile's last
 * stage. As root, the command is process 1 of its own namespace. Elsewhere it is an ordinary
 * process.
 */

export type Image = { folder: string; env: Record<string, string>; command: string[] }

/** Builds `tree` as the Dockerfile does, but without the Studio. The image lies beside the tree. */
export async function buildImage({ processes, setup, say }: Run, tree: string, name: string): Promise<Image> {
  say(`Building the release "${name}" ...`)
  await processes.run({
    name: `The build of "${name}"`,
    // Its own programs, in its own folder.
    command: ['node_modules/.bin/next', 'build'],
    cwd: tree,
    env: { ...setup.env, STANDALONE: '1', RELEASE: name },
  })
  return assembleImage(tree, `${tree}-${name}`)
}

/** Copies what the image holds of the standalone build of `tree` to `folder`. */
export function assembleImage(tree: string, folder: string): Image {
  const dockerfile = readFileSync(path.join(tree, 'Dockerfile'), 'utf8')
  const lines = dockerfile.slice(dockerfile.lastIndexOf('\nFROM ') + 1).split('\n')
  const rest = (name: string) =>
    lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1))
  rmSync(folder, { recursive: true, force: true })
  for (const copy of rest('COPY')) {
    const [, from, to = ''] = /^--from=build \/app\/(\S+) (\S+)$/.exec(copy) ?? []
    // Node itself is the one that runs this.
    if (from)
      cpSync(path.join(tree, from), path.join(folder, to), { recursive: true, verbatimSymlinks: true })
  }
  const env = Object.fromEntries(
    rest('ENV').flatMap((line) => [...line.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value])),
  ) as Record<string, string>
  const writable = (JSON.parse(rest('VOLUME')[0] ?? '[]') as string[])
    .filter((mount) => mount.startsWith('/app/'))
    .map((mount) => path.join(folder, mount.slice('/app/'.length)))
  for (const mount of writable) mkdirSync(mount, { recursive: true })
  freeze(folder)
  for (const mount of writable) {
    chmodSync(mount, 0o755)
    if (isRoot) chownSync(mount, uid, uid)
  }
  return { folder, env, command: JSON.parse(rest('CMD')[0] ?? '[]') as string[] }
}

/**
 * Changes a text of every page, so that their scripts get other names.
 * @throws {Error} without it
 */
export function changeSource(tree: string): void {
  const file = path.join(tree, 'components', 'layout', 'TopBar.tsx')
  const source = readFileSync(file, 'utf8')
  const changed = source.replace('>Skip to content<', '>Skip to the content<')
  if (changed === source) throw new Error(`${file} has no text to change`)
  writeFileSync(file, changed)
}

export const isReady = async (port: number): Promise<boolean> =>
  (await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => undefined))?.ok === true

/**
 * Starts the image on a port and waits until it is ready. Its environment is the image's own, the
 * variables of the site in `env`, and nothing else.
 */
export function startImage(
  processes: Processes,
  { folder, env: own, command }: Image,
  { port, env, release, ...options }: StartOptions,
): Promise<Child> {
  const node = [process.execPath, ...command.slice(1)]
  // --pid makes the command number 1 of a namespace.
  const namespace = ['unshare', '--pid', '--fork', '--kill-child', ...asUser, '--pdeathsig=keep', ...node]
  const site = Object.entries(env).filter(([name]) => /^(?:NEXT_PUBLIC|SANITY)_/.test(name))
  return processes.serve({
    name: `The container on port ${port}`,
    command: isRoot ? namespace : node,
    cwd: folder,
    env: {
      PATH: '/usr/bin:/bin',
      NODE_ENV: 'production',
      ...own,
      ...Object.fromEntries(site),
      RELEASE: release,
      PORT: String(port),
      HOSTNAME: '127.0.0.1',
    },
    ready: () => isReady(port),
    ...options,
  })
}

type StartOptions = {
  port: number
  env: NodeJS.ProcessEnv
  release: string
  onErrorLine?: (line: string) => void
  onOutput?: (chunk: string) => void
}

/** The id of Node in its namespace, seen from here: `unshare` is its parent. */
export function pidOfNode(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return isRoot ? Number(children.split(' ')[0]) : pid
}

/** Milliseconds that engines give a container to end: `stop_grace_period` of compose. */
const grace = 30_000

/** Ends a container as engines do. Node's exit status; NaN when it had to be killed. */
export async function endContainer({ pid, ended }: Child, limit = grace): Promise<number> {
  process.kill(pidOfNode(pid), 'SIGTERM')
  const kill = setTimeout(() => process.kill(-pid, 'SIGKILL'), limit)
  const { exitCode } = await ended
  clearTimeout(kill)
  return exitCode ?? NaN
}

/**
 * Asks the site at `port` for a page that takes a second, and ends the process meanwhile. `blog` is
 * the blog host's URL. @returns the status of the page
 */
export async function statusDuringEnd(port: number, blog: string, pid: number): Promise<number | undefined> {
  await fetch(`${blog}/__fault?kind=slow&ms=1000`, { method: 'POST' })
  return new Promise((done, fail) => {
    get(`http://127.0.0.1:${port}/blog/post-of-${Date.now()}`, { agent: false }, (response) => {
      response.resume().on('end', () => done(response.statusCode))
    })
      .on('error', fail)
      .on('socket', (socket) => socket.on('connect', () => process.kill(pid, 'SIGTERM')))
  })
}
