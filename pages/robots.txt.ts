import type { GetServerSideProps } from 'next'
import { publicEnv } from '../lib/env.ts'
import { isRead } from '../lib/http.server.ts'

/**
 * The Studio is not forbidden here: its answers say "noindex", and a crawler must be let in to read that.
 * A page and not a file in public/, because the sitemap's address depends on where the site runs.
 */
export default function Robots() {
  return null
}

export const getServerSideProps = (async ({ req, res }) => {
  if (!isRead(req, res)) return { props: {} }
  res.setHeader('Content-Type', 'text/plain; charset=utf-8')
  res.setHeader('Cache-Control', 'public, s-maxage=86400')
  res.end(
    [
      'User-agent: *',
      'Allow: /',
      'Disallow: /api/',
      // Pictures are fetched by who lists them and by who shows a shared link.
      'Allow: /api/media/',
      'Allow: /api/social/',
      '',
      `Sitemap: ${publicEnv.siteUrl}/sitemap.xml`,
      '',
    ].join('\n'),
  )
  return { props: {} }
}) satisfies GetServerSideProps
