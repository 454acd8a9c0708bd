import { spawn } from 'node:child_process'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { isReady, pidOfNode, statusDuringEnd } from '../../../local/tools/cluster/container.ts'
import { portsInUse } from '../../../local/tools/stack/ports.ts'
import { blogHost, setBlogFault } from '../support/blogHost.ts'
import { until } from '../support/lake.ts'

/** `npm start` under an init; `npm run check:image` does the same with the image. */

const root = path.resolve(import.meta.dirname, '../../..')
const port = 3990

test.afterEach(() => setBlogFault('kind=none'))

test('npm start as process 1 finishes what runs, and frees its port', async () => {
  const namespace = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child']
  const isRoot = process.getuid?.() === 0
  const [file = '', ...args] = [...(isRoot ? namespace : []), 'npm', 'start']
  const env = { ...process.env, NODE_ENV: 'production' as const, PORT: String(port), HOST: '127.0.0.1' }
  const child = spawn(file, args, { cwd: root, env, stdio: 'ignore' })
  const ended = new Promise<number | null>((done) => child.on('exit', done))
  try {
    await until(() => isReady(port))
    expect(await fetch(`http://[::1]:${port}/api/health`).catch(() => 'refused')).toBe('refused')
    expect(await statusDuringEnd(port, blogHost, pidOfNode(child.pid ?? 0))).toBe(404)
    expect(await ended).toBe(0)
    expect(await portsInUse({ site: [port] })).toBeUndefined()
  } finally {
    child.kill('SIGKILL')
  }
})
