import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { assembleImage, pidOfNode, removeImage, runImage } from '../../../local/tools/container.ts'
import { setBlogFault } from '../support/blogHost.ts'
import { until } from '../support/lake.ts'

/** The image of the Dockerfile without an engine: local/tools/container.ts. */

const root = path.resolve(import.meta.dirname, '../../..')
const port = '3990'
const site = `http://127.0.0.1:${port}`

/** The tree in a folder of its own, because a build clears the one before. */
function copyTree(): string {
  const parent = path.join(root, '.next-test')
  mkdirSync(parent, { recursive: true })
  const tree = mkdtempSync(path.join(parent, 'container-'))
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of stdout.trim().split('\n'))
    cpSync(path.join(root, file), path.join(tree, file), { recursive: true })
  // Hard links: Turbopack follows no symbolic link out of its root.
  spawnSync('cp', ['-al', path.join(root, 'node_modules'), path.join(tree, 'node_modules')])
  return tree
}

const variables = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => /^(?:NEXT_PUBLIC|SANITY)_/.test(name)),
  ) as Record<string, string>

test.afterEach(() => setBlogFault('kind=none'))

test('the container serves read-only as process 1, and stops with 0', async () => {
  test.setTimeout(600_000)
  const tree = copyTree()
  const release = { STANDALONE: '1', NEXT_DIST_DIR: '.next', STUDIO_DIR: '.studio', RELEASE: 'night' }
  const env = { ...process.env, NODE_ENV: 'production' as const, ...release }
  const built = spawnSync('npm', ['run', 'build'], { cwd: tree, env, encoding: 'utf8' })
  expect(built.status, built.stderr).toBe(0)
  const image = assembleImage(tree, `${tree}-image`)
  const child = runImage(image, { ...variables(), PORT: port, HOSTNAME: '127.0.0.1' })
  let log = ''
  child.stdout?.on('data', (data: Buffer) => (log += data.toString()))
  const ended = new Promise<number | null>((done) => child.on('exit', done))
  try {
    await until(async () => (await fetch(`${site}/api/ready`).catch(() => undefined))?.ok === true)
    for (const url of ['/', '/blog', '/faq', '/studio', '/api/social/about-us.png', '/sitemap.xml'])
      expect((await fetch(site + url)).status, url).toBe(200)
    const html = await (await fetch(site)).text()
    for (const [, file] of html.matchAll(/(?:src|href)="(\/(?:_next|api|fonts)\/[^"]+)"/g))
      expect((await fetch(site + file?.replaceAll('&amp;', '&'))).status, file).toBe(200)
    const pid = pidOfNode(child)
    if (process.getuid?.() === 0)
      expect(readFileSync(`/proc/${pid}/status`, 'utf8')).toMatch(/^Uid:\t1000.*NSpid:\t\d+\t1\n/ms)
    // A page that takes a second is running when the signal comes.
    await setBlogFault('kind=slow&ms=1000')
    const running = new Promise<number | undefined>((done, fail) => {
      get(`${site}/blog/post-of-${Date.now()}`, (response) => {
        response.resume().on('end', () => done(response.statusCode))
      })
        .on('error', fail)
        .on('socket', (socket) => socket.on('connect', () => process.kill(pid, 'SIGTERM')))
    })
    expect(await running).toBe(404)
    expect(await ended).toBe(0)
    for (const line of log.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('level')
  } finally {
    child.kill('SIGKILL')
    removeImage(image)
    rmSync(tree, { recursive: true, force: true })
  }
})
