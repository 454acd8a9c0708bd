/**
 * @jest-environment node
 *
 * One line for every sentence of section 3 about blog posts: what the host sent, and the result.
 */
import { recentlyPublished } from '../../../../lib/blog/wire/date.ts'
import { normaliseCard, normalisePost } from '../../../../lib/blog/wire/normalise.ts'
import type { BlogCard, BlogPost } from '../../../../lib/blog/post.ts'

const today = 'November 20, 2026'

function card(fields: object): BlogCard {
  const result = normaliseCard({ id: '7', ...fields })
  if (result.kind !== 'ok') throw new Error(result.kind)
  return result.post
}

function post(fields: object): BlogPost {
  const result = normalisePost({ id: '7', ...fields }, { today, askedId: '7' })
  if (result.kind !== 'ok') throw new Error(result.kind)
  return result.post
}

const paragraphs = (...texts: string[]) => texts.join('\n\n')
const body = {
  introduction: 'Intro.',
  sections: [
    { heading: 'One', content: ['1a', '1b'] },
    { heading: 'Two', content: ['2a'] },
  ],
  conclusion: 'The “end” &amp; all.',
}
/** What `htmlspecialchars` makes of a text. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
const parsedBody = { introduction: ['Intro.'], sections: body.sections, conclusion: ['The “end” & all.'] }

/** Lines that hold for lists and for detail pages. */
describe.each([
  ['list', card],
  ['detail', post],
] as const)('on the %s,', (_view, read) => {
  test.each<[string, object, object]>([
    ['slug is the host’s', { slug: 'first-call' }, { id: '7', slug: 'first-call' }],
    ['slug falls back to id', {}, { id: '7', slug: '7' }],
    ['slug falls back to id when it is empty', { slug: ' ' }, { slug: '7' }],
    ['id may be a number', { id: 12 }, { id: '12', slug: '12' }],
    ['title is the host’s', { title: 'Calls' }, { title: 'Calls' }],
    ['title defaults to Untitled', {}, { title: 'Untitled' }],
    ['description comes from description', { description: 'A', excerpt: 'B' }, { description: 'A' }],
    ['description comes from excerpt', { excerpt: 'B' }, { description: 'B' }],
    [
      'description comes from excerpt when description is empty',
      { description: '', excerpt: 'B' },
      { description: 'B' },
    ],
    [
      'image comes from image_url first',
      { image_url: 'https://x.example/1.png', image: 'https://x.example/2.png' },
      { image: { src: 'https://x.example/1.png' } },
    ],
    [
      'image comes from image second',
      { image: 'https://x.example/2.png', featured_image: 'https://x.example/3.png' },
      { image: { src: 'https://x.example/2.png' } },
    ],
    [
      'image comes from featured_image last',
      { featured_image: 'https://x.example/3.png' },
      { image: { src: 'https://x.example/3.png' } },
    ],
    ['a missing image leaves room for the stock fallback', {}, { image: { src: null } }],
    ['image text comes from image_alt', { image_alt: 'A', imageAlt: 'B' }, { image: { alt: 'A' } }],
    ['image text comes from imageAlt', { imageAlt: 'B' }, { image: { alt: 'B' } }],
    ['image text falls back to title', { title: 'Calls' }, { image: { alt: 'Calls' } }],
    [
      'date comes from published_date',
      { published_date: 'May 1, 2026', date: 'May 2, 2026' },
      { published: { text: 'May 1, 2026' } },
    ],
    ['date comes from date', { date: 'May 2, 2026' }, { published: { text: 'May 2, 2026' } }],
    ['read time is the host’s', { read_time: '9 min read' }, { readTime: '9 min read' }],
    ['read time defaults to 5 min read', {}, { readTime: '5 min read' }],
    ['read time defaults when it is 0', { read_time: 0 }, { readTime: '5 min read' }],
    ['read time defaults when it is 0 as text', { read_time: '0' }, { readTime: '5 min read' }],
    ['read time may be a number', { read_time: 10 }, { readTime: '10 min read' }],
    [
      'category defaults to Featured Article',
      {},
      { category: { label: 'Featured Article', colour: 'blue' } },
    ],
    [
      'featured article is blue',
      { category: 'Featured Article' },
      { category: { id: 'featured-article', colour: 'blue', icon: 'bookmark' } },
    ],
    [
      'talent acquisition is green',
      { category: 'talent acquisition' },
      { category: { id: 'talent-acquisition', colour: 'green', icon: 'person-plus' } },
    ],
    [
      'market analysis is purple',
      { category: 'MARKET ANALYSIS' },
      { category: { id: 'market-analysis', colour: 'purple', icon: 'bars' } },
    ],
    [
      'best practices is orange',
      { category: ' Best  Practices ' },
      { category: { id: 'best-practices', colour: 'orange', icon: 'tick' } },
    ],
    [
      'any other category is grey and keeps its words',
      { category: 'Industry News' },
      { category: { id: 'other', label: 'Industry News', colour: 'grey', icon: 'tag' } },
    ],
  ])('%s', (_sentence, sent, expected) => {
    expect(read(sent)).toMatchObject(expected)
  })
})

describe('on the list only,', () => {
  test('date defaults to Recently published', () => {
    expect(card({}).published).toEqual({ text: recentlyPublished, iso: null })
  })

  test.each<[string, object, string | string[]]>([
    [
      'the introduction, and of the sections only the first one, and only its first paragraph, are previewed',
      { content: body },
      ['Intro.', '1a'],
    ],
    [
      'each paragraph of the introduction is',
      { content: { introduction: ['One.', 'Two.'] } },
      ['One.', 'Two.'],
    ],
    [
      'a paragraph that repeats the description is left out',
      { description: 'One.', content: { introduction: ['One.', 'Two.'] } },
      'Two.',
    ],
    [
      'the same holds for sections as JSON text',
      { content: { sections: JSON.stringify(body.sections) } },
      '1a',
    ],
    [
      'the same holds for the only section in place of a list',
      { content: { sections: body.sections[0] } },
      '1a',
    ],
    ['the same holds for content as JSON text', { content: JSON.stringify(body) }, ['Intro.', '1a']],
    [
      'a plain string is shown as one paragraph',
      { content: 'Line one.\n\nLine two.' },
      'Line one. Line two.',
    ],
    ['full_content previews its first paragraph', { full_content: paragraphs('A', 'B', 'C') }, 'A'],
    [
      'full_content is not previewed when there are sections',
      { content: { sections: [{ heading: 'H', content: [] }] }, full_content: paragraphs('A', 'B') },
      '',
    ],
    [
      'a first section of a heading alone has no paragraph',
      { content: { introduction: 'I', sections: [{ heading: 'H' }, { content: 'C' }] }, full_content: 'A' },
      'I',
    ],
    ['without sections the introduction is previewed', { content: { introduction: 'Intro.' } }, 'Intro.'],
    [
      'a preview that would repeat the description is left out',
      { description: 'Same.', content: 'Same.' },
      '',
    ],
    ['a section with nothing in it has no preview', { content: { sections: [{}, { content: 'A' }] } }, 'A'],
    ['content of white space is none', { content: ' \n', full_content: 'A' }, 'A'],
    ['the JSON text of nothing is none', { content: 'null', full_content: 'A' }, 'A'],
    ['broken JSON is not shown as text', { content: '{"introduction": "Int' }, ''],
    ['nor is a broken list', { content: '[{"heading": "O' }, ''],
    ['nor is one that was escaped', { content: '[&quot;One&quot;, &quot;Tw' }, ''],
    ['nor is one with space in it', { content: '[  "One", "Tw' }, ''],
    ['a text that begins with a bracket is a text', { content: '[Update] We moved.' }, '[Update] We moved.'],
    [
      'a text that begins with a quotation is one too',
      { content: '"{Hello}," we say.' },
      '"{Hello}," we say.',
    ],
    [
      'a text that begins with an escaped quotation, too',
      { content: '&quot;{Hello},&quot; we say.' },
      '"{Hello}," we say.',
    ],
    ['no content, no preview', {}, ''],
  ])('%s', (_sentence, sent, expected) => {
    expect(card(sent).excerpt).toEqual([expected].flat().filter(Boolean))
  })
})

describe('on the detail page only,', () => {
  test.each<[string, object, object]>([
    ['date defaults to today', {}, { published: { text: today, iso: null } }],
    ['author is the host’s', { author: 'Lena' }, { author: 'Lena' }],
    ['author defaults to Anonymous', {}, { author: 'Anonymous' }],
    ['tags come as an array', { tags: ['a', 'b'] }, { tags: ['a', 'b'] }],
    ['tags come as a comma-separated string', { tags: 'a, b ,, c' }, { tags: ['a', 'b', 'c'] }],
    ['tags appear once', { tags: ['Pay', 'pay', 'PAY'] }, { tags: ['Pay'] }],
    ['no tags, no tags', {}, { tags: [] }],
    ['related posts are an array of ids', { related_posts: ['1', 2] }, { relatedIds: ['1', '2'] }],
    [
      'related posts appear once and never include the post',
      { slug: 's', related_posts: [1, '1', 7, 's', 2] },
      { relatedIds: ['1', '2'] },
    ],
    ['no related posts, none', {}, { relatedIds: [] }],
    ['content is an object', { content: body }, parsedBody],
    ['content is a JSON string', { content: JSON.stringify(body) }, parsedBody],
    ['content is a JSON string with space around it', { content: `\n${JSON.stringify(body)} ` }, parsedBody],
    ['content is a list of sections', { content: body.sections }, { sections: body.sections }],
    [
      'sections are JSON text inside an object',
      { content: { ...body, sections: JSON.stringify(body.sections) } },
      parsedBody,
    ],
    [
      'the only section stands in place of a list',
      { content: { sections: body.sections[0] }, full_content: 'A' },
      { sections: [body.sections[0]], conclusion: [] },
    ],
    [
      'broken JSON of sections is none',
      { content: { sections: '[{"heading": "O' }, full_content: paragraphs('A', 'B') },
      { sections: [{ content: ['A'] }], conclusion: ['B'] },
    ],
    [
      'content without sections keeps its conclusion',
      { content: { conclusion: 'End.' } },
      { sections: [], conclusion: ['End.'] },
    ],
    ['content is a JSON string twice over', { content: JSON.stringify(JSON.stringify(body)) }, parsedBody],
    ['content is a JSON string escaped as HTML', { content: escaped(JSON.stringify(body)) }, parsedBody],
    [
      'content is a JSON string twice over, escaped as HTML',
      { content: escaped(JSON.stringify(JSON.stringify(body))) },
      parsedBody,
    ],
    [
      'content that cannot be parsed leaves the description as introduction',
      { content: '{"intro', description: 'D' },
      { introduction: ['D'], sections: [], conclusion: [] },
    ],
    ['content that is the JSON text of nothing is no paragraph', { content: 'null' }, { introduction: [] }],
    [
      'plain content leaves the description as introduction',
      { content: 'Plain.', description: 'D' },
      { introduction: ['D'], sections: [] },
    ],
    [
      'plain content is the introduction when there is no description',
      { content: 'Plain.' },
      { introduction: ['Plain.'] },
    ],
    [
      'full_content makes sections of all paragraphs but the last, and of the last the conclusion',
      { full_content: paragraphs('A', 'B', 'C') },
      {
        sections: [
          { heading: 'Section 1', content: ['A'] },
          { heading: 'Section 2', content: ['B'] },
        ],
        conclusion: ['C'],
      },
    ],
    [
      'full_content of one paragraph is a conclusion',
      { full_content: 'A' },
      { sections: [], conclusion: ['A'] },
    ],
    [
      'full_content is split on blank lines, whatever the line ends and spaces in them',
      { full_content: 'A\r\nmore\r\n \t\r\nB\r\rC' },
      { sections: [{ content: ['A more'] }, { content: ['B'] }], conclusion: ['C'] },
    ],
    [
      'a paragraph of full_content with nothing to read in it is none',
      { full_content: paragraphs('A', '\u0007', 'B') },
      { sections: [{ content: ['A'] }], conclusion: ['B'] },
    ],
    [
      'full_content does not matter when there are sections',
      { content: body, full_content: paragraphs('A', 'B') },
      parsedBody,
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
