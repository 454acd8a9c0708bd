import { createClient } from '@redis/client'
import type { BoundedRedis } from '../../../lib/util/redis.server.ts'
import { Processes } from '../../../local/tools/stack/processes.ts'
import { startRedis } from '../../fixtures/redis.ts'
import { expectSoon } from '../../fixtures/expectSoon.ts'
import { environmentOf } from '../../fixtures/fakeLake.ts'
import { freePort } from '../../fixtures/freePort.ts'
import { testWith } from '../../fixtures/testWith.ts'

const test = testWith('redis-server')

/** One machine and a real redis-server. */

const processes = new Processes(process.cwd())
const clients: BoundedRedis[] = []
let lib: Awaited<ReturnType<typeof load>>
let port = 0
let warn: jest.SpyInstance

/** What reads REDIS_URL when it is loaded. */
const load = async () => ({
  ...(await import('../../../lib/util/redis.server.ts')),
})

function client(password = ''): BoundedRedis {
  const made = new lib.BoundedRedis(`redis://${password && `:${password}@`}127.0.0.1:${port}`)
  clients.push(made)
  return made
}

/** Sets this machine's clock, but not Redis's. */
const { now } = Date
const setClock = (minutes: number) =>
  void jest.spyOn(Date, 'now').mockImplementation(() => now() + minutes * 60_000)

const said = () => warn.mock.calls.flat().map(String)

beforeAll(async () => {
  port = await freePort()
  await startRedis(processes, port)
  Object.assign(process.env, environmentOf('http://127.0.0.1:1'))
  process.env.REDIS_URL = `redis://127.0.0.1:${port}`
  lib = await load()
})

beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => {
  for (const each of clients.splice(0)) each.close()
  jest.restoreAllMocks()
})

afterAll(async () => {
  lib.redis?.close()
  await processes.stopAll()
  delete process.env.REDIS_URL
})

test.each([4, -4])('the time is Redis’s on a machine %s minutes off', async (minutes) => {
  const right = Date.now()
  setClock(minutes)
  expect(Math.abs((await lib.currentTime()) - right)).toBeLessThan(30_000)
})

test('a clock more than five seconds off is said once', async () => {
  const redis = client()
  await redis.time()
  expect(redis.clockSkew).toBe(0)
  setClock(4)
  await redis.time()
  await redis.time()
  expect(Math.abs(redis.clockSkew - 240)).toBeLessThan(5)
  expect(said()).toEqual([
    expect.stringMatching(/^\[redis\] This machine's clock is 2\d\d s ahead of Redis's/),
  ])
  setClock(-4)
  await redis.time()
  expect(Math.abs(redis.clockSkew + 240)).toBeLessThan(5)
})

/** Asks Redis as its operator does. */
async function operate(...commands: string[][]): Promise<unknown> {
  const operator = createClient({ url: `redis://127.0.0.1:${port}` })
  await operator.connect()
  const replies: unknown[] = []
  for (const command of commands) replies.push(await operator.sendCommand(command))
  operator.destroy()
  return replies.at(-1)
}

/** The second without commands after a failure lasts a hundredth of one. */
function shortenPause() {
  const { setTimeout } = globalThis
  const shortened = (run: () => void, ms = 0) => setTimeout(run, ms === 1_000 ? 10 : ms)
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(shortened as typeof setTimeout)
}

/** How many SETs it has refused. */
const refused = async () =>
  Number(/cmdstat_set:.*rejected_calls=(\d+)/.exec(String(await operate(['INFO', 'commandstats'])))?.[1] ?? 0)

test.each([
  ['OOM', ['CONFIG', 'SET', 'maxmemory', '1'], ['CONFIG', 'SET', 'maxmemory', '0']],
  ['READONLY', ['REPLICAOF', '127.0.0.1', '1'], ['REPLICAOF', 'NO', 'ONE']],
  [
    'NOREPLICAS',
    ['CONFIG', 'SET', 'min-replicas-to-write', '1'],
    ['CONFIG', 'SET', 'min-replicas-to-write', '0'],
  ],
])('a Redis that refuses writes (%s) is said once', async (code, bad, good) => {
  shortenPause()
  const redis = client()
  const write = () => redis.ask((connected) => connected.set('name', 'value'))
  expect(await write()).toBe('OK')
  expect(redis.state).toBe('up')
  await operate(bad, ['CONFIG', 'RESETSTAT'])
  expect(await write()).toBeUndefined()
  expect(redis.state).toBe('refuses writes')
  await expectSoon(async () => expect(await refused()).toBeGreaterThan(2))
  expect(said()).toEqual([expect.stringMatching(`share no pages: .*\\b${code}\\b`)])
  await operate(good)
  await expectSoon(async () => expect(await write()).toBe('OK'))
  expect(said().slice(1)).toEqual(['[redis] The replicas share pages again.'])
})

test('a wrong password is told apart from a Redis that is down', async () => {
  await operate(['CONFIG', 'SET', 'requirepass', 'right'])
  const [wrong, right, none] = [client('wrong'), client('right'), client()]
  for (const each of [wrong, right, none]) await each.time()
  expect([wrong.state, right.state, none.state]).toEqual(['wrong password', 'up', 'wrong password'])
  await right.ask((connected) => connected.configSet('requirepass', ''))
  const nobody = new lib.BoundedRedis('redis://127.0.0.1:1')
  clients.push(nobody)
  await nobody.time()
  expect(nobody.state).toBe('down')
})
