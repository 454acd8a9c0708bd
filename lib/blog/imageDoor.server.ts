import { NextResponse } from 'next/server'
import { optimizedUrl } from '../images/postImage.ts'
import { isPostImage } from './host.server.ts'

const headers = { 'Cache-Control': 'no-store' }

/**
 * Whom Next's optimizer lets in, which would resize one image under endless URLs: images of posts
 * that the blog host has listed or sent. Pages outlive the memory of posts, so another image of that
 * host comes from there, as it is; all else is a 404.
 */
export function imageDoor(query: URLSearchParams): NextResponse {
  const [src = '', ...others] = query.getAll('url')
  if (others.length > 0 || !optimizedUrl(src)) return new NextResponse(null, { status: 404, headers })
  // On Vercel it is the host's optimizer, and no memory is shared with it.
  if (process.env.VERCEL || isPostImage(src)) return NextResponse.next()
  return NextResponse.redirect(src, { status: 307, headers })
}
