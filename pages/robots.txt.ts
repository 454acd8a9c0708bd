import type { GetServerSideProps } from 'next'
import { publicEnv } from '../lib/site/env.ts'
import { isRead } from '../lib/http/request.server.ts'
import { routes } from '../lib/site/pages.ts'

/**
 * A crawler must read the Studio's "noindex", and that of a whole site: what it may not read, it
 * may list by its links. Not in public/: the sitemap's URL varies.
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
      '',
      ...(publicEnv.noIndex ? [] : [`Sitemap: ${publicEnv.siteUrl}${routes.sitemap}`, '']),
    ].join('\n'),
  )
  return { props: {} }
}) satisfies GetServerSideProps
