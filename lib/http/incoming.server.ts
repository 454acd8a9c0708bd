import { subscribe } from 'node:diagnostics_channel'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { noteCaller } from '../util/caller.server.ts'
import { callerOf } from '../util/rateLimit.server.ts'

/** Next's own requests within the process carry them. They arrive by no connection. */
const internal = ['x-prerender-revalidate', 'x-prerender-revalidate-if-generated']

const draftCookies = ['__prerender_bypass', '__next_preview_data']

/**
 * Removes what nobody outside may say: that a page be regenerated, and a half of the draft cookies.
 * One of them alone would cost the content lake a query at each request.
 */
function disarm(headers: IncomingHttpHeaders): void {
  for (const name of internal) delete headers[name]
  const pairs = headers.cookie?.split(/; */)
  if (!pairs?.some((pair) => draftCookies.includes(nameOf(pair)))) return
  // The last of a name counts, as for Next.
  const values = new Map(pairs.map((pair) => [nameOf(pair), pair.slice(nameOf(pair).length + 1)]))
  if (draftCookies.every((name) => values.get(name))) return
  const others = pairs.filter((pair) => !draftCookies.includes(nameOf(pair)))
  if (others.length > 0) headers.cookie = others.join('; ')
  else delete headers.cookie
}

const nameOf = (pair: string): string => pair.split('=', 1)[0] ?? ''

/** Does so with each request of this process before Next sees it, and notes who sent it. */
export function watchIncoming(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    disarm(request.headers)
    noteCaller(callerOf(request))
  })
}
