// https://nextjs.org/docs/pages/api-reference/file-conventions/proxy
import { NextResponse, type NextRequest } from 'next/server'
import { imageDoor } from './lib/blog/imageDoor.server.ts'
import { redirection } from './lib/redirects/redirection.server.ts'

/** Browsers would keep a permanent redirect for good, and an editor may change it. */
const headers = { 'Cache-Control': 'no-store' }

/** Redirects a path without a page, see `redirection`. The query stays, byte for byte. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const url = new URL(request.url)
  if (url.pathname.startsWith('/_next/image')) return imageDoor(url.searchParams)
  // Next's router asks for the data of a page, and adds the parameters of its route to the query.
  const [, dataOf] = /^\/_next\/data\/[^/]+(\/.+)\.json$/.exec(url.pathname) ?? []
  if (dataOf) for (const name of ['path', 'id', 'number']) url.searchParams.delete(name)
  // The draft of a landing page may stand there.
  const isDraft = request.cookies.has('__prerender_bypass')
  const found = isDraft ? undefined : await redirection(dataOf ?? url.pathname)
  if (!found) return NextResponse.next()
  const to = new URL(found.destination, url)
  to.search = [to.search, url.search]
    .map((query) => query.slice(1))
    .filter(Boolean)
    .join('&')
  return NextResponse.redirect(to, { status: found.permanent ? 308 : 307, headers })
}

export const config = {
  // What is no page, post or file of the site, or is spelled otherwise. Next reads it unrun.
  matcher: [
    '/((?!_next/|api/|art/|fonts/|studio(?:/|$)|(?:index|roles-we-staff|about-us|case-study|faq|contact-us|blog(?:/[a-z0-9_~-]+|/page/\\d+)?|job-seeker|search-all-jobs|404)(?:\\.json)?$|(?:feed\\.xml|sitemap\\.xml|robots\\.txt|favicon\\.(?:ico|svg)|apple-touch-icon\\.png|icon-\\d+\\.png|manifest\\.webmanifest)$).+)',
    // Next's optimizer responds below every path that begins so.
    '/_next/image(.*)',
  ],
}
