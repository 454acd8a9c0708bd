import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { lockTree } from '../../../local/tools/stack/lock.ts'

const root = mkdtempSync(path.join(tmpdir(), 'goodline-lock-'))
const file = path.join(root, 'local', '.data', 'run.json')
afterAll(() => rmSync(root, { recursive: true }))

const holding = `
  const { lockTree } = await import(${JSON.stringify(path.resolve('local/tools/stack/lock.ts'))})
  process.on('exit', lockTree(${JSON.stringify(root)}, 'demo'))
  process.on('SIGTERM', () => process.exit())
  console.log('held')
  setInterval(() => {}, 1000)
`

/** Another process takes the tree, and ends by `signal` when the work is done. */
async function whileHeld(signal: 'SIGTERM' | 'SIGKILL', work: () => void): Promise<void> {
  const holder = spawn(process.execPath, ['--input-type=module', '-e', holding])
  await once(holder.stdout, 'data')
  try {
    work()
  } finally {
    holder.kill(signal)
    await once(holder, 'exit')
  }
}

const take = () => lockTree(root, 'test')()

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'a locked tree is refused until its run ends by %s',
  async (signal) => {
    await whileHeld(signal, () => expect(take).toThrow(/npm run demo is running here \(process \d+\)/))
    expect(take).not.toThrow()
  },
)

test('a lock from before a restart is ignored, despite a reused pid', () =>
  whileHeld('SIGTERM', () => {
    const held = JSON.parse(readFileSync(file, 'utf8')) as object
    writeFileSync(file, JSON.stringify({ ...held, start: '1' }))
    expect(take).not.toThrow()
  }))
