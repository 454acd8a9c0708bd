import NextDocument, { type DocumentContext, Head, Html, Main, NextScript } from 'next/document'
import { ServerStyleSheet } from 'styled-components'
import { assetHost } from '../lib/images/lakeImage.ts'
import { routes } from '../lib/site/pages.ts'
import { globalCss } from '../styles/global.ts'
import { scriptlessCss } from '../styles/scriptless.ts'

/** The HTML around every page. All styles are inline: a CSS file would delay the first paint. */
export default class Document extends NextDocument {
  static override async getInitialProps(context: DocumentContext) {
    const sheet = new ServerStyleSheet()
    const { renderPage } = context
    try {
      context.renderPage = () =>
        renderPage({ enhanceApp: (App) => (props) => sheet.collectStyles(<App {...props} />) })
      const initialProps = await NextDocument.getInitialProps(context)
      return { ...initialProps, styles: [initialProps.styles, sheet.getStyleElement()] }
    } finally {
      sheet.seal()
    }
  }

  override render() {
    return (
      <Html lang="en" data-fresh="">
        <Head>
          <style dangerouslySetInnerHTML={{ __html: globalCss }} />
          <link rel="preconnect" href={assetHost} />
          <noscript>
            <style dangerouslySetInnerHTML={{ __html: scriptlessCss }} />
          </noscript>
          <meta name="theme-color" content="#C4351A" />
          {/* Safari would make links of numbers in texts, before hydration. */}
          <meta name="format-detection" content="telephone=no, date=no, email=no, address=no" />
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
