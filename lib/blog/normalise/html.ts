import { decodeHTMLStrict } from 'entities'

/** Elements that separate paragraphs. */
const blocks = new Set(
  (
    'address article aside blockquote br dd div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hr li main ol p pre section table td th tr ul'
  ).split(' '),
)

/** Elements whose content is no text for readers. */
const hidden = new Set(['script', 'style', 'template'])

/** A tag, comment or declaration. It ends before the next `<`, which keeps the search linear. */
const tag = /<(?:(\/?)([a-z][a-z\d-]*(?::[a-z]+)?)(?=[\s/>])|[!?])[^<>]*>/gi

/** Decodes HTML entities, escaped up to three times. */
export function decodeEntities(text: string, times = 3): string {
  const decoded = text.includes('&') ? decodeHTMLStrict(text) : text
  return decoded === text || times === 1 ? decoded : decodeEntities(decoded, times - 1)
}

/** The text of HTML, with blank lines between blocks. It is text, and never to be used as HTML. */
export function textOfHtml(sent: string): string {
  const html = /^\s*&lt;[a-z]/i.test(sent) ? decodeEntities(sent) : sent
  let text = ''
  let at = 0
  let hiding = ''
  for (const { 0: whole, 1: isEnd, 2: named = '', index } of html.matchAll(tag)) {
    const name = named.toLowerCase()
    if (!hiding) text += html.slice(at, index) + (blocks.has(name) ? '\n\n' : '')
    if (hiding === name && isEnd) hiding = ''
    else if (!hiding && !isEnd && hidden.has(name)) hiding = name
    at = index + whole.length
  }
  return decodeEntities(hiding ? text : text + html.slice(at))
}
