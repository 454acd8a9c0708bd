import { NextResponse, type NextRequest } from 'next/server'
import { canonicalPath } from './lib/http/canonicalPath.server.ts'
import { redirection } from './lib/http/redirect.server.ts'
import { isPostPath, landingPath } from './lib/site/redirects.ts'

/** Next decrypts this cookie in each request that has it, for some 50 ms of its only thread. */
const draftData = '__next_preview_data'
const draftCookies = ['__prerender_bypass', draftData]

/** Browsers would keep a permanent redirect for good, and an editor may change it. */
const headers = { 'Cache-Control': 'no-store' }

/**
 * One redirect: an editor's, or a permanent one from another spelling of a page's path.
 * The query stays. Refuses other spellings of images. An image in a draft session comes without
 * its data.
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
  const hasDrafts = draftCookies.every((name) => request.cookies.get(name)?.value)
  const isDraft = hasDrafts && landingPath(page.slice(1)) !== undefined
  // A missing post redirects by itself.
  const found = isDraft || isPostPath(page) ? undefined : await redirection(url)
  if (found) return NextResponse.redirect(found.to, { status: found.status, headers })
  const path = await canonicalPath(page)
  if (path === page) return NextResponse.next()
  url.pathname = path
  return NextResponse.redirect(url, { status: 308, headers })
}

export const config = {
  matcher: [
    // An editor's redirect, or a landing page: what is no page, post or file of the site.
    '/((?!_next/|api/|art/|fonts/|studio(?:/|$)|(?:index|roles-we-staff|about-us|case-study|faq|contact-us|blog(?:/[^/]+|/page/\\d+)?|job-seeker|search-all-jobs|404)(?:\\.json)?$|(?:feed\\.xml|sitemap\\.xml|robots\\.txt|favicon\\.(?:ico|svg)|apple-touch-icon\\.png|icon-\\d+\\.png|manifest\\.webmanifest)$).+)',
    // Home of an old system, such as "/?p=123". `homeParameters` names them.
    { source: '/', has: [{ type: 'query', key: 'p' }] },
    { source: '/', has: [{ type: 'query', key: 'page_id' }] },
    { source: '/', has: [{ type: 'query', key: 'post' }] },
    { source: '/', has: [{ type: 'query', key: 'attachment_id' }] },
    { source: '/', has: [{ type: 'query', key: 'cat' }] },
    { source: '/', has: [{ type: 'query', key: 'tag' }] },
    { source: '/', has: [{ type: 'query', key: 'author' }] },
    { source: '/', has: [{ type: 'query', key: 'page' }] },
    { source: '/', has: [{ type: 'query', key: 'id' }] },
    { source: '/', has: [{ type: 'query', key: 'option' }] },
    { source: '/', has: [{ type: 'query', key: 'q' }] },
    // Capital letters in a page's path.
    '/((?!_next/|api/|studio/|[^/]*\\.).*[A-Z].*)',
    // A final slash anywhere.
    '/(.+)/',
    // One spelling for each image: dots, slashes or a fragment would have it resized again and
    // again. Next would respond 500 to a malformed percent sign.
    {
      source: '/_next/image',
      missing: [{ type: 'query', key: 'url', value: '/api/media/(?:[\\w,-]+/)*[\\w-]+(?:\\.\\w+)?' }],
    },
    // An image in a draft session. Next reads this list without running it: no constant here.
    { source: '/api/media/:path*', has: [{ type: 'cookie', key: '__next_preview_data' }] },
  ],
}
