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

/** Of these, what nobody ends is no text either. */
const raw = named('iframe noembed noframes script style title')

/**
 * The text of HTML, with blank lines between blocks; never to be used as HTML. The Tokenizer is
 * linear; the Parser takes 20 s for 700 kB of end tags without a beginning.
 */
export function textOfHtml(html: string): string {
  let text = ''
  /** The tag that is being read, where it begins, and where the text or tag before it ends. */
  let tag = ''
  let from = 0
  let to = 0
  /** The unseen element that is open. */
  let hiding = ''

  /** Where the last end tag of a name begins. */
  const lastEnds = new Map<string, number>()
  const isEndedLater = (name: string) => {
    const last = lastEnds.get(name) ?? html.toLowerCase().lastIndexOf(`</${name}`)
    lastEnds.set(name, last)
    return last >= to
  }
  const show = (shown: string) => {
    if (!hiding) text += shown
  }
  const begin = (last: number, isEmpty = false) => {
    to = last + 1
    if (blocks.has(tag)) return show('\n\n')
    // An email or web address in angle brackets is no tag.
    if (/@|:$/.test(tag)) return show(html.slice(from, to))
    if (!hiding && !isEmpty && unseen.has(tag) && (raw.has(tag) || isEndedLater(tag))) hiding = tag
  }
  const ignore = () => undefined
  const tokenizer = new Tokenizer(
    { decodeEntities: false, recognizeSelfClosing: true },
    {
      ontext: (start, stop) => {
        to = stop
        show(html.slice(start, stop))
      },
      onopentagname: (start, stop) => {
        from = start - 1
        tag = html.slice(start, stop).toLowerCase()
      },
      onopentagend: begin,
      onselfclosingtag: (last) => begin(last, true),
      onclosetag: (start, stop) => {
        const name = html.slice(start, stop).toLowerCase()
        if (hiding === name) hiding = ''
        else if (blocks.has(name)) show('\n\n')
      },
      // What is no tag in the end, such as "fewer <ten", is text.
      onend: () => show(/^<[a-z][^=]*$/i.exec(html.slice(to))?.[0] ?? ''),
      oncomment: ignore,
      oncdata: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      ontextentity: ignore,
      onattribname: ignore,
      onattribdata: ignore,
      onattribentity: ignore,
      onattribend: ignore,
    },
  )
  tokenizer.write(html)
  tokenizer.end()
  return decodeHTMLStrict(text)
}
