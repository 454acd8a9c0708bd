import { safeImageUrl } from '../../../../lib/blog/normalise/image.ts'
import { cleanText } from '../../../../lib/blog/normalise/text.ts'
import { normaliseCard, normaliseCards } from '../../../../lib/blog/normalise/normalise.ts'
import { post, today } from './normalised.ts'

describe('an image', () => {
  test.each([
    ['https://x.example/a.png', 'https://x.example/a.png'],
    [' http://x.example/a b.png ', 'http://x.example/a%20b.png'],
    ['//cdn.example/a.png', 'https://cdn.example/a.png'],
    ['/uploads/a.png?w=1', '/uploads/a.png?w=1'],
    ['https://x.example/a.png?a=1&amp;b=2', 'https://x.example/a.png?a=1&b=2'],
  ])('may come from %p', (sent, src) => {
    expect(safeImageUrl(sent)).toBe(src)
  })

  test.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'javascript&colon;alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml,<svg onload="alert(1)"/>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://x.example/1',
    'https://',
    'https://x .example/a.png',
    '//x%20.example/a.png',
    'https://user:pass@x.example/a.png',
    'http://user@x.example/a.png',
    '//user@x.example/a.png',
    '/..//x.example/a.png',
    'https://x.example/%2e%2e/a.png',
    'N/A',
    '',
    42,
    null,
    ['https://x.example/a.png'],
  ])('never comes from %p', (sent) => {
    expect(safeImageUrl(sent)).toBeNull()
  })

  test('is read by browsers that cannot do URL.parse, too', () => {
    const { parse } = URL
    Reflect.deleteProperty(URL, 'parse')
    try {
      expect(safeImageUrl('/a.png', 'https://blog.example.com')).toBe('https://blog.example.com/a.png')
    } finally {
      URL.parse = parse
    }
  })

  test('written as a file is none where no host is known', () => {
    expect(safeImageUrl('a.png')).toBeNull()
  })

  test('comes from the next name when the first holds nothing safe', () => {
    expect(post({ image_url: 'javascript:alert(1)', image: '/a.png' }).image.src).toBe('/a.png')
  })
})

describe('a text', () => {
  test.each([
    ['Calls &amp; answers', 'Calls & answers'],
    ['Don&#039;t &quot;sell&quot; &#x201C;pens&#x201D;', 'Don\'t "sell" \u201cpens\u201d'],
    ['ma&ntilde;ana&nbsp;&hellip;', 'mañana …'],
    ['AT&T & R&D; &unknown; &#0; &#xD800; &#x110000;', 'AT&T & R&D; &unknown; \ufffd \ufffd \ufffd'],
    ['&amp;lt;b&amp;gt;', '<b>'],
    ['&#xDFFF; &#xE000; &#xD7FF; &#x10ffff;', '\ufffd \ue000 \ud7ff \u{10ffff}'],
    ['&#65; &#0065; &#X41;', 'A A A'],
    ['<script>alert(1)</script>', ''],
    ['a\u0000b\u0007c\u009dd\ufeffe', 'abcde'],
    ['It&#146;s 2004&#150;2010, &#x93;so&#148;', 'It\u2019s 2004\u20132010, \u201cso\u201d'],
    ['It\u0092s 2004\u00962010: \u0080 5', 'It\u2019s 2004\u20132010: \u20ac 5'],
    ['a&#129;b\u008dc&#x8f;d\u0090e&#157;f', 'abcdef'],
    ['שלום \u200fעולם\u200e! 5 < 6', 'שלום \u200fעולם\u200e! 5 < 6'],
    ['half \ud83d pair', 'half \ufffd pair'],
    ['  much \n\t white   space ', 'much white space'],
  ])('%p is read as %p', (sent, shown) => {
    expect(cleanText(sent, 100)).toBe(shown)
  })

  test('is found behind any amount of white space', () => {
    expect(cleanText(`${' '.repeat(5_000)}x`, 10)).toBe('x')
  })

  test('is cut between characters, with an ellipsis', () => {
    expect(cleanText('abcdef', 4)).toBe('abc…')
    expect(cleanText('ab😀😀', 4)).toBe('ab…')
    expect(cleanText('😀bcdef', 4)).toBe('😀b…')
    expect(cleanText('abc def', 5)).toBe('abc…')
  })

  test.each([[true], [null], [{}], [['a']], [Number.NaN], [Infinity], [() => 'x']])(
    'is nothing in %p',
    (sent) => {
      expect(cleanText(sent, 100)).toBe('')
    },
  )
})

describe('a post', () => {
  test.each([[null], [42], ['post'], [[]], [{}], [{ success: false, message: 'no' }]])(
    'is not in %p',
    (sent) => {
      expect(normaliseCard(sent)).toEqual({ kind: 'not-a-post' })
    },
  )

  test.each([[{ title: 'No address' }], [{ id: '..', slug: '' }], [{ id: { $ne: 1 } }], [{ id: 'a\u0000' }]])(
    'without a usable id is a named failure: %p',
    (sent) => {
      expect(normaliseCard(sent)).toEqual({ kind: 'no-identity' })
    },
  )

  test('takes the requested id when it names none', () => {
    expect(post({ id: undefined, title: 'T' }, 'first-call')).toMatchObject({
      id: 'first-call',
      slug: 'first-call',
    })
  })

  test('falls back to its id when its slug leaves the path', () => {
    for (const slug of ['../../etc/passwd', '..', '.', 'a\\b']) expect(post({ slug }).slug).toBe('7')
  })

  test('of wrong types falls back to every default', () => {
    const names =
      'title category description image_url image_alt published_date read_time author tags related_posts content full_content'
    const wrong = Object.fromEntries(names.split(' ').map((name) => [name, { not: ['this'] }]))
    expect(post({ ...wrong })).toMatchObject({
      title: 'Untitled',
      category: { label: 'Featured Article' },
      description: '',
      image: { src: null, alt: 'Untitled' },
      published: { text: today, iso: null },
      readTime: '5 min read',
      author: 'Anonymous',
      tags: [],
      relatedIds: [],
      introduction: [],
      sections: [],
      conclusion: [],
    })
  })

  test('reads numbers as text, and bare minutes as a read time', () => {
    expect(post({ title: 911, read_time: 12, tags: [211, 'x'] })).toMatchObject({
      title: '911',
      readTime: '12 min read',
      tags: ['211', 'x'],
    })
    expect(post({ read_time: 'about 12' }).readTime).toBe('about 12')
  })

  test('reads PHP’s lists with gaps, and lists as JSON text', () => {
    const sent = {
      tags: { 0: 'a', 12: 'b' },
      related_posts: '["1", "../x", {"id": 2}]',
      content: { sections: { 1: { heading: 'H', content: { 3: 'p' } } } },
    }
    expect(post(sent)).toMatchObject({
      tags: ['a', 'b'],
      relatedIds: ['1', '2'],
      sections: [{ heading: 'H', content: ['p'] }],
    })
  })

  test.each([{ 0: 'a', more: 'b' }, { '1st': 'a' }, { no1: 'a' }, { more: 'a' }])(
    '%j is no list of tags',
    (tags) => expect(post({ tags }).tags).toEqual([]),
  )

  test.each([
    '["a","b"]',
    '"[\\"a\\",\\"b\\"]"',
    '"a, b"',
    '[&quot;a&quot;,&quot;b&quot;]',
    '{"0":"a","2":"b"}',
  ])('reads %j as two tags and two related posts', (sent) => {
    expect(post({ tags: sent, related_posts: sent })).toMatchObject({
      tags: ['a', 'b'],
      relatedIds: ['a', 'b'],
    })
  })

  test.each(['null', ' null ', '""', '"null"', '[]', '{}', '{"more":"b"}', ''])(
    'reads no tags and no related posts in %j',
    (sent) => {
      expect(post({ tags: sent, related_posts: sent })).toMatchObject({ tags: [], relatedIds: [] })
    },
  )

  test('reads broken JSON of a list as text with commas', () => {
    expect(post({ tags: '[a, b' }).tags).toEqual(['[a', 'b'])
  })

  test.each(['1.50', '1e3', 'true', '007'])(
    'reads %j, which JSON has another way to write, as it stands',
    (text) => {
      expect(post({ tags: text, content: text })).toMatchObject({ tags: [text], introduction: [text] })
    },
  )

  test('numbers a section without a heading, and drops an empty one', () => {
    const sections = [
      null,
      {},
      { heading: '', content: [] },
      'Loose text',
      { content: [['nested'], [[['too deep']]], 5] },
    ]
    expect(post({ content: { sections } }).sections).toEqual([
      { heading: 'Section 1', content: ['Loose text'] },
      { heading: 'Section 2', content: ['nested', '5'] },
    ])
  })

  test('with a key like “__proto__” is read like any other', () => {
    expect(post(JSON.parse('{"__proto__":{"title":"polluted"},"constructor":1}') as object).title).toBe(
      'Untitled',
    )
    expect(({} as { title?: string }).title).toBeUndefined()
  })
})

describe('a list', () => {
  const addresses = (values: unknown[]) => normaliseCards(values).map(({ id, slug }) => [id, slug])

  test('has the first of two posts with one id', () => {
    const cards = [{ id: 1, title: 'A' }, null, { id: 1, slug: 'b' }, { id: 3, slug: 'c' }, 'x']
    expect(addresses(cards)).toEqual([
      ['1', '1'],
      ['3', 'c'],
    ])
  })

  test('gives a post whose slug is taken its id for one', () => {
    const cards = [
      { id: 1, slug: 'a' },
      { id: 2, slug: 'a' },
      { id: 3, slug: '4' },
      { id: 4, slug: 'b' },
    ]
    expect(addresses(cards)).toEqual([
      ['1', 'a'],
      ['2', '2'],
      ['3', '3'],
      ['4', 'b'],
    ])
  })

  test('has the first of two posts with one slug and no id', () => {
    expect(addresses([{ slug: 'a' }, { id: 2, slug: 'a' }, { slug: 'a' }])).toEqual([
      ['a', 'a'],
      ['2', '2'],
    ])
  })
})
