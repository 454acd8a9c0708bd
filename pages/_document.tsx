import NextDocument, { type DocumentContext, Head, Html, Main, NextScript } from 'next/document'
import { ServerStyleSheet } from 'styled-components'
import { routes } from '../lib/routes.ts'
import { globalCss } from '../styles/global.ts'

/** The HTML around every page. All styles are inline: a style sheet file would hold back the first paint. */
export default class Document extends NextDocument {
  static override async getInitialProps(context: DocumentContext) {
    const sheet = new ServerStyleSheet()
    const renderPage = context.renderPage
    try {
      context.renderPage = () =>
        renderPage({ enhanceApp: (App) => (props) => sheet.collectStyles(<App {...props} />) })
      const initial = await NextDocument.getInitialProps(context)
      return { ...initial, styles: [initial.styles, sheet.getStyleElement()] }
    } finally {
      sheet.seal()
    }
  }

  override render() {
    return (
      // The attribute tells the router to jump, not glide, when the page changes.
      <Html lang="en" data-scroll-behavior="smooth">
        <Head>
          <style dangerouslySetInnerHTML={{ __html: globalCss }} />
          <meta name="theme-color" content="#C4351A" />
          <link rel="icon" href="/favicon.ico" sizes="32x32" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          <link rel="manifest" href="/manifest.webmanifest" />
          <link rel="alternate" type="application/rss+xml" title="Blog" href={routes.feed} />
        </Head>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    )
  }
}
