import type { GetStaticPaths, GetStaticProps, GetStaticPropsContext } from 'next'
import dynamic from 'next/dynamic'
import { LandingView, type Sections, shownSections } from '../components/landing/LandingView.tsx'
import { PageHead } from '../components/seo/PageHead.tsx'
import { getLandingPosts } from '../lib/blog/posts.server.ts'
import { redirection } from '../lib/http/redirect.server.ts'
import { isPlainPath, isReserved } from '../lib/site/redirects.ts'
import { isVisible, nextMoment } from '../lib/site/visibility.ts'
import { noteAbsence } from '../lib/next/absences.server.ts'
import { fetchContentPaths } from '../lib/sanity/content/contentPaths.server.ts'
import { ContentUnavailableError } from '../lib/sanity/content/client.server.ts'
import { getLandingPage } from '../lib/sanity/content/getPage.server.ts'
import { revalidateIn } from '../lib/sanity/content/revalidate.server.ts'
import { staticPage, unlessEnded } from '../lib/sanity/content/staticPage.server.ts'
import type { LandingPage } from '../lib/sanity/content/pageTypes.ts'
import { ownWords } from '../lib/seo/ownWords.ts'

/** Each in a chunk of its own. Not React's `lazy`, whose inline scripts the CSP forbids. */
const HomeSections: Sections['HomeSections'] = dynamic(() =>
  import('../components/home/HomeSections.tsx').then((module) => module.HomeSections),
)

const Questions: Sections['Questions'] = dynamic(() =>
  import('../components/faq/Questions.tsx').then((module) => module.Questions),
)

/** Sections of other pages, passed in because views never import each other. */
const sections: Sections = {
  HomeSections,
  Questions,
  // Each in a chunk of its own, which only pages with such a section load.
  own: {
    textSection: dynamic(() =>
      import('../components/landing/TextSection.tsx').then((module) => module.TextSection),
    ),
    pictureTextSection: dynamic(() =>
      import('../components/landing/PictureTextSection.tsx').then((module) => module.PictureTextSection),
    ),
    videoSection: dynamic(() =>
      import('../components/landing/VideoSection.tsx').then((module) => module.VideoSection),
    ),
    logosSection: dynamic(() =>
      import('../components/landing/LogosSection.tsx').then((module) => module.LogosSection),
    ),
    contactFormSection: dynamic(() =>
      import('../components/contact/ContactSection.tsx').then((module) => module.ContactSection),
    ),
    caseStudiesSection: dynamic(() =>
      import('../components/case-studies/CaseStudiesSection.tsx').then((module) => module.CaseStudiesSection),
    ),
    teamSection: dynamic(() =>
      import('../components/about/TeamSection.tsx').then((module) => module.TeamSection),
    ),
    postsSection: dynamic(() =>
      import('../components/blog/PostsSection.tsx').then((module) => module.PostsSection),
    ),
    jobsSection: dynamic(() =>
      import('../components/jobs/JobsSection.tsx').then((module) => module.JobsSection),
    ),
  },
}

/** A landing page or a 404. */
export default function Landing(content: LandingPage) {
  const { settings, page, draft } = content
  const { hero } = shownSections(page).hero
  return (
    <>
      <PageHead
        content={{ settings, page: { seo: ownWords(page.seo, hero), hero }, draft }}
        path={`/${page.slug}`}
      />
      <LandingView content={content} sections={sections} />
    </>
  )
}

/** The page with the posts that its sections show, if any. */
async function withPosts(content: LandingPage, context: GetStaticPropsContext) {
  const counts = content.page.sections.flatMap((section) =>
    section._type === 'postsSection' ? [section.count ?? 1] : [],
  )
  if (counts.length === 0) return { props: content }
  const { posts, revalidate } = await getLandingPosts(Math.max(...counts), context)
  return { props: { ...content, posts }, revalidate }
}

/** Seconds until a 404 is regenerated, for a lost webhook call. */
const lookAgain = 60

/** A redirect within the site is relative. */
const anyOrigin = 'https://site.invalid'

export const getStaticPaths = (async () => {
  try {
    const { landingPages } = await fetchContentPaths()
    const now = Date.now()
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
  if (!isPlainPath(path) || isReserved(path)) return { notFound: true, revalidate: lookAgain }
  const { landingPages } = await fetchContentPaths()
  const page = landingPages.find((each) => each.path === path)
  const [slug = ''] = parts
  if (parts.length === 1 && (context.draftMode || page)) {
    const result = await unlessEnded(async () => {
      const content = await getLandingPage(slug, context)
      return content && staticPage<LandingPage>(() => withPosts(content, context))
    })
    if (result) return result
  }
  // Visitors are redirected by proxy.ts, which knows the query.
  const found = context.draftMode && (await redirection(new URL(path, anyOrigin)))
  if (!found) {
    // The page may appear by itself.
    const nextChange = page && nextMoment([page.window], Date.now())
    noteAbsence(path, nextChange)
    return { notFound: true, revalidate: revalidateIn(nextChange, lookAgain) }
  }
  return { redirect: { destination: found.to.href.replace(anyOrigin, ''), permanent: false } }
}) satisfies GetStaticProps<LandingPage>
