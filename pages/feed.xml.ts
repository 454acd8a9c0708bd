import type { GetServerSideProps } from 'next'
import { getFeedPosts } from '../lib/blog/posts.server.ts'
import { isRead, sendText } from '../lib/http/request.server.ts'
import { contentCache } from '../lib/sanity/queries/cache.server.ts'
import { getPage } from '../lib/sanity/page/getPage.server.ts'
import { respond503OnOutage } from '../lib/http/outage.server.ts'
import { feedXml, type Channel } from '../lib/seo/xml.ts'

export default function Feed() {
  return null
}

/** The last known channel while the content lake is down. */
const channel = (): Promise<Channel> => contentCache.load('the channel of the feed', fetchChannel)

async function fetchChannel(): Promise<Channel> {
  const { settings, page } = await getPage('blogPage')
  return {
    title: [page.seo?.title, settings.name].filter(Boolean).join(' | '),
    description: page.seo?.description ?? page.hero?.text ?? '',
  }
}

export const getServerSideProps = (async ({ req, res }) => {
  if (!isRead(req, res)) return { props: {} }
  const feed = await respond503OnOutage(res, Promise.all([getFeedPosts(), channel()]))
  if (!feed) return { props: {} }
  res.setHeader('Content-Type', 'application/rss+xml; charset=utf-8')
  res.setHeader('Cache-Control', 'public, s-maxage=300, stale-while-revalidate=86400')
  sendText(req, res, feedXml(...feed))
  return { props: {} }
}) satisfies GetServerSideProps
