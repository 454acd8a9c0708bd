import type { GetStaticProps } from 'next'
import { PageHead } from '../components/layout/PageHead.tsx'
import { ContactView } from '../components/contact/ContactView.tsx'
import { routes } from '../lib/routes.ts'
import { getContactPage, revalidateSeconds } from '../lib/sanity/pages.server.ts'
import type { ContactPage } from '../lib/sanity/pages.ts'

export default function ContactUs(content: ContactPage) {
  return (
    <>
      <PageHead content={content} path={routes.contact} />
      <ContactView content={content} />
    </>
  )
}

export const getStaticProps = (async (context) => ({
  props: await getContactPage(routes.contact, context),
  revalidate: revalidateSeconds,
})) satisfies GetStaticProps<ContactPage>
