import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { routes } from '../../lib/site/pages.ts'
import { globalCss } from '../../styles/global.ts'
import { Button } from '../ui/Button.tsx'
import { BrokenLayout } from './BrokenView.tsx'
import { LostPanel } from './LostView.tsx'

/** A whole page as HTML, without scripts, for an API route that a person meets. */
export function plainPage(title: string, text: ReactNode): string {
  const sheet = new ServerStyleSheet()
  try {
    const body = renderToStaticMarkup(
      sheet.collectStyles(
        <BrokenLayout>
          <LostPanel heading={title} text={text}>
            <Button href={routes.home} variant="butter">
              Go to the website
            </Button>
          </LostPanel>
        </BrokenLayout>,
      ),
    )
    return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${globalCss}</style>${sheet.getStyleTags()}</head><body>${body}</body></html>`
  } finally {
    sheet.seal()
  }
}

/** For a browser that stored no cookie of the shared preview at `href`. */
export const cookiesPage = (href: string): string =>
  plainPage(
    'This preview needs cookies',
    <>
      <span>{'Your browser stored none. '}</span>
      <a href={href} target="_blank" rel="noopener">
        Open the link in a window of its own
      </a>
      <span>, by https, and allow this site to store cookies.</span>
    </>,
  )
