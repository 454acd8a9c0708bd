import type { GetStaticPaths, GetStaticProps, GetStaticPropsContext } from 'next'
import { LandingView } from '../components/landing/LandingView.tsx'
import { PageHead } from '../components/seo/PageHead.tsx'
import { getLandingPosts } from '../lib/blog/posts.server.ts'
import { homeRange } from '../lib/blog/ranges.ts'
import { redirection } from '../lib/redirects/redirection.server.ts'
import { landingPath } from '../lib/site/paths.ts'
import { isVisible } from '../lib/site/visibility.ts'
import { fetchContentPaths } from '../lib/sanity/queries/contentPaths.server.ts'
import { ContentUnavailableError } from '../lib/sanity/queries/client.server.ts'
import { getLandingPage, staticPage } from '../lib/sanity/page/getPage.server.ts'
import { revalidateIn } from '../lib/util/revalidate.server.ts'
import type { LandingPage } from '../lib/sanity/page/pageTypes.ts'

/** A landing page or a 404. */
export default function Landing(content: LandingPage) {
  return (
    <>
      <PageHead content={content} path={`/${content.page.slug}`} />
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

/** Seconds until a 404 is regenerated, for a lost webhook call. A page may appear before that. */
const lookAgain = 60

export const getStaticPaths = (async () => {
  try {
    const { landingPages } = await fetchContentPaths()
    const visible = landingPages.filter(({ times }) => isVisible(times, Date.now()))
    return { paths: visible.map(({ path }) => path), fallback: 'blocking' }
  } catch (error) {
    if (!ContentUnavailableError.is(error)) throw error
    console.warn(`[content] ${error.message} Landing pages are generated when somebody asks for them.`)
    return { paths: [], fallback: 'blocking' }
  }
}) satisfies GetStaticPaths

/** Throws while the content lake cannot be read: search engines would forget a 404. */
export const getStaticProps = (async (context) => {
  const slug = [context.params?.path ?? []].flat().join('/')
  const path = landingPath(slug)
  if (!path) return { notFound: true, revalidate: lookAgain }
  const { landingPages } = await fetchContentPaths()
  const page = landingPages.find((each) => each.path === path)
  if (page || context.draftMode) {
    const content = await getLandingPage(slug, context)
    if (content) return withPosts(content, context)
  }
  // Visitors are redirected by proxy.ts.
  const found = context.draftMode && (await redirection(path))
  if (found) return { redirect: { ...found, permanent: false } }
  return { notFound: true, revalidate: revalidateIn(page?.times.visibleFrom, lookAgain) }
}) satisfies GetStaticProps<LandingPage>
