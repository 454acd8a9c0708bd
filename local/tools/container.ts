import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

/**
 * The container without an engine: files, user, environment and command of the Dockerfile's last
 * stage. As root, the command is process 1 of its own namespace. Elsewhere it is an ordinary
 * process.
 */

const uid = 1000
const isRoot = process.getuid?.() === 0

export type Image = { folder: string; env: Record<string, string>; command: string[]; writable: string[] }

/** The tree in a folder of its own, because a build clears the one before. */
export function copyTree(root: string): string {
  const parent = path.join(root, '.next-test')
  mkdirSync(parent, { recursive: true })
  const tree = mkdtempSync(path.join(parent, 'container-'))
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of stdout
    .trim()
    .split('\n')
    .filter((name) => existsSync(path.join(root, name))))
    cpSync(path.join(root, file), path.join(tree, file), { recursive: true })
  // Hard links: Turbopack follows no symbolic link out of its root.
  spawnSync('cp', ['-al', path.join(root, 'node_modules'), path.join(tree, 'node_modules')])
  return tree
}

/** Copies what the image holds of the standalone build of `tree` to `folder`. */
export function assembleImage(tree: string, folder: string): Image {
  const dockerfile = readFileSync(path.join(tree, 'Dockerfile'), 'utf8')
  const lines = dockerfile.slice(dockerfile.lastIndexOf('\nFROM ') + 1).split('\n')
  const rest = (name: string) =>
    lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
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
  spawnSync('chmod', ['-R', 'a-w', folder])
  for (const mount of writable) {
    spawnSync('chmod', ['u+w', path.dirname(mount)])
    mkdirSync(mount, { recursive: true })
    spawnSync('chmod', ['u-w', path.dirname(mount)])
    spawnSync('chmod', ['u+w', mount])
    if (isRoot) chownSync(mount, uid, uid)
  }
  return { folder, env, command: JSON.parse(rest('CMD')[0] ?? '[]') as string[], writable }
}

/** Starts the image. Its environment is the image's own and `env`, nothing of this process. */
export function runImage({ folder, env: own, command }: Image, env: Record<string, string>): ChildProcess {
  const node = [process.execPath, ...command.slice(1)]
  const user = ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups', '--pdeathsig=keep', ...node]
  // `exec`, so that the shell's process becomes Node; --pid makes it number 1.
  const [file = '', ...args] = isRoot ? ['unshare', '--pid', '--fork', '--kill-child', ...user] : node
  const { RELEASE: _, ...image } = own
  return spawn(file, args, {
    cwd: folder,
    env: { PATH: '/usr/bin:/bin', NODE_ENV: 'production', ...image, ...env },
  })
}

/** The id of the process in the namespace, seen from here: `unshare` is its parent. */
export function pidOfNode({ pid }: ChildProcess): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return isRoot ? Number(children.split(' ')[0]) : Number(pid)
}

/** Removes a folder of `assembleImage`. */
export function removeImage({ folder }: Image): void {
  spawnSync('chmod', ['-R', 'u+w', folder])
  rmSync(folder, { recursive: true, force: true })
}
