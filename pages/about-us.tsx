import { PageHead } from '../components/seo/PageHead.tsx'
import { AboutView } from '../components/about/AboutView.tsx'
import { routes } from '../lib/site/pages.ts'
import { pageProps } from '../lib/sanity/page/getPage.server.ts'
import type { AboutPage } from '../lib/sanity/page/pageTypes.ts'

export default function AboutUs(content: AboutPage) {
  return (
    <>
      <PageHead content={content} path={routes.about} />
      <AboutView content={content} />
    </>
  )
}

export const getStaticProps = pageProps('aboutPage')
