import type { ServerResponse } from 'node:http'
import NextDocument, { type DocumentContext, Head, Html, Main, NextScript } from 'next/document'
import { Children, createElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { ServerStyleSheet } from 'styled-components'
import { inlineScripts } from '../components/inlineScripts.ts'
import { placeStart } from '../components/startup/placeStart.ts'
import { runtimeEntries } from '../components/startup/runtimeEntries.ts'
import { farBelowCss, startDataId } from '../components/startup/startScript.ts'
import { publicEnv } from '../lib/env.ts'
import { routes } from '../lib/routes.ts'
import { inlineScriptsOf, pagePolicy } from '../lib/security/contentPolicy.ts'
import { pageHeaders } from '../lib/security/headers.ts'
import { hosts } from '../lib/security/hosts.ts'
import { fileFacesCss } from '../styles/fonts.ts'
import { globalCss } from '../styles/global.ts'

const isProduction = process.env.NODE_ENV === 'production'

/** Whether our own script starts a page, and not Next. */
const startsLater = (isDraft: boolean): boolean => isProduction && !isDraft

type Inner = {
  children?: ReactNode
  src?: string
  type?: string
  defer?: boolean
  noModule?: boolean
  dangerouslySetInnerHTML?: { __html: string }
}

/** A page in draft mode: what stands in its body, and the answer that it goes out with. */
type Draft = { html: string; response: ServerResponse | undefined }

/** An inline script, as it will be written. */
const isInline = (node: ReactNode): node is ReactElement<{ dangerouslySetInnerHTML: { __html: string } }> =>
  isValidElement<Inner>(node) &&
  node.type === 'script' &&
  node.props.src === undefined &&
  node.props.type === undefined &&
  node.props.dangerouslySetInnerHTML !== undefined

const textOf = ({ props }: { props: { dangerouslySetInnerHTML: { __html: string } } }): string =>
  props.dangerouslySetInnerHTML.__html

/** Next's own script files, all but those that only browsers of long ago load. */
const isPageScript = (node: ReactNode): node is ReactElement<Inner> =>
  isValidElement<Inner>(node) && node.type === 'script' && !!node.props.defer && !node.props.noModule

/**
 * Their addresses in the order in which they are to run: the lists of Next's build first, which Next has last. The router gives up on the whole
 * page when they come four seconds after it has started. Next has the longest of them first; here it is the shortest, which is asked for before
 * the page is painted.
 */
function startOrder(scripts: readonly ReactElement<Inner>[]): string[] {
  const files = scripts.flatMap(({ props }) => props.src ?? [])
  const isList = (file: string) => file.endsWith('Manifest.js')
  return [...files.filter(isList).reverse(), ...files.filter((file) => !isList(file))]
}

/** What Next would write into the head, its scripts left to ours to load, as data: what runs in a page is the same in all. */
function startingLater(head: ReactNode): ReactNode[] {
  const nodes = Children.toArray(head)
  const data = createElement('template', {
    key: 'start',
    id: startDataId,
    'data-files': startOrder(nodes.filter(isPageScript)).join(' '),
    'data-entries': JSON.stringify(nodes.filter(isInline).map(textOf).flatMap(runtimeEntries)),
  })
  return [...nodes.filter((node) => !isPageScript(node) && !isInline(node)), data]
}

/**
 * Next's head. A page for visitors has the inline scripts that the site's policy names, and no others: the list of chunks that Next writes into
 * a page as a script differs from page to page. A draft, which is rendered for each who asks, has it as Next writes it, and a header of its
 * own; whoever previews one waits for the preview, which is all script. In development Next evaluates code from text, which is what the
 * policy is there to forbid.
 */
class PolicyHead extends Head {
  declare props: Head['props'] & { draft: Draft | undefined }

  override render() {
    // Next takes props that it does not know for attributes of the element.
    const { draft, children, ...attributes } = (super.render() as ReactElement<Inner & { draft?: Draft }>)
      .props
    if (!isProduction) return createElement('head', attributes, children)
    if (!draft) return createElement('head', attributes, ...startingLater(children))
    const scripts = [
      ...Children.toArray(children).filter(isInline).map(textOf),
      ...inlineScriptsOf(draft.html),
    ]
    draft.response?.setHeader('Content-Security-Policy', pagePolicy(hosts, scripts))
    return createElement('head', attributes, children)
  }
}

/** The fonts and what is far below are the start script's work; without scripts the browser loads the fonts itself. */
function Styles({ startsLater }: { startsLater: boolean }) {
  if (!startsLater) return <style dangerouslySetInnerHTML={{ __html: globalCss + fileFacesCss }} />
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: globalCss + farBelowCss }} />
      <noscript>
        <style dangerouslySetInnerHTML={{ __html: fileFacesCss }} />
      </noscript>
    </>
  )
}

/** Next answers an address that it cannot decode (400) before it has come to the `headers()` of next.config.js. */
function addMissingHeaders({ pathname, res }: DocumentContext): void {
  if (pathname !== '/_error' || !res || !isProduction) return
  for (const { key, value } of pageHeaders(publicEnv.siteUrl, hosts, inlineScripts))
    if (!res.hasHeader(key)) res.setHeader(key, value)
}

/** What of a page's rendering its document has to know, beside what Next gives it. */
type OwnProps = { response: ServerResponse | undefined; isDraft: boolean }

/** The HTML around every page. All styles are inline: a style sheet file would hold back the first paint. */
export default class Document extends NextDocument<OwnProps> {
  static override async getInitialProps(context: DocumentContext) {
    addMissingHeaders(context)
    const sheet = new ServerStyleSheet()
    const renderPage = context.renderPage
    let isDraft = false
    try {
      context.renderPage = () =>
        renderPage({
          enhanceApp: (App) => (props) => {
            isDraft = '__N_PREVIEW' in props
            return sheet.collectStyles(<App {...props} />)
          },
        })
      const initial = await NextDocument.getInitialProps(context)
      return {
        ...initial,
        html: startsLater(isDraft) ? placeStart(initial.html) : initial.html,
        styles: [initial.styles, sheet.getStyleElement()],
        response: context.res,
        isDraft,
      }
    } finally {
      sheet.seal()
    }
  }

  override render() {
    const { html, response, isDraft } = this.props
    return (
      <Html lang="en">
        <PolicyHead draft={isDraft ? { html, response } : undefined}>
          <Styles startsLater={startsLater(isDraft)} />
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
