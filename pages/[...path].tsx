import type { GetStaticPaths, GetStaticProps, GetStaticPropsContext } from 'next'
import { LandingView, shownSections } from '../components/landing/LandingView.tsx'
import { PageHead } from '../components/seo/PageHead.tsx'
import { getLandingPosts } from '../lib/blog/posts.server.ts'
import { homeRange } from '../lib/blog/ranges.ts'
import { redirection } from '../lib/http/redirect.server.ts'
import { landingPath } from '../lib/site/redirects.ts'
import { isVisible, nextScheduledTime } from '../lib/site/visibility.ts'
import { fetchContentPaths } from '../lib/sanity/content/contentPaths.server.ts'
import { ContentUnavailableError } from '../lib/sanity/content/client.server.ts'
import { getLandingPage } from '../lib/sanity/content/getPage.server.ts'
import { currentTime } from '../lib/util/redis.server.ts'
import { untilItAppears } from '../lib/util/revalidate.server.ts'
import { staticPage } from '../lib/sanity/content/staticPage.server.ts'
import type { LandingPage } from '../lib/sanity/content/pageTypes.ts'
import { ownWords } from '../lib/seo/ownWords.ts'

/** A landing page or a 404. */
export default function Landing(content: LandingPage) {
  const { settings, page, draft } = content
  const { hero } = shownSections(page)
  return (
    <>
      <PageHead
        content={{ settings, page: { seo: ownWords(page.seo, hero), hero }, draft }}
        path={`/${page.slug}`}
      />
      <LandingView content={content} />
    </>
  )
}

/** The page with the posts that its sections show, if any. */
async function withPosts(content: LandingPage, context: GetStaticPropsContext) {
  const counts = content.page.sections.flatMap((section) =>
    section._type === 'postsSection' ? [section.count ?? homeRange.count] : [],
  )
  if (counts.length === 0) return staticPage(content)
  const { posts, revalidate } = await getLandingPosts(Math.max(...counts), context)
  return staticPage({ ...content, posts }, revalidate)
}

/** Seconds until a 404 is regenerated, for a lost webhook call. */
const lookAgain = 60

export const getStaticPaths = (async () => {
  try {
    const { landingPages } = await fetchContentPaths()
    const now = await currentTime()
    const visible = landingPages.filter(({ window }) => isVisible(window, now))
    return { paths: visible.map(({ path }) => path), fallback: 'blocking' }
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error
    console.warn(`[content] ${error.message} Landing pages are generated when somebody asks for them.`)
    return { paths: [], fallback: 'blocking' }
  }
}) satisfies GetStaticPaths

/** Throws while the content lake cannot be read: search engines would forget a 404. */
export const getStaticProps = (async (context) => {
  const parts = [context.params?.path ?? []].flat()
  const path = `/${parts.join('/')}`
  if (!landingPath(parts.join('/'))) return { notFound: true, revalidate: lookAgain }
  const { landingPages } = await fetchContentPaths()
  const now = await currentTime()
  const page = landingPages.find((each) => each.path === path)
  const [slug = ''] = parts
  const isThere = page && isVisible(page.window, now)
  if (parts.length === 1 && (context.draftMode || isThere)) {
    const content = await getLandingPage(slug, context)
    if (content) return withPosts(content, context)
  }
  // Visitors are redirected by proxy.ts.
  const found = context.draftMode && (await redirection(path))
  if (!found) {
    const appears = page && nextScheduledTime([page.window], now)
    return { notFound: true, revalidate: appears === undefined ? lookAgain : untilItAppears }
  }
  return { redirect: { ...found, permanent: false } }
}) satisfies GetStaticProps<LandingPage>
