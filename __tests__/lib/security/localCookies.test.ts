/** @jest-environment node */
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { keepCookiesLocally } from '../../../lib/security/localCookies.server.ts'

const asNextSetsThem = [
  '__prerender_bypass=a; Path=/; HttpOnly; Secure; SameSite=None; Max-Age=43200',
  '__next_preview_data=b; Path=/; HttpOnly; Secure; SameSite=None; Max-Age=43200',
]

function cookiesFor(headers: Record<string, string>, cookies: string | string[] = asNextSetsThem) {
  const request = Object.assign(new IncomingMessage(new Socket()), { headers })
  const response = new ServerResponse(request)
  response.setHeader('Set-Cookie', cookies)
  keepCookiesLocally(request, response)
  return response.getHeader('Set-Cookie')
}

test.each(['localhost', 'localhost:3000', 'LOCALHOST:3000', '127.0.0.1:3000', '[::1]:3000'])(
  'a browser that takes %s for unsafe keeps the cookies',
  (host) => {
    expect(cookiesFor({ host })).toEqual([
      '__prerender_bypass=a; Path=/; HttpOnly; SameSite=Lax; Max-Age=43200',
      '__next_preview_data=b; Path=/; HttpOnly; SameSite=Lax; Max-Age=43200',
    ])
  },
)

test.each([
  ['another machine', { host: 'www.goodline.example' }],
  ['a name that only begins like this machine', { host: 'localhost.goodline.example' }],
  ['no name at all', {}],
  ['TLS in front of the site', { host: 'localhost:3000', 'x-forwarded-proto': 'https' }],
])('cookies stay as they are: %s', (_what, headers) => {
  expect(cookiesFor(headers)).toEqual(asNextSetsThem)
})

test('the value of a cookie stays as it is', () => {
  expect(cookiesFor({ host: 'localhost' }, 'a=Secure SameSite=None; Secure')).toEqual([
    'a=Secure SameSite=None',
  ])
})
