import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { GetServerSideProps } from 'next'
import { publicEnv } from '#lib/site/env.ts'
import { studioPolicy } from '#lib/security/csp.ts'
import { isRead } from '#lib/http/request.server.ts'

/** The Studio's only page, for every URL below /studio. `npm run build:studio` writes it. */
const studioPage = path.join(process.cwd(), process.env.STUDIO_DIR || '.studio', 'index.html')

export default function Studio() {
  return null
}

export const getServerSideProps = (async ({ params, req, res }) => {
  // First: overrides the immutable header of next.config.js for a missing file.
  res.setHeader('Cache-Control', 'no-cache')
  if (!isRead(req, res)) return { props: {} }
  // A file of an older build.
  if (params?.tool?.[0] === 'static') return { notFound: true }
  try {
    const html = await readFile(studioPage, 'utf8')
    res.setHeader('Content-Type', 'text/html; charset=utf-8')
    res.setHeader('Content-Security-Policy', studioPolicy(publicEnv.sanity.apiHost))
    res.setHeader('X-Robots-Tag', 'noindex')
    res.end(html)
    return { props: {} }
  } catch {
    // Only the site was built.
    return { notFound: true }
  }
}) satisfies GetServerSideProps
