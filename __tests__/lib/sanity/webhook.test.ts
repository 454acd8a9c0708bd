/** @jest-environment node */
import { createHmac } from 'node:crypto'
import { judgeWebhook, mostAge, ReplayGuard } from '../../../lib/sanity/webhook.server.ts'

const secret = 'a-secret-of-some-length'
const now = Date.parse('2026-11-20T12:00:00Z')
const body = JSON.stringify({ _id: 'homePage', _type: 'homePage' })

/** Signed as hosted Sanity documents it, without its own package: time, a dot and the body under the secret. */
function sign(payload: string, at = now, key = secret): string {
  const mac = createHmac('sha256', key).update(`${at}.${payload}`).digest('base64url')
  return `t=${at},v1=${mac}`
}

test('believes a fresh call that is signed with the secret', async () => {
  expect(await judgeWebhook(body, sign(body), secret, now)).toEqual({
    kind: 'believed',
    change: { id: 'homePage', type: 'homePage', paths: [] },
  })
})

test.each([
  ['without a signature', body, undefined],
  ['without a body', '', sign('')],
  ['with a signature that is not one', body, 'nonsense'],
  ['signed with another secret', body, sign(body, now, 'another-secret-of-length')],
  ['whose body was changed by one byte', body.replace('homePage', 'homepage'), sign(body)],
  ['whose body was only formatted', JSON.stringify(JSON.parse(body), null, 2), sign(body)],
  ['older than five minutes', body, sign(body, now - mostAge - 1)],
  ['from the future', body, sign(body, now + 10 * 60_000)],
])('refuses a call %s with 401', async (_, payload, signature) => {
  expect(await judgeWebhook(payload, signature, secret, now)).toMatchObject({ kind: 'refused', status: 401 })
})

test.each(['{', '[]', 'null', '"text"', '{"_id":1,"_type":"homePage"}', '{"_id":"homePage"}'])(
  'refuses the signed but malformed body %j with 400',
  async (payload) => {
    expect(await judgeWebhook(payload, sign(payload), secret, now)).toMatchObject({
      kind: 'refused',
      status: 400,
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
  guard.remember('signature', now)
  expect(guard.isReplay('signature')).toBe(true)
  guard.forget('signature')
  expect(guard.isReplay('signature')).toBe(false)
})

test('what is too old to be believed is not remembered for ever', () => {
  const guard = new ReplayGuard()
  guard.remember('old', now)
  guard.remember('new', now + mostAge * 3)
  expect(guard.isReplay('old')).toBe(false)
  expect(guard.isReplay('new')).toBe(true)
})

test('takes from a call where a landing page stands and where it stood, and nothing that is no path', async () => {
  const moved = JSON.stringify({ _id: 'a', _type: 'landingPage', path: '/summer', formerPath: '/spring' })
  expect(await judgeWebhook(moved, sign(moved), secret, now)).toMatchObject({
    change: { paths: ['/summer', '/spring'] },
  })
  const odd = JSON.stringify({ _id: 'a', _type: 'redirect', path: '//evil.example', formerPath: 7 })
  expect(await judgeWebhook(odd, sign(odd), secret, now)).toMatchObject({ change: { paths: [] } })
})
