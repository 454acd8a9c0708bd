import type { Exchange } from './server.ts'

/** The origins of the local site, which may read a stand-in's answers from the browser. */
export const defaultSiteOrigins: readonly string[] = ['http://localhost:3000', 'http://127.0.0.1:3000']

type CorsRules = { origins: readonly string[]; methods: string }

/**
 * Sets the CORS headers for the configured origins.
 * @returns whether the request may go on: true without an Origin header (a server or a terminal asks) or with a known one
 */
export function allowOrigin({ request, response }: Exchange, { origins, methods }: CorsRules): boolean {
  response.setHeader('Vary', 'Origin')
  const { origin } = request.headers
  if (origin === undefined) return true
  if (!origins.includes(origin)) return false
  response.setHeader('Access-Control-Allow-Origin', origin)
  if (request.method === 'OPTIONS') {
    response.setHeader('Access-Control-Allow-Methods', methods)
    response.setHeader('Access-Control-Allow-Headers', 'content-type')
    response.setHeader('Access-Control-Max-Age', '600')
  }
  return true
}
