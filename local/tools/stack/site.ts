import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './environment.ts'
import { step, type Run } from './run.ts'

/** What the last build was made of. Next's own build removes it. */
const stampOf = (env: NodeJS.ProcessEnv) => path.join(root, env.NEXT_DIST_DIR || '.next', 'built-from.txt')

/** Has the next start build again: the pages of the last build hold content of before. */
export const forgetBuild = (env: NodeJS.ProcessEnv): void => rmSync(stampOf(env), { force: true })

/** A hash of the site's files and variables. */
function inputHash(env: NodeJS.ProcessEnv): string {
  const hash = createHash('sha256')
  const own = ['*.{js,json}', '{instrumentation,proxy}.ts', '{components,lib,pages,public,styles}/**/*.*']
  const files = globSync(own, { cwd: root, exclude: (name) => name === 'public/studio' })
  for (const file of files.sort()) hash.update(file).update(readFileSync(path.join(root, file)))
  for (const [name, value] of Object.entries(env).sort())
    if (/^(NEXT|SANITY|NOINDEX|.*REVALIDATE)/.test(name)) hash.update(`${name}=${value}\n`)
  return hash.digest('hex')
}

/** Builds what has changed of Studio and site. */
export async function buildSite({ processes, setup: { env } }: Run): Promise<void> {
  const build = (name: string, ...command: string[]) =>
    step(name, () => processes.run({ name, command, env }))
  await build('Building the Studio', 'node', 'sanity/build.ts')
  const inputs = inputHash(env)
  const stamp = stampOf(env)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs)
    console.log('The site is built and unchanged.')
  else {
    await build('Building the site', 'next', 'build')
    writeFileSync(stamp, inputs)
  }
}

/** Starts the built site. */
export async function startSite({ processes, setup: { env } }: Run): Promise<void> {
  await step('Starting the site', () =>
    processes.serve({
      name: 'Site',
      command: ['npm', 'start', '--silent', '--', '--hostname', env.HOST ?? ''],
      env,
      onEnd: () => console.log('The site ended unexpectedly. Press Ctrl-C and start again.'),
    }),
  )
}
