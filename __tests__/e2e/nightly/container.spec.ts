import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { assembleImage, pidOfNode, startImage } from '../../../local/tools/cluster/container.ts'
import { portsInUse } from '../../../local/tools/stack/ports.ts'
import { Processes } from '../../../local/tools/stack/processes.ts'
import { copyTree, removeTree } from '../../../local/tools/stack/tree.ts'
import { setBlogFault } from '../support/blogHost.ts'
import { until } from '../support/lake.ts'

/** The image of the Dockerfile without an engine, and `npm start`. */

const root = path.resolve(import.meta.dirname, '../../..')
const port = 3990
const site = `http://127.0.0.1:${port}`

/** Status of a page that takes a second and is running when SIGTERM comes. */
async function statusDuringEnd(pid: number): Promise<number | undefined> {
  await setBlogFault('kind=slow&ms=1000')
  return new Promise((done, fail) => {
    get(`${site}/blog/post-of-${Date.now()}`, (response) => {
      response.resume().on('end', () => done(response.statusCode))
    })
      .on('error', fail)
      .on('socket', (socket) => socket.on('connect', () => process.kill(pid, 'SIGTERM')))
  })
}

const isReady = async () => (await fetch(`${site}/api/ready`).catch(() => undefined))?.ok === true

test.afterEach(() => setBlogFault('kind=none'))

test('the container serves read-only as process 1, and stops with 0', async () => {
  test.setTimeout(600_000)
  const folder = mkdtempSync(path.join(tmpdir(), 'goodline-container-'))
  chmodSync(folder, 0o755)
  const tree = path.join(folder, 'tree')
  mkdirSync(tree)
  copyTree(root, tree)
  const built = { STANDALONE: '1', NEXT_DIST_DIR: '.next', STUDIO_DIR: '.studio', RELEASE: 'night' }
  const env = { ...process.env, NODE_ENV: 'production' as const, ...built }
  const processes = new Processes(root)
  try {
    await processes.run({ name: 'The build', command: ['npm', 'run', 'build'], cwd: tree, env })
    const image = assembleImage(tree, path.join(folder, 'image'))
    let log = ''
    const onOutput = (chunk: string) => void (log += chunk)
    const child = await startImage(processes, image, { port, env, release: 'night', onOutput })
    for (const url of ['/', '/blog', '/faq', '/studio', '/api/social/about-us.png', '/sitemap.xml'])
      expect((await fetch(site + url)).status, url).toBe(200)
    const html = await (await fetch(site)).text()
    for (const [, file] of html.matchAll(/(?:src|href)="(\/(?:_next|api|fonts)\/[^"]+)"/g))
      expect((await fetch(site + file?.replaceAll('&amp;', '&'))).status, file).toBe(200)
    const pid = pidOfNode(child.pid)
    if (process.getuid?.() === 0)
      expect(readFileSync(`/proc/${pid}/status`, 'utf8')).toMatch(/^Uid:\t1000.*NSpid:\t\d+\t1\n/ms)
    expect(await statusDuringEnd(pid)).toBe(404)
    expect((await child.ended).exitCode).toBe(0)
    for (const line of log.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('level')
  } finally {
    await processes.stopAll()
    removeTree(folder)
  }
})

test('npm start as process 1 finishes what runs, and frees its port', async () => {
  const namespace = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child']
  const isRoot = process.getuid?.() === 0
  const [file = '', ...args] = [...(isRoot ? namespace : []), 'npm', 'start']
  const env = { ...process.env, NODE_ENV: 'production' as const, PORT: String(port), HOST: '127.0.0.1' }
  const child = spawn(file, args, { cwd: root, env, stdio: 'ignore' })
  const ended = new Promise<number | null>((done) => child.on('exit', done))
  try {
    await until(isReady)
    expect(await fetch(`http://[::1]:${port}/api/health`).catch(() => 'refused')).toBe('refused')
    expect(await statusDuringEnd(pidOfNode(child.pid ?? 0))).toBe(404)
    expect(await ended).toBe(0)
    expect(await portsInUse({ site: [port] })).toBeUndefined()
  } finally {
    child.kill('SIGKILL')
  }
})
