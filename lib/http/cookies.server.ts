import type { ServerResponse } from 'node:http'
import { publicEnv } from '../site/env.ts'

/** A site on this machine, without TLS: Safari stores no `Secure` cookie there. */
const isLocal = (): boolean =>
  process.env.NODE_ENV === 'development' ||
  /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::|$)/.test(publicEnv.siteUrl)

/** Of Next's cookies of a preview, in production. */
export const nextAttributes = 'Secure; SameSite=None'

/**
 * To be called once a response has its cookies: they are `SameSite=Lax`, as the Studio frames the
 * site on its own origin only, and `Secure` but on this machine.
 */
export function fitCookies(response: ServerResponse): void {
  const cookies = [response.getHeader('Set-Cookie') ?? []].flat()
  if (cookies.length === 0) return
  const attributes = isLocal() ? 'SameSite=Lax' : 'Secure; SameSite=Lax'
  response.setHeader(
    'Set-Cookie',
    cookies.map((cookie) => String(cookie).replace(nextAttributes, attributes)),
  )
}
