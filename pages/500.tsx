import Head from 'next/head'
import { BrokenView } from '../components/not-found/BrokenView.tsx'

export default function ServerFault() {
  return (
    <>
      <Head>
        <title>The line went dead</title>
        <meta key="robots" name="robots" content="noindex" />
      </Head>
      <BrokenView />
    </>
  )
}
