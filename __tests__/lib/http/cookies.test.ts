import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { fitCookies, nextAttributes } from '#lib/http/cookies.server.ts'
import { publicEnv } from '#lib/site/env.ts'

/** The cookies of a response of the site at a URL. */
function cookiesAt(siteUrl: string, cookies: string[]) {
  jest.replaceProperty(publicEnv, 'siteUrl', siteUrl)
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies)
  fitCookies(response)
  return response.getHeader('Set-Cookie')
}

const cookies = ['a', 'b'].map((name) => `${name}=1; Path=/; HttpOnly; ${nextAttributes}`)

test.each(['http://localhost', 'http://localhost:3000', 'http://127.0.0.1:80', 'http://[::1]:3000'])(
  'at %s, without TLS, no cookie is Secure',
  (siteUrl) => {
    expect(cookiesAt(siteUrl, cookies)).toEqual([
      'a=1; Path=/; HttpOnly; SameSite=Lax',
      'b=1; Path=/; HttpOnly; SameSite=Lax',
    ])
    expect(cookiesAt(siteUrl, [])).toBeUndefined()
  },
)

test.each(['https://example.com', 'https://localhost:3000', 'http://localhost.example.com'])(
  'at %j cookies stay Secure, and are no other site’s',
  (siteUrl) =>
    expect(cookiesAt(siteUrl, cookies)).toEqual([
      'a=1; Path=/; HttpOnly; Secure; SameSite=Lax',
      'b=1; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]),
)
