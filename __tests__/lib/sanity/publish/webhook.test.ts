import crypto from 'node:crypto'
import { calls, verifyWebhook } from '../../../../lib/sanity/publish/webhook.server.ts'
import { signed } from '../../../fixtures/signed.ts'

const secret = 'a-secret-of-some-length'
const now = Date.parse('2026-11-20T12:00:00Z')
const body = JSON.stringify({ _id: 'homePage', _type: 'homePage' })

const sign = (payload: string, at = now, key = secret) => signed(payload, key, at)

test('a fresh call signed with the secret is verified', async () => {
  expect(await verifyWebhook(body, sign(body), secret, now)).toEqual({
    kind: 'verified',
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
])('a call %s is refused with 401, and told why', async (_, payload, signature, reason) => {
  expect(await verifyWebhook(payload, signature, secret, now)).toEqual({
    kind: 'refused',
    status: 401,
    reason,
  })
})

test.each([
  ['too old', now - 312_000, '312 s old'],
  ['from later than a minute ahead', now + 61_000, '61 s from the future'],
])('a signed call %s gets 503, which its sender tries again', async (_, at, what) => {
  expect(await verifyWebhook(body, sign(body, at), secret, now)).toEqual({
    kind: 'refused',
    status: 503,
    reason: `The signature is right, but by this site's clock the call is ${what}.`,
  })
})

test('signatures are compared in constant time', async () => {
  const compare = jest.spyOn(crypto, 'timingSafeEqual')
  const [right, wrong] = [sign(body), sign(body, now, 'another-secret-of-length')]
  await verifyWebhook(body, wrong, secret, now)
  expect(compare.mock.calls.map(String)).toEqual([`${wrong},${right}`])
  compare.mockRestore()
})

test.each([now - 5 * 60_000, now + 60_000])('a slow network and a wrong clock are accepted', async (at) => {
  expect(await verifyWebhook(body, sign(body, at), secret, now)).toMatchObject({ kind: 'verified' })
})

test.each(['{', '[]', 'null', '"text"', '{"_id":1,"_type":"homePage"}', '{"_id":"homePage"}'])(
  'the signed but malformed body %j is refused with 400',
  async (payload) => {
    expect(await verifyWebhook(payload, sign(payload), secret, now)).toEqual({
      kind: 'refused',
      status: 400,
      reason: 'The body names no document and type.',
    })
  },
)

test('an empty secret verifies no call', async () => {
  expect(await verifyWebhook(body, sign(body, now, ''), '', now)).toMatchObject({
    kind: 'refused',
    status: 401,
  })
})

test('a call is remembered for as long as it is valid', () => {
  calls.set('signature', 'done')
  // Its sender's clock may be a minute ahead.
  expect(calls.getRemainingTTL('signature')).toBeGreaterThan(6 * 60_000 - 1_000)
})

test('a call gives the current and former path, if valid', async () => {
  const moved = JSON.stringify({ _id: 'a', _type: 'landingPage', path: '/summer', formerPath: '/spring' })
  expect(await verifyWebhook(moved, sign(moved), secret, now)).toMatchObject({
    change: { paths: ['/summer', '/spring'] },
  })
  const odd = JSON.stringify({ _id: 'a', _type: 'redirect', path: '//evil.example', formerPath: 7 })
  expect(await verifyWebhook(odd, sign(odd), secret, now)).toMatchObject({ change: { paths: [] } })
})
