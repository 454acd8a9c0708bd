import { PageHead } from '../components/seo/PageHead.tsx'
import { ContactView } from '../components/contact/ContactView.tsx'
import { routes } from '../lib/site/pages.ts'
import { pageProps } from '../lib/sanity/page/getPage.server.ts'
import type { ContactPage } from '../lib/sanity/page/pageTypes.ts'

export default function ContactUs(content: ContactPage) {
  return (
    <>
      <PageHead content={content} path={routes.contact} />
      <ContactView content={content} />
    </>
  )
}

export const getStaticProps = pageProps('contactPage')
