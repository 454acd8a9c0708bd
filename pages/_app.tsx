import type { AppProps } from 'next/app'
import dynamic from 'next/dynamic'
import Head from 'next/head'
import { useEffect } from 'react'
import { Analytics } from '../components/layout/Analytics.tsx'
import { useEarlyInput } from '../components/hooks/useEarlyInput.ts'
import { Layout } from '../components/layout/Layout.tsx'
import { recordArrival } from '../lib/contact/session.ts'
import type { PageById } from '../lib/sanity/content/pageTypes.ts'

type PageProps = Partial<Pick<PageById['homePage'], 'settings' | 'year' | 'draft'>>

/** The preview with click-to-edit, in a chunk that only draft mode loads. */
const LivePage = dynamic(() => import('../components/preview/LivePage.tsx').then((module) => module.LivePage))

export default function App({ Component, pageProps }: AppProps<PageProps>) {
  useEarlyInput()
  useEffect(recordArrival, [])
  const show = (props: PageProps) =>
    props.settings ? (
      <Layout settings={props.settings} year={props.year}>
        <Component {...props} />
        <Analytics />
      </Layout>
    ) : (
      // The 500 page, which depends on nothing.
      <Component {...props} />
    )
  const { draft } = pageProps
  return (
    <>
      <Head>
        {/* Backgrounds reach behind a notch; texts keep clear of it by the gutter. */}
        <meta name="viewport" content="width=device-width, viewport-fit=cover" />
      </Head>
      {draft ? (
        <LivePage draft={draft}>{(live) => show({ ...pageProps, ...live })}</LivePage>
      ) : (
        show(pageProps)
      )}
    </>
  )
}
