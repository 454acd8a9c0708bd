import type { ServerResponse } from 'node:http'
import { publicEnv } from '../site/env.ts'

/** A site on this machine, without TLS: Safari stores no `Secure` cookie there. */
const isLocal = (): boolean =>
  process.env.NODE_ENV === 'development' ||
  /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::|$)/.test(publicEnv.siteUrl)

/** Of each cookie of a preview. The Studio may frame the site from elsewhere. */
export const previewAttributes = 'Secure; SameSite=None'

/**
 * To be called once a response has its cookies. A site on this machine gets Next's attributes of
 * development, for Next's own cookies too. Every other site keeps them `Secure`.
 */
export function fitCookies(response: ServerResponse): void {
  const cookies = [response.getHeader('Set-Cookie') ?? []].flat()
  if (cookies.length === 0 || !isLocal()) return
  response.setHeader(
    'Set-Cookie',
    cookies.map((cookie) => String(cookie).replace(previewAttributes, 'SameSite=Lax')),
  )
}
