import type { GetStaticProps } from 'next'
import { PageHead } from '../components/layout/PageHead.tsx'
import { faqData } from '../components/faq/faqData.ts'
import { FaqView } from '../components/faq/FaqView.tsx'
import { routes } from '../lib/routes.ts'
import { getFaqPage } from '../lib/sanity/pages.server.ts'
import { revalidateSeconds } from '../lib/sanity/revalidateSeconds.ts'
import type { FaqPage } from '../lib/sanity/pages.ts'

export default function Faq(content: FaqPage) {
  return (
    <>
      <PageHead
        content={content}
        path={routes.faq}
        things={typeof window === 'undefined' ? () => faqData(content.items) : undefined}
      />
      <FaqView content={content} />
    </>
  )
}

export const getStaticProps = (async (context) => ({
  props: await getFaqPage(routes.faq, context),
  revalidate: revalidateSeconds,
})) satisfies GetStaticProps<FaqPage>
