import { NextResponse, type NextRequest } from 'next/server'
import { canonicalPath } from './lib/http/canonicalPath.server.ts'
import { redirection } from './lib/http/redirect.server.ts'
import { landingPath } from './lib/site/redirects.ts'

/** Next decrypts this cookie in each request that has it, for some 50 ms of its only thread. */
const draftData = '__next_preview_data'

/**
 * One redirect: an editor's, or a permanent one from another spelling of a page's path.
 * The query stays. Refuses malformed images. An image in a draft session comes without its data.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const url = new URL(request.url)
  if (url.pathname === '/_next/image') return new NextResponse(null, { status: 400 })
  if (url.pathname.startsWith('/api/media/')) {
    request.cookies.delete(draftData)
    return NextResponse.next({ request: { headers: request.headers } })
  }
  // Next's router asks for the data of a page, and adds the parameters of its route to the query.
  const [, dataOf] = /^\/_next\/data\/[^/]+(\/.+)\.json$/.exec(url.pathname) ?? []
  if (dataOf) for (const name of ['path', 'id', 'number']) url.searchParams.delete(name)
  const page = dataOf ?? url.pathname
  url.pathname = page
  // A draft may stand there.
  const isDraft = request.cookies.has('__prerender_bypass') && landingPath(page.slice(1)) !== undefined
  const found = isDraft ? undefined : await redirection(url)
  if (found) return NextResponse.redirect(found.to, found.status)
  const path = await canonicalPath(page)
  if (path === page) return NextResponse.next()
  url.pathname = path
  return NextResponse.redirect(url, 308)
}

export const config = {
  matcher: [
    // An editor's redirect, or a landing page: whatever is no page or file of the site itself.
    '/((?!_next/|api/|art/|fonts/|studio(?:/|$)|(?:index|roles-we-staff|about-us|case-study|faq|contact-us|blog|job-seeker|search-all-jobs|404)(?:/|\\.json$|$)|.*\\.(?:ico|png|svg|jpe?g|webp|avif|webmanifest|xml|txt|js|css|map|woff2?)$).+)',
    // Capital letters in a page's path.
    '/((?!_next/|api/|studio/|[^/]*\\.).*[A-Z].*)',
    // A final slash anywhere.
    '/(.+)/',
    // No image of ours has a percent sign; Next would respond 500 to a malformed one.
    { source: '/_next/image', has: [{ type: 'query', key: 'url', value: '.*%.*' }] },
    // An image in a draft session. Next reads this list without running it: no constant here.
    { source: '/api/media/:path*', has: [{ type: 'cookie', key: '__next_preview_data' }] },
  ],
}
