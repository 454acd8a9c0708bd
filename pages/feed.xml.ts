import type { GetServerSideProps } from 'next'
import { feedXml, type Channel } from '../lib/blog/feed.ts'
import { getFeedPosts } from '../lib/blog/posts.server.ts'
import { publicEnv } from '../lib/env.ts'
import { isRead } from '../lib/http.server.ts'
import { routes } from '../lib/routes.ts'
import { lastAnswer } from '../lib/sanity/lastAnswer.server.ts'
import { getBlogPage } from '../lib/sanity/pages.server.ts'
import { shareAnswer } from '../lib/sanity/sharedAnswer.server.ts'

export default function Feed() {
  return null
}

/** While the content lake cannot be read it is what it was; null if that was never known. */
const channel = () =>
  lastAnswer<Channel | null>('name and description of the feed', fetchChannel, {
    answer: null,
    consequence: 'The feed is answered 503.',
  })

async function fetchChannel(): Promise<Channel> {
  const { settings, page } = await shareAnswer('feed', () => getBlogPage(routes.feed))
  return {
    title: [page.seo?.title, settings.name].filter(Boolean).join(' | '),
    description: page.seo?.description ?? page.hero?.text ?? '',
    siteUrl: publicEnv.siteUrl,
  }
}

export const getServerSideProps = (async ({ req, res }) => {
  if (!isRead(req, res)) return { props: {} }
  const [about, posts] = await Promise.all([channel(), getFeedPosts()])
  if (!about || posts.length === 0) {
    // A reader that is told "nothing" may forget what it has.
    res.writeHead(503, { 'Retry-After': '60', 'Cache-Control': 'no-store' }).end()
    return { props: {} }
  }
  res.setHeader('Content-Type', 'application/rss+xml; charset=utf-8')
  res.setHeader('Cache-Control', 'public, s-maxage=300, stale-while-revalidate=86400')
  res.end(feedXml(posts, about))
  return { props: {} }
}) satisfies GetServerSideProps
