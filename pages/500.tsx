import Head from 'next/head'
import { UnavailablePost } from '../components/blog/PostInstead.tsx'
import { BrokenLayout, BrokenView } from '../components/not-found/BrokenView.tsx'

/** Never `noindex`: search engines keep a page that is broken today. */
export default function ServerFault() {
  return (
    <>
      <Head>
        <title>The line went dead</title>
      </Head>
      <BrokenLayout>
        <UnavailablePost otherwise={<BrokenView />} />
      </BrokenLayout>
    </>
  )
}
