import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Copies of the tree, and folders that a user may only read. */

/** The user of containers and functions. Root could write to a read-only folder. */
export const uid = 1000
export const isRoot = process.getuid?.() === 0

/** In front of a command that runs as that user. */
export const asUser = isRoot ? ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups'] : []

/** Copies the files that git knows, new ones too, and the installed packages. */
export function copyTree(root: string, folder: string): void {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0')
  for (const file of files)
    if (file && existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(folder, file))
  const packages = path.join(root, 'node_modules')
  // Hard links where they are possible: Turbopack follows no symbolic link out of its root.
  if (spawnSync('cp', ['-al', packages, folder]).status !== 0)
    cpSync(packages, path.join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true })
}

/** Nobody may write to the folder from now on. */
export const freeze = (folder: string): void => void spawnSync('chmod', ['-R', 'a-w,a+rX', folder])

/** Removes a folder, a frozen one too. */
export function removeTree(folder: string): void {
  // Only folders: files may be hard links to those of the tree.
  spawnSync('find', [folder, '-type', 'd', '!', '-perm', '-u+w', '-exec', 'chmod', 'u+w', '{}', '+'])
  rmSync(folder, { recursive: true, force: true })
}
