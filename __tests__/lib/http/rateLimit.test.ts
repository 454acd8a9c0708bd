/** @jest-environment node */
import type { IncomingMessage } from 'node:http'
import { callerOf, RateLimit } from '../../../lib/http/rateLimit.server.ts'

function limitAt() {
  const clock = { now: 0 }
  return { clock, limit: new RateLimit(3, 1, () => clock.now) }
}

test('allows a burst, then more as time passes', () => {
  const { clock, limit } = limitAt()
  expect([1, 2, 3, 4].map(() => limit.take('a'))).toEqual([true, true, true, false])
  clock.now = 1000
  expect([limit.take('a'), limit.take('a')]).toEqual([true, false])
})

test('allows the rate to a caller who calls faster', () => {
  const { clock, limit } = limitAt()
  for (let call = 0; call < 3; call += 1) limit.take('a')
  let taken = 0
  for (clock.now = 400; clock.now <= 10_000; clock.now += 400) if (limit.take('a')) taken += 1
  expect(taken).toBeGreaterThanOrEqual(8)
  expect(taken).toBeLessThanOrEqual(10)
})

test('never saves up more than the burst', () => {
  const { clock, limit } = limitAt()
  limit.take('a')
  clock.now = 3_600_000
  expect([1, 2, 3, 4].map(() => limit.take('a'))).toEqual([true, true, true, false])
})

test('counts each caller alone', () => {
  const { limit } = limitAt()
  for (let call = 0; call < 5; call += 1) limit.take('a')
  expect(limit.take('b')).toBe(true)
})

test('forgets the caller idle for longest, not an active one', () => {
  const { limit } = limitAt()
  for (let call = 0; call < 4; call += 1) limit.take('busy')
  limit.take('old')
  for (let other = 0; other < 9_999; other += 1) {
    if (other === 5_000) limit.take('busy')
    limit.take(`other-${other}`)
  }
  expect(limit.take('busy')).toBe(false)
})

test.each([
  [{ 'x-forwarded-for': '6.6.6.6, 203.0.113.7' }, '203.0.113.7'],
  [{}, '192.0.2.1'],
  [{ 'x-forwarded-for': 'no address' }, '192.0.2.1'],
])('identifies a caller by the last proxy, or the connection: %j', (headers, caller) => {
  const request = { headers, socket: { remoteAddress: '192.0.2.1' } }
  expect(callerOf(request as unknown as IncomingMessage)).toBe(caller)
})

test.each([
  ['2001:db8:0:7::1', '2001:db8:0:7'],
  ['2001:db8:0:7:a:b:c:d', '2001:db8:0:7'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
])('counts all IP addresses of one IPv6 network together: %s', (address, caller) => {
  const request = { headers: { 'x-forwarded-for': address }, socket: {} }
  expect(callerOf(request as unknown as IncomingMessage)).toBe(caller)
})
