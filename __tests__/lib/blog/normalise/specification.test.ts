/**
 * One line for every sentence of docs/specification.md#blog-data: what the host sent, and the result.
 */
import { recentlyPublished } from '#lib/blog/normalise/date.ts'
import { normaliseCards } from '#lib/blog/normalise/normalise.ts'
import { card, host, post, today } from './normalised.ts'

const paragraphs = (...texts: string[]) => texts.join('\n\n')
const body = {
  introduction: 'Intro.',
  sections: [
    { heading: 'One', content: ['1a', '1b'] },
    { heading: 'Two', content: ['2a'] },
  ],
  conclusion: 'The “end” &amp; all.',
}
const parsedBody = { introduction: ['Intro.'], sections: body.sections, conclusion: ['The “end” & all.'] }

const png = (name: string) => `https://x.example/${name}.png`
const shown = (src: string | null) => ({ image: { src } })

/** Lines that hold for lists and for detail pages. */
describe.each([
  ['list', card],
  ['detail', post],
] as const)('on the %s,', (_view, read) => {
  test.each<[string, object, object]>([
    ['slug is the host’s', { slug: 'first-call' }, { id: '7', slug: 'first-call' }],
    ['slug falls back to id, which may be 0', { id: 0 }, { id: '0', slug: '0' }],
    ['title is the host’s', { title: 'Calls' }, { title: 'Calls' }],
    ['title defaults to Untitled', {}, { title: 'Untitled' }],
    ['description comes from description', { description: 'A', excerpt: 'B' }, { description: 'A' }],
    ['description comes from excerpt', { excerpt: 'B' }, { description: 'B' }],
    ['image comes from image_url first', { image_url: png('1'), image: png('2') }, shown(png('1'))],
    ['image comes from image second', { image: png('2'), featured_image: png('3') }, shown(png('2'))],
    ['image comes from featured_image last', { featured_image: png('3') }, shown(png('3'))],
    ['a missing image leaves room for the stock fallback', {}, shown(null)],
    ['image text comes from image_alt', { image_alt: 'A', imageAlt: 'B' }, { image: { alt: 'A' } }],
    ['image text comes from imageAlt', { imageAlt: 'B' }, { image: { alt: 'B' } }],
    ['image text falls back to title', { title: 'Calls' }, { image: { alt: 'Calls' } }],
    [
      'date comes from published_date',
      { published_date: '1st', date: '2nd' },
      { published: { text: '1st' } },
    ],
    ['date comes from date', { published_date: '0', date: '2nd' }, { published: { text: '2nd' } }],
    ['read time is the host’s', { read_time: '9 min read' }, { readTime: '9 min read' }],
    ['read time defaults to 5 min read', {}, { readTime: '5 min read' }],
    ['read time as a number is whole minutes', { read_time: 9.5 }, { readTime: '10 min read' }],
    [
      'category defaults to Featured Article',
      {},
      { category: { label: 'Featured Article', colour: 'blue' } },
    ],
  ])('%s', (_sentence, sent, expected) => {
    expect(read(sent)).toMatchObject(expected)
  })

  test.each([
    ['Featured Article', { colour: 'blue', icon: 'bookmark' }],
    ['talent acquisition', { colour: 'green', icon: 'person-plus' }],
    ['MARKET ANALYSIS', { colour: 'purple', icon: 'bars' }],
    [' Best  Practices\u200b ', { colour: 'orange', icon: 'tick' }],
    ['Industry News', { label: 'Industry News', colour: 'grey', icon: 'tag' }],
  ])('the category %j has its colour and icon', (category, expected) => {
    expect(read({ category })).toMatchObject({ category: expected })
  })
})

describe('on the list only,', () => {
  test('date defaults to Recently published', () => {
    expect(card({}).published).toEqual({ text: recentlyPublished, iso: null })
  })

  test('only the first post of all has an excerpt', () => {
    const posts = normaliseCards(
      [1, 2].map((id) => ({ id, content: body })),
      host,
    )
    expect(posts.map(({ excerpt }) => excerpt.length)).toEqual([2, 0])
  })

  const introduction = ['One.', 'Two.']

  test.each<[string, object, ...shown: string[]]>([
    ['introduction and first paragraph of the first section show', body, 'Intro.', '1a'],
    ['a section without introduction shows', { sections: body.sections }, '1a'],
    ['an introduction without sections shows', { introduction: 'Intro.' }, 'Intro.'],
  ])('%s', (_sentence, content, ...expected) => {
    expect(card({ content }).excerpt).toEqual(expected)
  })

  test.each<[string, object, string]>([
    [
      'a paragraph like the description is left out',
      { description: 'One.', content: { introduction } },
      'Two.',
    ],
    ['a plain string is one paragraph', { content: 'Line one.\n\nLine two.' }, 'Line one. Line two.'],
    ['full_content previews its first paragraph', { full_content: paragraphs('A', 'B', 'C') }, 'A'],
    ['broken JSON is not shown as text', { content: '{"introduction": "Int' }, ''],
    ['a text may stand in quotes', { content: '"We moved."' }, '"We moved."'],
    ['a text may begin with a bracket', { content: '[Update] We moved.' }, '[Update] We moved.'],
  ])('%s', (_sentence, sent, expected) => {
    expect(card(sent).excerpt).toEqual([expected].filter(Boolean))
  })
})

describe('on the detail page only,', () => {
  test.each<[string, object, object]>([
    ['date defaults to today', {}, { published: { text: today, iso: null } }],
    ['author is the host’s', { author: 'Lena' }, { author: 'Lena' }],
    ['author defaults to Anonymous', {}, { author: 'Anonymous' }],
    ['tags come as an array, each once', { tags: ['Pay', 'a', 'PAY'] }, { tags: ['Pay', 'a'] }],
    ['tags come as comma-separated words or digits', { tags: 'R&D, 26 ,, b' }, { tags: ['R&D', '26', 'b'] }],
    [
      'related posts are an array of ids of others, each once',
      { slug: 's', related_posts: [2, '1', '2', 7, 's'] },
      { relatedIds: ['2', '1'] },
    ],
  ])('%s', (_sentence, sent, expected) => {
    expect(post(sent)).toMatchObject(expected)
  })

  test.each([
    ['an object', body],
    ['a JSON string', JSON.stringify(body)],
  ])('content is %s, whatever full_content says', (_form, content) => {
    expect(post({ content, full_content: 'A' })).toMatchObject(parsedBody)
  })

  test.each<[string, object, object]>([
    [
      'a section without a heading is numbered, an empty one is left out',
      { content: { sections: [{}, { content: ['A'] }] } },
      { sections: [{ heading: 'Section 1', content: ['A'] }] },
    ],
    ['a conclusion needs no sections', { content: { conclusion: 'End.' } }, { conclusion: ['End.'] }],
    [
      'content that cannot be parsed leaves the description as introduction',
      { content: '{"intro', description: 'D' },
      { introduction: ['D'], sections: [], conclusion: [] },
    ],
    ['plain content is an introduction', { content: 'Plain.' }, { introduction: ['Plain.'] }],
    ['one paragraph is a conclusion', { full_content: 'A' }, { sections: [], conclusion: ['A'] }],
    [
      'full_content, split on blank lines, makes sections and a conclusion',
      { full_content: 'A\r\nmore\r\n \t\r\nB\r\rC' },
      {
        sections: [
          { heading: 'Section 1', content: ['A more'] },
          { heading: 'Section 2', content: ['B'] },
        ],
        conclusion: ['C'],
      },
    ],
    [
      'full_content serves when content has no sections',
      { content: { introduction: 'I', sections: [] }, full_content: paragraphs('A', 'B') },
      { introduction: ['I'], sections: [{ content: ['A'] }], conclusion: ['B'] },
    ],
  ])('%s', (_sentence, sent, expected) => {
    expect(post(sent)).toMatchObject(expected)
  })
})
