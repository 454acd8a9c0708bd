import type { AppProps } from 'next/app'
import Head from 'next/head'
import Router from 'next/router'
import { useEffect, useState } from 'react'
import { Analytics } from '../components/layout/Analytics.tsx'
import { useEarlyInput } from '../components/hooks/useEarlyInput.ts'
import { useRouteChanges } from '../components/hooks/useRouteChanges.ts'
import { Layout } from '../components/layout/Layout.tsx'
import { recordArrival } from '../lib/contact/session.ts'
import type { PageById } from '../lib/sanity/page/pageTypes.ts'

type PageProps = Partial<Pick<PageById['homePage'], 'settings' | 'year' | 'draft'>>

// Next has just switched off how browsers restore positions, which reloads, fragments and Back from
// other sites need. Not in an effect: WebKit looks once, before hydration.
Router.ready(() => {
  window.history.scrollRestoration = 'auto'
})

const loadPreview = () => import('../components/preview/LivePage.tsx')

/**
 * The preview with click-to-edit, once a browser in draft mode has it. Not by `next/dynamic`, whose
 * components a server loads before its first page.
 */
function usePreview(isDraft: boolean) {
  const [preview, setPreview] = useState<Awaited<ReturnType<typeof loadPreview>>>()
  useEffect(() => {
    if (isDraft) void loadPreview().then(setPreview)
  }, [isDraft])
  return preview
}

export default function App({ Component, pageProps }: AppProps<PageProps>) {
  useEarlyInput()
  useRouteChanges()
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
  const preview = usePreview(draft !== undefined)
  const [live, setLive] = useState<PageProps>()
  return (
    <>
      <Head>
        {/* Backgrounds reach behind a notch; texts keep clear of it by the gutter. */}
        <meta name="viewport" content="width=device-width, viewport-fit=cover" />
      </Head>
      {show(draft && live?.draft === draft ? { ...pageProps, ...live } : pageProps)}
      {/* Beside the page, which stays as it is: what was typed or opened there before. */}
      {draft && preview && <preview.LivePage draft={draft} onPage={setLive} />}
    </>
  )
}
