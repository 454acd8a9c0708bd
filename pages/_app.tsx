import type { AppProps } from 'next/app'
import { Layout } from '../components/layout/Layout.tsx'
import type { SiteSettings } from '../lib/sanity/pages.ts'

type SiteProps = {
  /** Absent on the Studio, which brings its own frame. */
  settings?: SiteSettings
  year?: number
}

export default function App({ Component, pageProps }: AppProps<SiteProps>) {
  const page = <Component {...pageProps} />
  if (!pageProps.settings) return page
  return (
    <Layout settings={pageProps.settings} year={pageProps.year}>
      {page}
    </Layout>
  )
}
