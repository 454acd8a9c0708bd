import { escapeUTF8 as escapeHtml } from 'entities'
import { faultHelp } from 'local-http/faults'
import { isObject } from 'local-http/json'
import type { StoredMessage } from './store.ts'

const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem }
  article { border-top: 2px solid; padding: 1rem 0 }
  dl { display: grid; grid-template-columns: minmax(7rem, auto) minmax(0, 1fr); gap: .25rem 1rem; margin: 0 }
  dt { font-weight: 700 }
  dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere }
`

/** The outbox as HTML, newest message first. `host` is a checked loopback name and port. */
export function outboxPage(messages: readonly StoredMessage[], host: string): string {
  const newestFirst = [...messages].reverse()
  const content = newestFirst.length
    ? newestFirst.map(messageArticle).join('')
    : '<p>No messages yet. Send one with the contact form.</p>'
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mail outbox (${messages.length})</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Mail outbox</h1>
<p>What the email provider would have received. Also as <a href="/messages">JSON</a>.</p>
${content}
${faultHelp(host, [])}
</main>
</body>
</html>
`
}

function messageArticle({ receivedAt, body }: StoredMessage, index: number): string {
  const { template_params: params, ...envelope } = body
  const fields = Object.entries({ ...(isObject(params) ? params : {}), ...envelope })
  const rows = fields
    .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd dir="auto">${shown(value)}</dd>`)
    .join('\n')
  return `<article aria-labelledby="message-${index}">
<h2 id="message-${index}">Received <time datetime="${escapeHtml(receivedAt)}">${escapeHtml(receivedAt)}</time></h2>
<dl>
${rows}
</dl>
</article>
`
}

const shown = (value: unknown) => escapeHtml(typeof value === 'string' ? value : JSON.stringify(value))
