import { renderToStaticMarkup } from 'react-dom/server'
import '../fixtures/pageMocks.tsx'
import { RichText } from '../../components/ui/RichText.tsx'
import { contentPages } from '../fixtures/renderPage.tsx'
import { edited, lakeDocuments, landingSection, type LakeDocument } from '../fixtures/seedContent.ts'

/** Names that every object literal inherits. As a choice, type or mark they mean nothing. */
const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty']

/** The value with `name` for every text and type below its document, and keys as they are. */
function named(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((item) => named(item, name))
  if (typeof value === 'string') return name
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      ['_id', '_key', '_ref', 'asset'].includes(key) ? field : named(field, name),
    ]),
  )
}

describe.each(contentPages.map((page) => [page.path, page] as const))('%s', (_, page) => {
  test.each(inherited)('is whole with %s for every text, choice and type', async (name) => {
    const documents = lakeDocuments().map((document) =>
      document._type.startsWith('sanity.')
        ? document
        : ({ ...(named(document, name) as object), _type: document._type } as LakeDocument),
    )
    expect(await page.html(documents)).toMatch(/<h1[^>]*>\S/)
  })
})

const span = (text: string, marks: unknown[] = []) => ({ _type: 'span', _key: text, text, marks })

const block = (text: string, rest: object = {}) => ({
  _type: 'block',
  _key: text,
  style: 'normal',
  markDefs: [],
  children: [span(text)],
  ...rest,
})

const item = (text: string, level: unknown) => block(text, { listItem: 'bullet', level })

const links = Array.from({ length: 5000 }, (_, index) => ({
  _key: `link-${index}`,
  _type: 'link',
  href: 'https://law.example/',
}))

/** Parts of a text that an editor cannot write and a program can. */
const impossible: [string, object[]][] = [
  ...inherited.flatMap((name): [string, object[]][] => [
    [`a block of type ${name}`, [block('left out', { _type: name })]],
    [`a span of type ${name}`, [block('x', { children: [{ ...span('left out'), _type: name }] })]],
    [`a mark ${name}`, [block('x', { children: [span('kept', [name])] })]],
    [`a style ${name}`, [block('kept', { style: name })]],
    [`a list of ${name}`, [block('kept', { listItem: name, level: 1 })]],
    [
      `a link of type ${name}`,
      [block('x', { markDefs: [{ _key: 'a', _type: name }], children: [span('kept', ['a'])] })],
    ],
  ]),
  ...[5000, -1, 0, 1.5, 1e300].map((level): [string, object[]] => [
    `a list of level ${level}`,
    [item('kept', 1), item('kept', level)],
  ]),
  ['one mark 5,000 times', [block('x', { children: [span('kept', Array<string>(5000).fill('strong'))] })]],
  [
    '5,000 links in one another',
    [
      block('x', {
        markDefs: links,
        children: [
          span(
            'kept',
            links.map(({ _key }) => _key),
          ),
        ],
      }),
    ],
  ],
  [
    'a node of the library',
    [{ _type: '@list', _key: 'x', listItem: 'constructor', children: [{}], level: 1 }],
  ],
]

test.each(impossible)('a text is whole around %s', async (_, blocks) => {
  const text = [block('Before'), ...blocks, block('After')]
  const { section } = await landingSection<'text'>({ _type: 'textSection', text })
  const answers = edited((document) =>
    document._type === 'faqItem' ? { ...document, answer: text } : document,
  )
  const faq = contentPages.find(({ path }) => path === '/faq')
  for (const html of [
    renderToStaticMarkup(<RichText value={section.text} headings />),
    await faq?.html(answers),
  ]) {
    expect(html).toContain('<p>Before</p>')
    expect(html).toContain('<p>After</p>')
    expect(html?.includes('kept')).toBe(JSON.stringify(blocks).includes('kept'))
    expect(html?.includes('left out')).toBe(false)
  }
})
