import { PageHead } from '../components/seo/PageHead.tsx'
import { faqData } from '../components/faq/faqData.ts'
import { FaqView } from '../components/faq/FaqView.tsx'
import { routes } from '../lib/site/pages.ts'
import { pageProps } from '../lib/sanity/page/getPage.server.ts'
import type { FaqPage } from '../lib/sanity/page/pageTypes.ts'

export default function Faq(content: FaqPage) {
  return (
    <>
      <PageHead
        content={content}
        path={routes.faq}
        things={typeof window === 'undefined' ? faqData(content.items) : undefined}
      />
      <FaqView content={content} />
    </>
  )
}

export const getStaticProps = pageProps('faqPage')
