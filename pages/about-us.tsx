import type { GetStaticProps } from 'next'
import { PageHead } from '../components/layout/PageHead.tsx'
import { AboutView } from '../components/about/AboutView.tsx'
import { routes } from '../lib/routes.ts'
import { getAboutPage } from '../lib/sanity/pages.server.ts'
import { revalidateSeconds } from '../lib/sanity/revalidateSeconds.ts'
import type { AboutPage } from '../lib/sanity/pages.ts'

export default function AboutUs(content: AboutPage) {
  return (
    <>
      <PageHead content={content} path={routes.about} />
      <AboutView content={content} />
    </>
  )
}

export const getStaticProps = (async (context) => ({
  props: await getAboutPage(routes.about, context),
  revalidate: revalidateSeconds,
})) satisfies GetStaticProps<AboutPage>
