import NextDocument, { type DocumentContext, Head, Html, Main, NextScript } from 'next/document'
import { Children, createElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { ServerStyleSheet } from 'styled-components'
import { missingPostScript } from '../components/blog/MissingPost.tsx'
import { earlySearchScript } from '../components/jobs/EarlySearch.tsx'
import { startScript } from '../components/startup/startScript.ts'
import { publicEnv } from '../lib/env.ts'
import { routes } from '../lib/routes.ts'
import { inlineScriptsOf, scriptPolicy } from '../lib/security/contentPolicy.ts'
import { pageHeaders } from '../lib/security/headers.ts'
import { hosts } from '../lib/security/hosts.ts'
import { globalCss } from '../styles/global.ts'

/** The scripts that components of ours write into a page. */
const ownScripts = [missingPostScript, earlySearchScript]

type Inner = {
  bodyScripts?: readonly string[]
  children?: ReactNode
  src?: string
  type?: string
  defer?: boolean
  noModule?: boolean
  dangerouslySetInnerHTML?: { __html: string }
}

/** The texts of the inline scripts in `node`, as they will be written. */
function inlineScripts(node: ReactNode): string[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<Inner>(child)) return []
    const { children, src, type, dangerouslySetInnerHTML } = child.props
    const runs = child.type === 'script' && src === undefined && type === undefined
    return runs && dangerouslySetInnerHTML ? [dangerouslySetInnerHTML.__html] : inlineScripts(children)
  })
}

/** Next's own script files, all but those that only browsers of long ago load. */
const isPageScript = (node: ReactNode): node is ReactElement<Inner> =>
  isValidElement<Inner>(node) && node.type === 'script' && !!node.props.defer && !node.props.noModule

/** What Next would write into the head, its scripts left to ours to load. */
function startingLater(head: ReactNode): ReactNode[] {
  const nodes = Children.toArray(head)
  const files = nodes.filter(isPageScript).map(({ props }) => props.src)
  const start = createElement('script', {
    key: 'start',
    'data-files': files.join(' '),
    dangerouslySetInnerHTML: { __html: startScript },
  })
  return [start, ...nodes.filter((node) => !isPageScript(node))]
}

/**
 * Next's head, with the policy that says which scripts may run, ahead of the first. The list of chunks that Next writes into a page differs
 * from page to page and is not known before the build, so a header cannot name it; a nonce would make every page dynamic. In
 * development Next evaluates code from text, which is what the policy is there to forbid.
 */
class PolicyHead extends Head {
  declare props: Head['props'] & { bodyScripts: readonly string[] }

  override render() {
    // Next takes props that it does not know for attributes of the element.
    const { bodyScripts, children, ...attributes } = (super.render() as ReactElement<Inner>).props
    if (process.env.NODE_ENV !== 'production') return createElement('head', attributes, children)
    // Whoever previews a draft waits for the preview, which is all script.
    const nodes = this.context.__NEXT_DATA__.isPreview ? Children.toArray(children) : startingLater(children)
    const allowed = scriptPolicy([...inlineScripts(nodes), ...(bodyScripts ?? [])])
    const policy = <meta httpEquiv="Content-Security-Policy" content={allowed} />
    return createElement('head', attributes, policy, ...nodes)
  }
}

/** Next answers an address that it cannot decode (400) before it has come to the `headers()` of next.config.js. */
function addMissingHeaders({ pathname, res }: DocumentContext): void {
  if (pathname !== '/_error' || !res || process.env.NODE_ENV !== 'production') return
  for (const { key, value } of pageHeaders(publicEnv.siteUrl, hosts))
    if (!res.hasHeader(key)) res.setHeader(key, value)
}

/** The HTML around every page. All styles are inline: a style sheet file would hold back the first paint. */
export default class Document extends NextDocument {
  static override async getInitialProps(context: DocumentContext) {
    addMissingHeaders(context)
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
    const { __NEXT_DATA__, html } = this.props
    return (
      // The attribute tells the router to jump, not glide, when the page changes.
      <Html lang="en" data-scroll-behavior="smooth">
        <PolicyHead bodyScripts={__NEXT_DATA__.isPreview ? inlineScriptsOf(html) : ownScripts}>
          <style dangerouslySetInnerHTML={{ __html: globalCss }} />
          <meta name="theme-color" content="#C4351A" />
          <link rel="icon" href="/favicon.ico" sizes="32x32" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          <link rel="manifest" href="/manifest.webmanifest" />
          <link rel="alternate" type="application/rss+xml" title="Blog" href={routes.feed} />
        </PolicyHead>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    )
  }
}
