import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'

/** HTML of an editor in the PHP admin, as plain text. What is no tag stays text. Linear. */

const words = (list: string) => new Set(list.split(' '))

/** Elements that separate paragraphs. */
const blocks = words(
  'address article aside blockquote body br caption center dd details dialog dir div dl dt fieldset ' +
    'figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol ' +
    'option p pre section summary table tbody td tfoot th thead title tr ul',
)

/** Elements whose content is no text for readers. */
const hidden = words('script style iframe noembed noframes xmp head template svg object audio video canvas')

const inline = words(
  'a abbr acronym area b base basefont bdi bdo big blink button cite code col colgroup data datalist del ' +
    'dfn em embed font frame frameset i img input ins kbd label link map mark marquee math meta meter ' +
    'nobr noscript optgroup output param picture progress q rp rt ruby s samp select slot small source ' +
    'span strike strong sub sup textarea time track tt u var wbr',
)

const isElement = (name: string) => [blocks, hidden, inline].some((names) => names.has(name))

const tagName = /^\/?([a-z][\w:.-]*)(?=[\s/>])/i
const cutOff = /^(?:\/[a-z\d]*|[a-z]{2}[a-z\d]*|[a-z] )[\w\s-]*$/i
const openQuote = /=\s*(?:"[^"]*|'[^']*)$/

/** Escapes every `<` that begins no tag, as in "a < b" and "List<String>". */
function escapeLoose(text: string): string {
  const closings = new Map<string, number>()
  for (const { 1: name = '', index } of text.matchAll(/<\/([a-z][\w:.-]*)/gi))
    closings.set(name.toLowerCase(), index)
  const lastComment = text.lastIndexOf('-->')

  return text.replace(/<([^<]*)/g, (all: string, rest: string, at: number) => {
    const loose = `&lt;${rest}`
    if (rest.startsWith('!--')) return lastComment > at ? all : loose
    if (/^[!?][a-z[]/i.test(rest)) return rest.includes('>') ? all : loose
    // HTML that a database column cut off inside its last tag.
    if (closings.size > 0 && at + all.length === text.length && cutOff.test(rest)) return all
    const name = tagName.exec(rest)?.[1]?.toLowerCase()
    if (name === undefined) return loose
    if (!isElement(name) && !/^[^:]+:[^:]+$/.test(name) && !closings.has(name)) return loose
    const end = rest.indexOf('>')
    if (end === -1 && !openQuote.test(rest)) return loose
    // "a<b and c>d"
    const attributes = rest.slice(name.length, end)
    if (name.length === 1 && /\w/.test(attributes.slice(1)) && !attributes.includes('=')) return loose
    if (!hidden.has(name) || rest.startsWith('/') || (closings.get(name) ?? -1) > at) return all
    // Unclosed it would hide the rest: right for a cut-off script, wrong for "the <script> tag".
    const isScript = (name === 'script' || name === 'style') && end !== -1
    const isCutOff = isScript && !/^\s*(?:$|\s[\p{L}(])/u.test(rest.slice(end + 1))
    return isCutOff ? all : `<span${rest.slice(name.length)}`
  })
}

const ignore = () => undefined

/** The text between tags. Blank lines stand for block elements and `<br>`; entities stay. */
export function stripTags(html: string): string {
  // Quick also for a hostile post that is nothing but "<".
  if (!/<[a-z/!?]/i.test(html)) return html
  const source = escapeLoose(html.includes('<![CDATA[') ? html.replace(/<!\[CDATA\[|\]\]>/g, '') : html)
  let text = ''
  let hiding: string | null = null
  const nameIn = (start: number, end: number) => source.slice(start, end).toLowerCase()
  const separate = (name: string) => {
    if (hiding === null && blocks.has(name)) text += '\n\n'
  }
  const callbacks: TokenizerCallbacks = {
    ontext: (start, end) => {
      if (hiding === null) text += source.slice(start, end)
    },
    onopentagname: (start, end) => {
      const name = nameIn(start, end)
      separate(name)
      if (hidden.has(name)) hiding ??= name
    },
    onclosetag: (start, end) => {
      const name = nameIn(start, end)
      separate(name)
      if (name === hiding) hiding = null
    },
    onopentagend: ignore,
    onselfclosingtag: ignore,
    onattribname: ignore,
    onattribdata: ignore,
    onattribentity: ignore,
    onattribend: ignore,
    ontextentity: ignore,
    oncdata: ignore,
    oncomment: ignore,
    ondeclaration: ignore,
    onprocessinginstruction: ignore,
    onend: ignore,
  }
  const tokenizer = new Tokenizer({ xmlMode: false, decodeEntities: false }, callbacks)
  tokenizer.write(source)
  tokenizer.end()
  return text
}

const escapedTag = /^\s*&(?:amp;)*lt;([a-z][a-z\d]*)(?=\s|\/?&)/i

/** True for HTML that was escaped as a whole: it begins with a tag that it closes. */
export function isEscapedHtml(text: string): boolean {
  const name = escapedTag.exec(text)?.[1]?.toLowerCase() ?? ''
  return isElement(name) && new RegExp(`lt;/${name}&(?:amp;)*gt;`, 'i').test(text)
}
