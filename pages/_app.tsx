import type { AppProps } from 'next/app'
import { lazy, Suspense } from 'react'
import { Analytics } from '../components/layout/Analytics.tsx'
import { Layout } from '../components/layout/Layout.tsx'
import { Started } from '../components/startup/Started.tsx'
import type { PageById } from '../lib/sanity/pages.ts'

type PageProps = Partial<Pick<PageById['homePage'], 'settings' | 'year' | 'draft'>>

/** The preview, and with it all of click-to-edit: a file of its own that only draft mode loads. */
const LivePage = lazy(() =>
  import('../components/preview/LivePage.tsx').then((module) => ({ default: module.LivePage })),
)

export default function App({ Component, pageProps }: AppProps<PageProps>) {
  const show = (props: PageProps) =>
    props.settings ? (
      <Layout settings={props.settings} year={props.year}>
        <Component {...props} />
        <Analytics />
      </Layout>
    ) : (
      // The 500 page brings a frame of its own: it must not depend on anything that can be down.
      <Component {...props} />
    )
  if (!pageProps.draft)
    return (
      <>
        {show(pageProps)}
        <Started />
      </>
    )
  return (
    <Suspense>
      <LivePage draft={pageProps.draft}>{(live) => show({ ...pageProps, ...live })}</LivePage>
    </Suspense>
  )
}
