import { createElement as h } from 'react'
import { publicEnv } from '../lib/site/env.ts'

/** Sanity's interface uses a font named Inter: it gets the site's font, from this host. */
const style = `
  @font-face {
    font-family: Inter;
    font-weight: 300 900;
    font-display: swap;
    src: url("/fonts/figtree-latin-wght-normal-4ba7d3d0.woff2") format("woff2");
  }
  html, body, #sanity { height: 100%; }
  body { margin: 0; }
  @media (prefers-color-scheme: dark) { html { background: #13141b; } }`

/** The Help menu needs a Studio that is registered with Sanity. */
const withoutHelp = '[data-testid="button-resources-menu"] { display: none !important; }'

/** Sanity's custom document. Without JSX: the command line does not transpile it. */
export default function StudioDocument({ entryPath, css = [] }) {
  return h(
    'html',
    { lang: 'en' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' }),
      h('meta', { name: 'robots', content: 'noindex' }),
      h('meta', { name: 'referrer', content: 'same-origin' }),
      h('title', null, 'Goodline Staffing: Studio'),
      h('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
      h('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
      ...css.map((href) => h('link', { rel: 'stylesheet', href })),
      h('style', {
        dangerouslySetInnerHTML: { __html: publicEnv.sanity.apiHost ? style + withoutHelp : style },
      }),
    ),
    h(
      'body',
      null,
      h('div', { id: 'sanity' }),
      h('script', { type: 'module', src: entryPath }),
      h('noscript', null, 'The Studio needs JavaScript.'),
    ),
  )
}
