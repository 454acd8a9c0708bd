import type { GetStaticPaths, GetStaticProps } from 'next'
import dynamic from 'next/dynamic'
import { HomeSections } from '../components/home/HomeSections.tsx'
import { LandingView, type Sections } from '../components/landing/LandingView.tsx'
import { shownSections } from '../components/landing/shownSections.ts'
import { PageHead } from '../components/layout/PageHead.tsx'
import { isPlainPath, isReserved, pathOf, redirectOf } from '../lib/addresses.ts'
import { encodedPath } from '../lib/links.ts'
import { fetchAddresses } from '../lib/sanity/addresses.server.ts'
import { ContentUnavailableError } from '../lib/sanity/client.server.ts'
import { getLandingPage } from '../lib/sanity/pages.server.ts'
import { revalidateSeconds } from '../lib/sanity/revalidateSeconds.ts'
import type { LandingPage } from '../lib/sanity/pages.ts'

/**
 * Loaded when a landing page has questions: a visitor of any other does without, and the FAQ's script stays in one piece, where a second
 * page that takes parts of it at once would cut it in two. Not React's own `lazy`: what the server has not loaded yet when it begins to draw,
 * that puts in place by inline scripts, which our policy forbids.
 */
const Questions: Sections['Questions'] = dynamic(() =>
  import('../components/faq/Questions.tsx').then((module) => module.Questions),
)

/** The sections of other pages that a landing page is made of: handed in, because no view knows another. */
const sections: Sections = { HomeSections, Questions }

/** Every address that no other file of this folder answers: a landing page, a redirect, or nothing. */
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

/** Seconds after which an address that led nowhere is looked up again, should the webhook have been lost. */
const lookAgain = 60

export const getStaticPaths = (async () => {
  try {
    const { landingPages } = await fetchAddresses()
    return { paths: landingPages.map(({ path }) => path), fallback: 'blocking' }
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error
    console.warn(`[content] ${error.message} Landing pages are generated when somebody asks for them.`)
    return { paths: [], fallback: 'blocking' }
  }
}) satisfies GetStaticPaths

/**
 * While the content lake cannot be read this throws, and Next answers 500 without letting anybody keep that answer, or with what it made before.
 * Nobody may be told that a page is absent when that cannot be known: search engines come back after a 500, and forget a page after a 404.
 */
export const getStaticProps = (async (context) => {
  const parts = [context.params?.path ?? []].flat()
  const path = `/${parts.join('/')}`
  const nowhere = { notFound: true, revalidate: lookAgain } as const
  if (!isPlainPath(path) || isReserved(path)) return nowhere
  const { landingPages, redirects } = await fetchAddresses()
  const live = new Set(landingPages.map((page) => page.path))
  const [slug = ''] = parts
  if (parts.length === 1 && (context.draftMode || live.has(path))) {
    const content = await getLandingPage(slug, context)
    if (content) return { props: content, revalidate: revalidateSeconds }
  }
  // One that was left for a move which never came about leads away from the page in a chain no more than by itself.
  const found = redirectOf(
    path,
    redirects.filter(({ from }) => from === path || !live.has(from)),
  )
  if (!found) return nowhere
  // Browsers remember a redirect, some for good: they shall remember none to a landing page that is gone, or not there yet.
  const end = pathOf(found.to)
  const leadsOn = context.draftMode || isReserved(end) || live.has(end)
  if (!leadsOn) return nowhere
  return {
    redirect: { destination: encodedPath(found.to), permanent: found.permanent },
    revalidate: revalidateSeconds,
  }
}) satisfies GetStaticProps<LandingPage>
