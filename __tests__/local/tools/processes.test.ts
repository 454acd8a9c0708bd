import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Processes } from '../../../local/tools/stack/processes.ts'

/** How the scripts start and stop the programs of a run. */

const temporaryFolder = mkdtempSync(path.join(tmpdir(), 'processes-test-'))
let processes: Processes

beforeEach(() => {
  processes = new Processes(process.cwd())
})
afterEach(() => processes.stopAll())
afterAll(() => rmSync(temporaryFolder, { recursive: true }))

const program = (code: string) => ({
  name: 'The program',
  command: [process.execPath, '-e', code],
  env: process.env,
})

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Until `holds`; the test's own time limit ends it otherwise. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((next) => setTimeout(next, 10))
}

/** Every back end is somewhere else: none is started. */
const noBackends = {
  NEXT_PUBLIC_SANITY_PROJECT_ID: 'abcd1234',
  NEXT_PUBLIC_SANITY_API_HOST: '',
  NEXT_PUBLIC_BLOG_API_HOST: 'https://blog.example.com',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template',
}

const waits = 'console.log("ready"); setInterval(() => {}, 1000)'

test('a server counts as started once it says so, and not before', async () => {
  const file = path.join(temporaryFolder, 'started')
  const code = `console.log("coming")
    setTimeout(() => { require("node:fs").writeFileSync(${JSON.stringify(file)}, ""); ${waits} }, 200)`
  await processes.serve({ ...program(code), ready: /ready/ })
  expect(existsSync(file)).toBe(true)
})

test('a failing program is named, with the end of its output', async () => {
  await expect(processes.run(program('console.error("no room"); process.exit(3)'))).rejects.toMatchObject({
    name: 'ProcessFailedError',
    message: 'The program failed (exit 3)',
    output: 'no room\n',
  })
})

test('a server that ends by itself is reported, a stopped one not', async () => {
  const ends: (string | undefined)[] = []
  const server = { ...program(waits), ready: /ready/, onEnd: (signal?: string) => void ends.push(signal) }
  const child = await processes.serve(server)
  process.kill(child.pid, 'SIGKILL')
  await until(() => ends.length > 0)
  await processes.stop(await processes.serve(server))
  await processes.serve(server)
  await processes.clear()
  await processes.run(program('process.exit(0)'))
  expect(ends).toEqual(['SIGKILL'])
})

/** A command in a process of its own: it runs `first`, then `second`. */
function command(first: string, second = '') {
  const script = `
    import { withBackends } from ${JSON.stringify(path.resolve('local/tools/stack/run.ts'))}
    const program = (code) => ({ name: 'p', command: [process.execPath, '-e', code], env: process.env })
    await withBackends({ mode: 'production', ports: [] }, async ({ processes }) => {
      const onOutput = (chunk) => process.stdout.write(chunk)
      await processes.run({ ...program(${JSON.stringify(first)}), onOutput }).catch(() => {})
      await processes.run(program(${JSON.stringify(second)}))
    })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, ...noBackends, NODE_OPTIONS: '' },
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return { child, said: () => said }
}

test('a signal stops everything, and nothing starts after it', async () => {
  const late = path.join(temporaryFolder, 'late')
  const { child, said } = command(waits, `require("node:fs").writeFileSync(${JSON.stringify(late)}, "")`)
  await until(() => said().includes('ready') || child.exitCode !== null)
  child.kill('SIGTERM')
  const [exitCode] = (await once(child, 'exit')) as [number | null]
  expect({ exitCode, said: said().includes('Stopping') }).toEqual({ exitCode: 0, said: true })
  expect(existsSync(late)).toBe(false)
})

test('whatever a program started stops with it', async () => {
  const file = path.join(temporaryFolder, 'helper.pid')
  await processes.serve({
    ...program(
      `const { spawn } = require("node:child_process")
       const helper = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"])
       require("node:fs").writeFileSync(${JSON.stringify(file)}, String(helper.pid))
       ${waits}`,
    ),
    ready: /ready/,
  })
  const helper = Number(readFileSync(file, 'utf8'))
  expect(isRunning(helper)).toBe(true)
  await processes.clear()
  await until(() => !isRunning(helper))
})
