import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './environment.ts'
import { say, step, type Run } from './run.ts'

/** What the last build was made of. Next's own build removes it. */
const stamp = path.join(root, process.env.NEXT_DIST_DIR || '.next', 'built-from.txt')

/** Has the next start build again: the pages of the last build hold content of before. */
export const forgetBuild = (): void => rmSync(stamp, { force: true })

/** A hash of the site's files and variables. */
function inputHash(env: NodeJS.ProcessEnv): string {
  const hash = createHash('sha256')
  const files = globSync(['*.{js,ts,json}', '{components,lib,pages,public,styles}/**/*.*'], {
    cwd: root,
    exclude: (name) => name === 'public/studio' || name === 'next-env.d.ts',
  })
  for (const file of files.sort()) hash.update(file).update(readFileSync(path.join(root, file)))
  for (const [name, value] of Object.entries(env).sort())
    if (/^(NEXT|SANITY|NOINDEX|.*REVALIDATE)/.test(name)) hash.update(`${name}=${value}\n`)
  return hash.digest('hex')
}

/** As in package.json and Dockerfile: other programs of a domain may set 17 kB of cookies. */
const withWideHeaders = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  NODE_OPTIONS: `${env.NODE_OPTIONS ?? ''} --max-http-header-size=65536`,
})

/** Prints a warning or error of the site, which names its part, as in `site: [blog] ...`. */
const onErrorLine = (line: string): void => say(`site: ${line}`)

/** Builds what has changed of Studio and site. */
export async function buildSite({ processes, setup: { env } }: Run): Promise<void> {
  const build = (name: string, ...command: string[]) =>
    step(name, () => processes.run({ name, command, env, onErrorLine }))
  await build('Building the Studio', 'node', 'sanity/build.ts')
  const inputs = inputHash(env)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) say('The site is built and unchanged.')
  else {
    await build('Building the site', 'next', 'build')
    writeFileSync(stamp, inputs)
  }
}

/** Starts the built site, as `npm start` does. */
export async function startSite({ processes, setup: { env, ports } }: Run): Promise<void> {
  const address = ['--port', String(ports.site), '--hostname', env.HOST ?? '']
  await step('Starting the site', () =>
    processes.serve({
      name: 'Site',
      command: ['next', 'start', ...address],
      env: withWideHeaders(env),
      ready: /Ready in/,
      onErrorLine,
      onEnd: () => say('The site ended unexpectedly. Press Ctrl-C and start again.'),
    }),
  )
}
