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

test.each([
  ['http://localhost', 'SameSite=Lax'],
  ['http://localhost:3000', 'SameSite=Lax'],
  ['http://127.0.0.1:80', 'SameSite=Lax'],
  ['http://[::1]:3000', 'SameSite=Lax'],
  ['https://example.com', 'Secure; SameSite=Lax'],
  ['https://localhost:3000', 'Secure; SameSite=Lax'],
  ['http://localhost.example.com', 'Secure; SameSite=Lax'],
])('at %s, with TLS or without, cookies are %s', (siteUrl, fit) => {
  expect(cookiesAt(siteUrl, cookies)).toEqual(['a', 'b'].map((name) => `${name}=1; Path=/; HttpOnly; ${fit}`))
  expect(cookiesAt(siteUrl, [])).toBeUndefined()
})
