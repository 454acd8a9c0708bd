/** @jest-environment node */
import crypto from 'node:crypto'
import { judgeWebhook, mostAge, ReplayGuard } from '../../../lib/sanity/webhook.server.ts'
import { signed } from '../../fixtures/signed.ts'

const secret = 'a-secret-of-some-length'
const now = Date.parse('2026-11-20T12:00:00Z')
const body = JSON.stringify({ _id: 'homePage', _type: 'homePage' })

const sign = (payload: string, at = now, key = secret) => signed(payload, key, at)

test('believes a fresh call that is signed with the secret', async () => {
  expect(await judgeWebhook(body, sign(body), secret, now)).toEqual({
    kind: 'believed',
    change: { id: 'homePage', type: 'homePage', paths: [] },
  })
})

const unmatched = 'The signature does not match.'

test.each([
  ['without a signature', body, '', 'The call is not signed.'],
  ['with a signature that is not one', body, 'nonsense', 'The signature cannot be read.'],
  ['without a body', '', sign(''), unmatched],
  ['with a signature cut short', body, sign(body).slice(0, -1), unmatched],
  ['signed with another secret', body, sign(body, now, 'another-secret-of-length'), unmatched],
  ['whose body was changed by one byte', body.replace('homePage', 'homepage'), sign(body), unmatched],
  ['whose body was only formatted', JSON.stringify(JSON.parse(body), null, 2), sign(body), unmatched],
  ['older than five minutes', body, sign(body, now - 5 * 60_000 - 1), 'The call is too old.'],
  ['from later than a minute ahead', body, sign(body, now + 60_001), 'The call is from the future.'],
])('refuses a call %s with 401, and says why', async (_, payload, signature, reason) => {
  expect(await judgeWebhook(payload, signature, secret, now)).toEqual({
    kind: 'refused',
    status: 401,
    reason,
  })
})

test('how long the comparison takes does not tell how much of a signature is right', async () => {
  const compare = jest.spyOn(crypto, 'timingSafeEqual')
  const [right, wrong] = [sign(body), sign(body, now, 'another-secret-of-length')]
  await judgeWebhook(body, wrong, secret, now)
  expect(compare.mock.calls.map(String)).toEqual([`${right},${wrong}`])
  compare.mockRestore()
})

test.each([now - 5 * 60_000, now + 60_000])(
  'a slow network and a clock that is off are borne',
  async (at) => {
    expect(await judgeWebhook(body, sign(body, at), secret, now)).toMatchObject({ kind: 'believed' })
  },
)

test.each(['{', '[]', 'null', '"text"', '{"_id":1,"_type":"homePage"}', '{"_id":"homePage"}'])(
  'refuses the signed but malformed body %j with 400',
  async (payload) => {
    expect(await judgeWebhook(payload, sign(payload), secret, now)).toEqual({
      kind: 'refused',
      status: 400,
      reason: 'The body names no document and type.',
    })
  },
)

test('an empty secret believes nobody', async () => {
  expect(await judgeWebhook(body, sign(body, now, ''), '', now)).toMatchObject({
    kind: 'refused',
    status: 401,
  })
})

test('a call is carried out once; one that failed may come again', () => {
  const guard = new ReplayGuard()
  expect(guard.stateOf('signature')).toBeUndefined()
  guard.begin('signature', now)
  expect(guard.stateOf('signature')).toBe('under way')
  guard.end('signature', false)
  expect(guard.stateOf('signature')).toBeUndefined()
  guard.begin('signature', now)
  guard.end('signature', true)
  expect(guard.stateOf('signature')).toBe('done')
})

test('a call is remembered for as long as it would be believed, and no longer', () => {
  const guard = new ReplayGuard()
  // Its sender's clock may have been a minute ahead.
  guard.begin('old', now)
  guard.end('old', true)
  guard.begin('newer', now + mostAge + 60_000)
  expect(guard.stateOf('old')).toBe('done')
  guard.begin('newest', now + mostAge + 60_001)
  expect(guard.stateOf('old')).toBeUndefined()
  expect(guard.stateOf('newer')).toBe('under way')
})

test('takes from a call where a landing page stands and where it stood, and nothing that is no path', async () => {
  const moved = JSON.stringify({ _id: 'a', _type: 'landingPage', path: '/summer', formerPath: '/spring' })
  expect(await judgeWebhook(moved, sign(moved), secret, now)).toMatchObject({
    change: { paths: ['/summer', '/spring'] },
  })
  const odd = JSON.stringify({ _id: 'a', _type: 'redirect', path: '//evil.example', formerPath: 7 })
  expect(await judgeWebhook(odd, sign(odd), secret, now)).toMatchObject({ change: { paths: [] } })
})
