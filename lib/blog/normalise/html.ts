import { decodeHTMLStrict } from 'entities'
import { Tokenizer } from 'htmlparser2'

const named = (names: string): ReadonlySet<string> => new Set(names.split(' '))

/** Elements that separate paragraphs. */
const blocks = named(
  'address article aside blockquote body br caption center dd details div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hr legend li main menu nav ol p pre section summary table td th tr ul',
)

/** Elements whose text no reader sees, or only where the element itself cannot be shown. */
const unseen = named(
  'annotation audio canvas datalist dialog iframe noembed noframes noscript object script select style svg ' +
    'template title video xml',
)

/** Of these a slash before the `>` of a tag ends nothing: they hold raw text. */
const raw = named('iframe noembed noframes script style title')

/** Decodes HTML entities, escaped up to three times. */
export function decodeEntities(text: string, times = 3): string {
  const decoded = text.includes('&') ? decodeHTMLStrict(text) : text
  return decoded === text || times === 1 ? decoded : decodeEntities(decoded, times - 1)
}

/** The text of HTML, with blank lines between blocks. It is text, and never to be used as HTML. */
export function textOfHtml(sent: string): string {
  return decodeEntities(readText(/^\s*&lt;[a-z!]/i.test(sent) ? decodeEntities(sent) : sent))
}

/** htmlparser2's Tokenizer is linear. Its Parser takes 20 s for 700 kB of end tags without a beginning. */
function readText(html: string): string {
  let text = ''
  /** Where text stands that is not added yet: it may come sign by sign. */
  let run = 0
  let runEnd = 0
  /** The tag that is being read, where it began, and where what was read before it ended. */
  let tag = ''
  let from = 0
  let to = 0
  /** The unseen element that is open, the elements of its name, and the blocks in it. */
  let hiding = ''
  let depth = 0
  let inside = 0

  /** Where the last end tag of a name begins. */
  const lastEnds = new Map<string, number>()
  const isEndedLater = (name: string) => {
    const last = lastEnds.get(name) ?? html.toLowerCase().lastIndexOf(`</${name}`)
    lastEnds.set(name, last)
    return last >= to
  }

  const add = (more = '') => {
    if (!hiding) text += html.slice(run, runEnd) + more
    run = runEnd
  }
  const read = (start: number, stop: number) => {
    if (start !== runEnd) {
      add()
      run = start
    }
    to = runEnd = stop
  }
  const begin = (last: number, isClosed: boolean) => {
    to = last + 1
    add(blocks.has(tag) ? '\n\n' : '')
    // An email or web address in angle brackets is no tag.
    if (/@|:$/.test(tag)) return read(from, to)
    if (isClosed && !raw.has(tag)) return
    // What nobody ends hides nothing, except for raw text.
    if (!hiding && unseen.has(tag) && (raw.has(tag) || isEndedLater(tag)))
      [hiding, depth, inside] = [tag, 0, 0]
    if (hiding === tag) depth += 1
    else if (blocks.has(tag) && tag !== 'br' && tag !== 'hr') inside += 1
  }
  const end = (start: number, stop: number) => {
    const name = html.slice(start, stop).toLowerCase()
    to = html.indexOf('>', stop) + 1 || html.length
    add()
    if (hiding === name) depth -= 1
    else if (blocks.has(name)) inside -= 1
    // A block that ends also ends the unseen elements in it that nobody closed.
    if (depth === 0 || inside < 0) hiding = ''
    if (blocks.has(name)) add('\n\n')
  }
  const ignore = () => undefined
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      ontext: read,
      onopentagname: (start, stop) => ([from, tag] = [start - 1, html.slice(start, stop).toLowerCase()]),
      onopentagend: (last) => begin(last, false),
      onselfclosingtag: (last) => begin(last, true),
      onclosetag: end,
      oncomment: (_start, last) => (to = last + 1),
      oncdata: (start, last, marks) => {
        to = last + 1
        const inner = html.slice(start, last - marks)
        add(inner.includes('<') ? readText(inner) : inner)
      },
      // What is no tag in the end, such as "fewer <ten", is text.
      onend: () => add(/^<[a-z][^=]*$/i.exec(html.slice(to))?.[0] ?? ''),
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      ontextentity: ignore,
      onattribname: ignore,
      onattribdata: ignore,
      onattribentity: ignore,
      onattribend: ignore,
      isInForeignContext: () => hiding === 'svg',
    },
  )
  tokenizer.write(html)
  tokenizer.end()
  return text
}
