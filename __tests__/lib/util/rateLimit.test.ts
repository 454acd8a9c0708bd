import type { IncomingMessage } from 'node:http'
import { callerOf, RateLimit } from '../../../lib/util/rateLimit.server.ts'

function limitAt() {
  const clock = { now: 0 }
  return { clock, limit: new RateLimit(3, 1, 'tests', () => clock.now) }
}

test('a limit allows a burst, then more as time passes', () => {
  const { clock, limit } = limitAt()
  expect([1, 2, 3, 4].map(() => limit.take('a'))).toEqual([true, true, true, false])
  clock.now = 1000
  expect([limit.take('a'), limit.take('a')]).toEqual([true, false])
})

test('a limit allows the rate to a caller who calls faster', () => {
  const { clock, limit } = limitAt()
  for (let call = 0; call < 3; call += 1) limit.take('a')
  let taken = 0
  for (clock.now = 400; clock.now <= 10_000; clock.now += 400) if (limit.take('a')) taken += 1
  expect(taken).toBeGreaterThanOrEqual(8)
  expect(taken).toBeLessThanOrEqual(10)
})

test('a limit never saves up more than the burst', () => {
  const { clock, limit } = limitAt()
  limit.take('a')
  clock.now = 3_600_000
  expect([1, 2, 3, 4].map(() => limit.take('a'))).toEqual([true, true, true, false])
})

test('a limit is logged once a caller, until he pauses', () => {
  const info = jest.spyOn(console, 'info').mockImplementation(() => {})
  const { clock, limit } = limitAt()
  const call = () => {
    for (let count = 0; count < 20; count += 1) limit.take('192.0.2.1')
  }
  call()
  clock.now = 1500
  call()
  expect(info.mock.calls).toEqual([['[security] 192.0.2.1: limit of tests']])
  clock.now = 60_000
  call()
  expect(info).toHaveBeenCalledTimes(2)
  info.mockRestore()
})

test('a limit counts each caller alone', () => {
  const { limit } = limitAt()
  for (let call = 0; call < 5; call += 1) limit.take('a')
  expect(limit.take('b')).toBe(true)
})

test('a limit forgets the caller idle for longest, not an active one', () => {
  const { limit } = limitAt()
  for (let call = 0; call < 4; call += 1) limit.take('busy')
  limit.take('old')
  for (let other = 0; other < 9_999; other += 1) {
    if (other === 5_000) limit.take('busy')
    limit.take(`other-${other}`)
  }
  expect(limit.take('busy')).toBe(false)
})

const { env } = process

beforeEach(() => {
  process.env = { ...env }
})

afterAll(() => {
  process.env = env
})

const away = '192.0.2.1'

test.each([
  [undefined, '127.0.0.1', '6.6.6.6, 203.0.113.7', '203.0.113.7'],
  [undefined, '::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
  [undefined, '::1', '203.0.113.7', '203.0.113.7'],
  [undefined, '127.0.0.1', undefined, '127.0.0.1'],
  [undefined, '127.0.0.1', 'no address', '127.0.0.1'],
  // A stranger on `next start` alone.
  [undefined, away, '6.6.6.6', away],
  [undefined, away, undefined, away],
  ['0', '127.0.0.1', '203.0.113.7', '127.0.0.1'],
  ['1', away, '6.6.6.6, 203.0.113.7', '203.0.113.7'],
  ['2', away, '6.6.6.6, 203.0.113.7, 198.51.100.4', '203.0.113.7'],
  // Past the first proxy.
  ['2', away, '6.6.6.6', away],
  ['2', away, undefined, away],
])('with %s trusted proxies, a call from %s for %s is of %s', (count, remoteAddress, header, caller) => {
  if (count !== undefined) process.env.TRUSTED_PROXIES = count
  const request = { headers: header ? { 'x-forwarded-for': header } : {}, socket: { remoteAddress } }
  expect(callerOf(request as unknown as IncomingMessage)).toBe(caller)
})

test.each([
  ['2001:db8:0:7::1', '2001:db8:0:7'],
  ['2001:db8:0:7:a:b:c:d', '2001:db8:0:7'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
])('one IPv6 network counts as one caller: %s', (address, caller) => {
  const request = { headers: {}, socket: { remoteAddress: address } }
  expect(callerOf(request as unknown as IncomingMessage)).toBe(caller)
})
