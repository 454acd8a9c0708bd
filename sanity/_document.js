import { jsx } from 'react/jsx-runtime'

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

/** Preview's form is too narrow for Sanity's panels beside it: there they open below it. */
const panelsOfPreview = `
  [data-testid="presentation-root"] [data-testid="document-pane"] { min-width: 0 !important; }
  [data-testid="presentation-root"] :has(> [data-ui="DocumentInspectorPanel"]) {
    flex-direction: column;
  }
  [data-testid="presentation-root"] [data-ui="DocumentInspectorPanel"] {
    flex-grow: 2;
    max-width: none !important;
    border-top: 1px solid var(--card-border-color);
  }
  [data-testid="presentation-root"] [data-ui="DocumentInspectorPanel"] > [position] { display: none; }`

/** Messages stand away from forms. */
const messages = `
  [data-ui="ToastProvider"] { right: auto; left: 0; }`

const styles = style + panelsOfPreview + messages

/** Sanity's custom document. Its command line loads no JSX, not even from `.tsx`: this is what JSX becomes. */
export default function StudioDocument({ entryPath, css = [] }) {
  const __html = `<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"/>
<meta name="referrer" content="same-origin"/>
<title>Goodline Staffing: Studio</title>
<link rel="icon" href="/favicon.ico" sizes="32x32"/>
<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>
${css.map((href) => `<link rel="stylesheet" href="${href}"/>`).join('\n')}
<style>${styles}</style>
</head>
<body>
<div id="sanity"></div>
<script type="module" src="${entryPath}"></script>
<noscript>The Studio needs JavaScript.</noscript>
</body>`
  return jsx('html', { lang: 'en', dangerouslySetInnerHTML: { __html } })
}
