import type { GetStaticProps } from 'next'
import { PageHead } from '../components/seo/PageHead.tsx'
import { AboutView } from '../components/about/AboutView.tsx'
import { revalidateSeconds, routes } from '../lib/site/pages.ts'
import { getPage } from '../lib/sanity/content/getPage.server.ts'
import type { AboutPage } from '../lib/sanity/content/pageTypes.ts'

export default function AboutUs(content: AboutPage) {
  return (
    <>
      <PageHead content={content} path={routes.about} />
      <AboutView content={content} />
    </>
  )
}

export const getStaticProps = (async (context) => ({
  props: await getPage('aboutPage', context),
  revalidate: revalidateSeconds,
})) satisfies GetStaticProps<AboutPage>
