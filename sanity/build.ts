import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import nextEnv from '@next/env'
import { exitOnEnvFaults, folderFault, variables } from '../lib/site/envCheck.ts'

/**
 * `npm run build:studio`: builds the Studio into STUDIO_DIR (`.studio`), unless no input has
 * changed. Copies its hashed files to `public/studio/static`; `pages/studio` serves the HTML.
 */

const root = path.resolve(import.meta.dirname, '..')
nextEnv.loadEnvConfig(root, false, { info: () => undefined, error: console.error })
exitOnEnvFaults(process.env)
const fault = folderFault(root)
if (fault) {
  console.error(`${fault}.`)
  process.exit(1)
}

const output = path.resolve(root, process.env.STUDIO_DIR || '.studio')
const stamp = path.join(output, 'built-from.txt')

/** A hash of the Studio's source files and variables. */
function inputHash(): string {
  const hash = createHash('sha256')
  const files = globSync(
    ['sanity/**/*.{ts,tsx,json,md,js}', 'sanity/guide/*.webp', 'lib/**/*.ts', 'package-lock.json'],
    { cwd: root },
  )
  for (const file of files.sort()) hash.update(file).update(readFileSync(path.join(root, file)))
  for (const { name } of variables)
    if (/^(?:NEXT_PUBLIC|SANITY_STUDIO)_/.test(name)) hash.update(`${name}=${process.env[name] ?? ''}\n`)
  return hash.digest('hex')
}

const wanted = inputHash()
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  const sanity = path.join(root, 'node_modules', 'sanity', 'bin', 'sanity')
  execFileSync(process.execPath, [sanity, 'build', output, '-y'], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
  })
  writeFileSync(stamp, wanted)
}
const served = path.join(root, 'public', 'studio', 'static')
mkdirSync(served, { recursive: true })
cpSync(path.join(output, 'static'), served, { recursive: true })
