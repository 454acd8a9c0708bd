import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import nextEnv from '@next/env'
import { marked } from 'marked'
import { exitOnEnvFaults, variableNames } from '../lib/site/envCheck.ts'

/**
 * `npm run build:studio`: builds the Studio into STUDIO_DIR (`.studio`), unless no input has
 * changed. Its hashed files go to `public/studio/static`, `docs/editing.md` becomes
 * `public/studio/guide.html`; `pages/studio` serves the HTML.
 */

const root = path.resolve(import.meta.dirname, '..')
const silent = { info: () => undefined, error: console.error }
exitOnEnvFaults(process.env, nextEnv.loadEnvConfig(root, false, silent).loadedEnvFiles)

const output = path.resolve(root, process.env.STUDIO_DIR || '.studio')
const stamp = path.join(output, 'built-from.txt')

/** A hash of the Studio's source files and variables. */
function inputHash(): string {
  const hash = createHash('sha256')
  const files = globSync(['sanity/**/*.{ts,tsx,json,js}', 'lib/**/*.ts', 'package-lock.json'], { cwd: root })
  for (const file of files.sort()) hash.update(file).update(readFileSync(path.join(root, file)))
  for (const name of variableNames)
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

const guide = marked.parse(readFileSync(path.join(root, 'docs', 'editing.md'), 'utf8'), { async: false })
const guideHead = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Editing the website</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<style>body{max-width:42rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 sans-serif}img{max-width:100%}</style>`
writeFileSync(path.join(root, 'public', 'studio', 'guide.html'), guideHead + guide)
cpSync(path.join(root, 'docs', 'editing'), path.join(root, 'public', 'studio', 'editing'), {
  recursive: true,
})
