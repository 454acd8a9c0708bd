import fc from 'fast-check'
import { readDocument } from '../../../../lib/blog/normalise/documents.ts'
import { normaliseCard } from '../../../../lib/blog/normalise/normalise.ts'
import { ownTime } from '../../../fixtures/ownTime.ts'
import { post } from './normalised.ts'

type Written = { isHeading: boolean; text: string }

/** What each editor stores for paragraphs and headings. */
const editors = {
  'Editor.js': (blocks: readonly Written[]) => ({
    time: 1791936000000,
    version: '2.30.0',
    blocks: blocks.map(({ isHeading, text }) =>
      isHeading
        ? { id: 'a', type: 'header', data: { text, level: 2 } }
        : { id: 'b', type: 'paragraph', data: { text } },
    ),
  }),
  Quill: (blocks: readonly Written[]) => ({
    ops: blocks.flatMap<object>(({ isHeading, text }) =>
      isHeading
        ? [{ insert: text }, { attributes: { header: 2 }, insert: '\n' }]
        : [{ insert: text.slice(0, 3), attributes: { bold: true } }, { insert: `${text.slice(3)}\n` }],
    ),
  }),
  TipTap: (blocks: readonly Written[]) => ({
    type: 'doc',
    content: blocks.map(({ isHeading, text }) => ({
      type: isHeading ? 'heading' : 'paragraph',
      ...(isHeading && { attrs: { level: 2 } }),
      content: [
        { type: 'text', text: text.slice(0, 3), marks: [{ type: 'bold' }] },
        { type: 'text', text: text.slice(3) },
      ],
    })),
  }),
  'Draft.js': (blocks: readonly Written[]) => ({
    blocks: blocks.map(({ isHeading, text }) => ({
      key: 'a1',
      text,
      type: isHeading ? 'header-two' : 'unstyled',
      depth: 0,
      inlineStyleRanges: [],
      entityRanges: [],
      data: {},
    })),
    entityMap: {},
  }),
}

/** Without n: no word such as "nan", which means nothing. */
const text = fc.stringMatching(/^[A-M][a-m]{4,8}( [a-m]{2,6}){0,3}$/)
const written = fc.array(fc.record({ isHeading: fc.boolean(), text }), { minLength: 1, maxLength: 12 })

describe.each(Object.entries(editors))('a document of %s', (_name, store) => {
  test('is read as its paragraphs and headings, in order', () => {
    fc.assert(
      fc.property(written, (blocks) => {
        expect(readDocument(store(blocks))).toEqual(blocks)
        const read = post({ content: JSON.stringify(store(blocks)) })
        const first = blocks.findIndex(({ isHeading }) => isHeading)
        const opening = first === -1 ? blocks : blocks.slice(0, first)
        expect(read.introduction).toEqual(opening.map((block) => block.text))
        const shown = read.sections.flatMap(({ heading, content }) => [heading, ...content])
        expect([...read.introduction, ...shown]).toEqual(blocks.map((block) => block.text))
        expect(read.conclusion).toEqual([])
      }),
    )
  })

  test('is read in full_content and in each part, too', () => {
    const plain = store(['One', 'Two', 'Three'].map((each) => ({ isHeading: false, text: each })))
    expect(post({ full_content: JSON.stringify(plain) })).toMatchObject({
      sections: [{ content: ['One'] }, { content: ['Two'] }],
      conclusion: ['Three'],
    })
    const headed = store([
      { isHeading: false, text: 'One' },
      { isHeading: true, text: 'Two' },
      { isHeading: false, text: 'Three' },
    ])
    expect(post({ full_content: headed }).sections).toEqual([
      { heading: 'Section 1', content: ['One'] },
      { heading: 'Two', content: ['Three'] },
    ])
    const content = { introduction: plain, sections: [{ heading: 'H', content: plain }] }
    expect(post({ content })).toMatchObject({
      introduction: ['One', 'Two', 'Three'],
      sections: [{ heading: 'H', content: ['One', 'Two', 'Three'] }],
    })
  })

  test('is text, never HTML', () => {
    const blocks = ['<img src=x onerror=alert(1)>Hi <b>all</b>', 'a < b &amp; c'].map((each) => ({
      isHeading: false,
      text: each,
    }))
    expect(post({ content: store(blocks) }).introduction).toEqual(['Hi all', 'a < b & c'])
  })

  test('of a million blocks is limited in time and size', () => {
    const many = store(Array.from({ length: 3 }, () => ({ isHeading: false, text: 'spam' })))
    const list: readonly unknown[] = Object.values(many).find(Array.isArray) ?? []
    const huge = Object.fromEntries(
      Object.entries(many).map(([name, value]) => [
        name,
        Array.isArray(value) ? Array<unknown>(1e6).fill(list[0]) : value,
      ]),
    )
    const time = ownTime(() => {
      expect(post({ content: huge, full_content: huge }).introduction.length).toBeLessThanOrEqual(500)
      expect(normaliseCard({ id: 7, content: huge })).toMatchObject({ kind: 'ok' })
    })
    expect(time).toBeLessThan(1_500)
  })
})

test.each<[string, unknown, string[]]>([
  [
    'lists and quotations of Editor.js',
    {
      blocks: [
        {
          type: 'list',
          data: { style: 'unordered', items: ['A', { content: 'B', items: [{ content: 'C' }] }] },
        },
        { type: 'quote', data: { text: 'D<br>E', caption: 'F' } },
        { type: 'checklist', data: { items: [{ text: 'G', checked: true }] } },
        { type: 'table', data: { content: [['H', 'I']] } },
        { type: 'delimiter', data: {} },
        { type: 'image', data: { file: { url: 'https://x.example/a.png' }, caption: 'J' } },
      ],
    },
    ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'],
  ],
  [
    'lists of Quill, without its images',
    {
      ops: [
        { insert: { image: 'https://x.example/a.png' } },
        { insert: 'A\n\nB' },
        { attributes: { list: 'bullet' }, insert: '\n' },
        { insert: 'C' },
      ],
    },
    ['A', 'B', 'C'],
  ],
  ['a bare list of Quill', [{ insert: 'A\nB\n' }], ['A', 'B']],
  [
    'lists and line breaks of ProseMirror',
    {
      type: 'doc',
      content: [
        {
          type: 'bullet_list',
          content: [
            {
              type: 'list_item',
              content: [{ type: 'paragraph', content: [{ type: 'text', text: 'A' }] }],
            },
          ],
        },
        {
          type: 'paragraph',
          content: [{ type: 'text', text: 'B' }, { type: 'hardBreak' }, { type: 'text', text: 'C' }],
        },
        { type: 'image', attrs: { src: 'https://x.example/a.png' } },
      ],
    },
    ['A', 'B', 'C'],
  ],
  ['a bare list of ProseMirror', [{ type: 'paragraph', content: [{ type: 'text', text: 'A' }] }], ['A']],
])('%s are paragraphs', (_name, content, shown) => {
  expect(post({ content }).introduction).toEqual(shown)
})

test.each([
  { ops: [] },
  { blocks: [] },
  { type: 'doc' },
  { ops: [{ insert: '\n' }] },
  { ops: 'x', blocks: 7 },
  { blocks: [{ type: 'paragraph', data: { constructor: 'x', toString: 'y' } }] },
  JSON.parse('{"type":"doc","content":[{"__proto__":{"text":"x"},"type":"paragraph"}]}') as object,
])('the document %j is empty, and the description opens the post', (content) => {
  expect(post({ content, description: 'D' }).introduction).toEqual(['D'])
})

test('specified fields win over what looks like a document', () => {
  expect(
    post({ content: { introduction: 'I', type: 'doc', ops: [{ insert: 'x\n' }] } }).introduction,
  ).toEqual(['I'])
})

test('a card of a long document without headings has twelve paragraphs', () => {
  const blocks = Array.from({ length: 40 }, (_, index) => ({ isHeading: false, text: `Line ${index}` }))
  expect(normaliseCard({ id: 7, content: editors['Editor.js'](blocks) })).toMatchObject({
    post: { excerpt: blocks.slice(0, 12).map((block) => block.text) },
  })
})

test('deep nodes are left out, in limited time', () => {
  let node: object = { type: 'text', text: 'x' }
  for (let depth = 0; depth < 1e5; depth += 1) node = { type: 'blockquote', content: [node] }
  let data: unknown = 'x'
  for (let depth = 0; depth < 1e5; depth += 1) data = { items: [data] }
  for (const content of [{ type: 'doc', content: [node] }, { blocks: [{ type: 'list', data }] }])
    expect(post({ content }).introduction).toEqual([])
})

test('any value is a document or none', () => {
  const name = fc.constantFrom(
    'type',
    'content',
    'blocks',
    'ops',
    'insert',
    'text',
    'data',
    'items',
    'attributes',
  )
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 5 },
      fc.constantFrom<unknown>('doc', 'text', 'header', '\n', 7, null, true),
      fc.array(tie('any'), { maxLength: 4 }),
      fc.dictionary(name, tie('any'), { maxKeys: 4 }),
    ),
  })).any
  fc.assert(
    fc.property(value, (sent) => {
      for (const block of readDocument(sent) ?? [])
        expect([typeof block.isHeading, typeof block.text]).toEqual(['boolean', 'string'])
      expect(post({ content: sent, full_content: sent }).title).toBe('Untitled')
    }),
    { numRuns: 1000 },
  )
})
