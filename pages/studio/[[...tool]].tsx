import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { GetServerSideProps } from 'next'
import { isRead } from '../../lib/http.server.ts'
import { studioPolicy } from '../../lib/security/contentPolicy.ts'

/** The Studio routes in the browser: every address under /studio is its one page, which `npm run build:studio` leaves here. */
const studioPage = path.join(process.cwd(), 'public', 'studio', 'index.html')

export default function Studio() {
  return null
}

/**
 * Answers with the Studio's own page. A rewrite would do the same, but a single one in next.config.js adds 3 kB of JavaScript to every
 * page of the site.
 */
export const getServerSideProps = (async ({ params, req, res }) => {
  // Said before anything can go wrong: at addresses of files it takes the place of `studioFiles`.
  res.setHeader('Cache-Control', 'no-cache')
  if (!isRead(req, res)) return { props: {} }
  // A file of an older build, which an open tab may still ask for.
  if (params?.tool?.[0] === 'static') return { notFound: true }
  try {
    const html = await readFile(studioPage, 'utf8')
    res.setHeader('Content-Type', 'text/html; charset=utf-8')
    res.setHeader('Content-Security-Policy', studioPolicy(html))
    res.setHeader('X-Robots-Tag', 'noindex')
    res.end(html)
    return { props: {} }
  } catch {
    // Only the site was built.
    return { notFound: true }
  }
}) satisfies GetServerSideProps
