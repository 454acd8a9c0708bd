import type { IncomingMessage, ServerResponse } from 'node:http'

/** This machine by its own names, with or without a port. */
const isOwnMachine = (host: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host)

/**
 * Lets Safari keep the cookies that the response sets when the site runs on one's own machine without TLS: unlike others, it holds
 * `http://localhost` for unsafe and drops what is `Secure`. Next does the same in development, and so does this: the Studio stands at the same
 * origin there, so its frame needs no `SameSite=None`. Elsewhere nothing changes.
 */
export function keepCookiesLocally(request: IncomingMessage, response: ServerResponse): void {
  if (!isOwnMachine(request.headers.host ?? '') || request.headers['x-forwarded-proto'] === 'https') return
  const cookies = [response.getHeader('Set-Cookie') ?? []].flat().map(String)
  response.setHeader(
    'Set-Cookie',
    cookies.map((cookie) =>
      cookie.replace(/; Secure\b/i, '').replace(/; SameSite=None\b/i, '; SameSite=Lax'),
    ),
  )
}
