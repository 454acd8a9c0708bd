import crypto from 'node:crypto'
import { verifyWebhook } from '#lib/sanity/publish/webhook.server.ts'
import { signed } from '#tests/fixtures/signed.ts'

const secret = 'a-secret-of-some-length'
const now = Date.parse('2026-11-20T12:00:00Z')
const body = JSON.stringify({ _id: 'homePage', _type: 'homePage' })

const sign = (payload: string, at = now, key = secret) => signed(payload, key, at)

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(now))
afterEach(() => jest.restoreAllMocks())

test.each([now, now - 5 * 60_000, now + 60_000])('a call signed at %s is verified', async (at) => {
  expect(await verifyWebhook(body, sign(body, at), secret)).toEqual({
    kind: 'verified',
    change: { id: 'homePage', type: 'homePage', paths: [] },
  })
})

test.each([
  ['without a body', '', sign('')],
  ['with a signature cut short', body, sign(body).slice(0, -1)],
  ['signed with another secret', body, sign(body, now, 'another-secret-of-length')],
  ['whose body was changed by one byte', body.replace('homePage', 'homepage'), sign(body)],
  ['that is older than five minutes', body, sign(body, now - 312_000)],
  ['from later than a minute ahead', body, sign(body, now + 61_000)],
])('a call %s is refused with 401', async (_, payload, signature) => {
  expect(await verifyWebhook(payload, signature, secret)).toMatchObject({ kind: 'refused', status: 401 })
})

test('signatures are compared in constant time', async () => {
  const compare = jest.spyOn(crypto, 'timingSafeEqual')
  await verifyWebhook(body, sign(body, now, 'another-secret-of-length'), secret)
  expect(compare).toHaveBeenCalledTimes(1)
})

test.each(['{', 'null', '{"_id":1,"_type":"homePage"}', '{"_id":"homePage"}'])(
  'the signed but malformed body %j is refused with 400',
  async (payload) => {
    expect(await verifyWebhook(payload, sign(payload), secret)).toMatchObject({
      kind: 'refused',
      status: 400,
    })
  },
)

test('a call gives the current and former path, if valid', async () => {
  const moved = JSON.stringify({ _id: 'a', _type: 'landingPage', path: '/summer', formerPath: '/spring' })
  expect(await verifyWebhook(moved, sign(moved), secret)).toMatchObject({
    change: { paths: ['/summer', '/spring'] },
  })
  const odd = JSON.stringify({ _id: 'a', _type: 'redirect', path: '//evil.example', formerPath: 7 })
  expect(await verifyWebhook(odd, sign(odd), secret)).toMatchObject({ change: { paths: [] } })
})
