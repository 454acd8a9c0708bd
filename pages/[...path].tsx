import type { GetStaticPaths, GetStaticProps } from 'next'
import dynamic from 'next/dynamic'
import { HomeSections } from '../components/home/HomeSections.tsx'
import { LandingView, type Sections, shownSections } from '../components/landing/LandingView.tsx'
import { PageHead } from '../components/seo/PageHead.tsx'
import { isPlainPath, isReserved, pathOf, redirectOf } from '../lib/site/redirects.ts'
import { encodedPath } from '../lib/site/links.ts'
import { fetchContentPaths } from '../lib/sanity/content/contentPaths.server.ts'
import { ContentUnavailableError } from '../lib/sanity/content/client.server.ts'
import { getLandingPage } from '../lib/sanity/content/getPage.server.ts'
import { revalidateSeconds } from '../lib/site/pages.ts'
import type { LandingPage } from '../lib/sanity/content/pageTypes.ts'

/** In a chunk of its own. Not React's `lazy`, whose inline scripts the CSP forbids. */
const Questions: Sections['Questions'] = dynamic(() =>
  import('../components/faq/Questions.tsx').then((module) => module.Questions),
)

/** Sections of other pages, passed in because views never import each other. */
const sections: Sections = { HomeSections, Questions }

/** A landing page, a redirect, or a 404. */
export default function Landing(content: LandingPage) {
  const { settings, page, draft } = content
  return (
    <>
      <PageHead
        content={{ settings, page: { seo: page.seo, hero: shownSections(page).hero.hero }, draft }}
        path={`/${page.slug}`}
      />
      <LandingView content={content} sections={sections} />
    </>
  )
}

/** Seconds until a 404 is regenerated, for a lost webhook call. */
const lookAgain = 60

export const getStaticPaths = (async () => {
  try {
    const { landingPages } = await fetchContentPaths()
    return { paths: landingPages.map(({ path }) => path), fallback: 'blocking' }
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
  const nowhere = { notFound: true, revalidate: lookAgain } as const
  if (!isPlainPath(path) || isReserved(path)) return nowhere
  const { landingPages, redirects } = await fetchContentPaths()
  const live = new Set(landingPages.map((page) => page.path))
  const [slug = ''] = parts
  if (parts.length === 1 && (context.draftMode || live.has(path))) {
    const content = await getLandingPage(slug, context)
    if (content) return { props: content, revalidate: revalidateSeconds }
  }
  // A redirect left on a live page's path counts only for that path, not within a chain.
  const found = redirectOf(
    path,
    redirects.filter(({ from }) => from === path || !live.has(from)),
  )
  if (!found) return nowhere
  // Browsers cache permanent redirects: none may lead to a missing landing page.
  const end = pathOf(found.to)
  const leadsOn = context.draftMode || isReserved(end) || live.has(end)
  if (!leadsOn) return nowhere
  return {
    redirect: { destination: encodedPath(found.to), permanent: found.permanent },
    revalidate: revalidateSeconds,
  }
}) satisfies GetStaticProps<LandingPage>
