import type { GetServerSideProps } from 'next'
import { allPostPaths } from '../lib/blog/posts.server.ts'
import { publicEnv } from '../lib/site/env.ts'
import { isRead, sendText } from '../lib/http/request.server.ts'
import { listedPaths } from '../lib/sanity/queries/listedPaths.server.ts'
import { respond503OnOutage } from '../lib/http/outage.server.ts'
import { sitemapXml } from '../lib/seo/xml.ts'

export default function Sitemap() {
  return null
}

export const getServerSideProps = (async ({ req, res }) => {
  if (!isRead(req, res)) return { props: {} }
  const lists = await respond503OnOutage(res, Promise.all([listedPaths(), allPostPaths()]))
  if (!lists) return { props: {} }
  res.setHeader('Content-Type', 'application/xml; charset=utf-8')
  res.setHeader('Cache-Control', 'public, s-maxage=300, stale-while-revalidate=86400')
  sendText(req, res, sitemapXml(lists.flat().map((path) => `${publicEnv.siteUrl}${path}`)))
  return { props: {} }
}) satisfies GetServerSideProps
