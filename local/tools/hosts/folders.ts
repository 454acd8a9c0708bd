import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The folders of the check: a copy of the repository to build, and what its functions may see. */

/** The user of functions. Root could write to a read-only folder. */
const uid = 1000
const isRoot = process.getuid?.() === 0

/** In front of a command that runs as that user. */
export const asVisitor = isRoot ? ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups'] : []

/** Copies the files that git knows, new ones too, and the installed packages. */
export function copyRepository(root: string, folder: string): void {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0')
  for (const file of files)
    if (file && existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(folder, file))
  const packages = path.join(root, 'node_modules')
  // Hard links where they are possible.
  if (spawnSync('cp', ['-al', packages, folder]).status !== 0)
    cpSync(packages, path.join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true })
}

const temporary: string[] = []

/** A new folder that only the functions' user may write to: the /tmp of one function. */
export function newTemporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'goodline-function-'))
  temporary.push(folder)
  if (isRoot) chownSync(folder, uid, uid)
  return folder
}

/** Nobody may write to the folder from now on. */
export const freeze = (folder: string): void => void spawnSync('chmod', ['-R', 'a-w,a+rX', folder])

/** True when the functions' user can write to the folder. */
export function isWritable(folder: string): boolean {
  const [file = '', ...args] = [...asVisitor, 'touch', path.join(folder, 'written')]
  return spawnSync(file, args).status === 0
}

export function newScratchFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'goodline-hosts-'))
  mkdirSync(path.join(folder, 'functions'))
  spawnSync('chmod', ['a+rx', folder])
  return folder
}

/** A folder for one function below `scratch`. */
export const newFunctionFolder = (scratch: string): string =>
  mkdtempSync(path.join(scratch, 'functions', 'function-'))

/** Removes a scratch folder, and the functions' own /tmp. */
export function removeScratch(folder: string): void {
  spawnSync('chmod', ['-R', 'u+w', path.join(folder, 'functions')])
  for (const each of [folder, ...temporary.splice(0)]) rmSync(each, { recursive: true, force: true })
}
