import { NextResponse, type NextRequest } from 'next/server'
import { canonicalPath } from './lib/http/canonicalPath.server.ts'

/**
 * One permanent redirect from another spelling of a page's path; the query stays.
 * Refuses malformed images.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const url = new URL(request.url)
  if (url.pathname === '/_next/image') return new NextResponse(null, { status: 400 })
  const path = await canonicalPath(url.pathname)
  if (path === url.pathname) return NextResponse.next()
  url.pathname = path
  return NextResponse.redirect(url, 308)
}

export const config = {
  matcher: [
    // Capital letters in a page's path.
    '/((?!_next/|api/|studio/|[^/]*\\.).*[A-Z].*)',
    // A final slash anywhere.
    '/(.+)/',
    // No image of ours has a percent sign; Next would respond 500 to a malformed one.
    { source: '/_next/image', has: [{ type: 'query', key: 'url', value: '.*%.*' }] },
  ],
}
