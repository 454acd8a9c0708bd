/** @jest-environment node */
import { dayOf, readDate, recentlyPublished } from '../../../lib/blog/date.ts'
import { safeImageUrl } from '../../../lib/blog/image.ts'
import { limits } from '../../../lib/blog/limits.ts'
import { normaliseCard, normaliseCards, normalisePost } from '../../../lib/blog/normalise.ts'
import type { BlogPost } from '../../../lib/blog/post.ts'
import { cleanText } from '../../../lib/blog/text.ts'

const today = 'November 20, 2026'

function post(fields: object, askedId = '7'): BlogPost {
  const result = normalisePost(fields, { today, askedId })
  if (result.kind !== 'ok') throw new Error(result.kind)
  return result.post
}

describe('a picture', () => {
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
    'N/A',
    '',
    `https://x.example/${'a'.repeat(limits.imageUrl)}`,
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

  test.each([
    ['a.png', 'https://blog.example.com/wp/a.png'],
    ['up/a.JPEG?w=1', 'https://blog.example.com/wp/up/a.JPEG?w=1'],
    ['/a.jpg', 'https://blog.example.com/a.jpg'],
    ['N/A', null],
    ['none', null],
    ['see:a.png', null],
    ['a.png.exe', null],
  ])('written as %p is looked for on the host that names it', (sent, src) => {
    expect(safeImageUrl(sent, 'https://blog.example.com/wp//')).toBe(src)
  })

  test('written as a file is none where no host is known', () => {
    expect(safeImageUrl('a.png')).toBeNull()
  })

  test('comes from the next name when the first holds nothing safe', () => {
    expect(post({ id: 7, image_url: 'javascript:alert(1)', image: '/a.png' }).image.src).toBe('/a.png')
  })
})

describe('a text', () => {
  test.each([
    ['Calls &amp; answers', 'Calls & answers'],
    ['Don&#039;t &quot;sell&quot; &#x201C;pens&#x201D;', 'Don\'t "sell" \u201cpens\u201d'],
    ['ma&ntilde;ana&nbsp;&hellip;', 'mañana …'],
    ['AT&T & R&D; &unknown; &#0; &#xD800; &#x110000;', 'AT&T & R&D; &unknown; &#0; &#xD800; &#x110000;'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['&#xDFFF; &#xE000; &#xD7FF; &#x10ffff;', '&#xDFFF; \ue000 \ud7ff \u{10ffff}'],
    ['&#65; &#0065; &#X41;', 'A A A'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
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

describe('a date', () => {
  test.each([
    ['2026-10-14', 'October 14, 2026', '2026-10-14'],
    ['2026-10-14 23:59:59', 'October 14, 2026', '2026-10-14'],
    ['2026-10-14T23:59:59-05:00', 'October 14, 2026', '2026-10-14T23:59:59-05:00'],
    ['2026-10-14 08:30:00.000000 +0530', 'October 14, 2026', '2026-10-14T08:30:00+05:30'],
    ['2026-10-14T08:30Z', 'October 14, 2026', '2026-10-14T08:30Z'],
    ['2026-10-14T00:00:00.000Z', 'October 14, 2026', '2026-10-14'],
    ['2026-10-14T24:00:00Z', 'October 14, 2026', '2026-10-14'],
    ['2026-10-14T08:60Z', 'October 14, 2026', '2026-10-14'],
    ['2026-10-14T08:30+24:00', 'October 14, 2026', '2026-10-14'],
    ['2026-02-31T08:30Z', '2026-02-31T08:30Z', null],
    ['October 14, 2026', 'October 14, 2026', '2026-10-14'],
    ['Sept. 3rd 2026', 'Sept. 3rd 2026', '2026-09-03'],
    ['Jan 5, 2026', 'Jan 5, 2026', '2026-01-05'],
    ['Janus 5, 2026', 'Janus 5, 2026', null],
    ['2026-02-31', '2026-02-31', null],
    ['2026-13-05', '2026-13-05', null],
    ['2026-00-05', '2026-00-05', null],
    ['0099-05-01', '0099-05-01', null],
    ['1000-01-01', 'January 1, 1000', '1000-01-01'],
    ['last spring', 'last spring', null],
    ['2026-10-14 10:00:00 +0000', 'October 14, 2026', '2026-10-14T10:00:00+00:00'],
    ['Wed, 14 Oct 2026 10:00:00 +0000', 'Wed, 14 Oct 2026 10:00:00 +0000', null],
    ['Updated 2026-10-14', 'Updated 2026-10-14', null],
    ['2026-10-14/16', '2026-10-14/16', null],
    ['2026-10-14 at 08:30Z', 'October 14, 2026', '2026-10-14'],
    ['2026-10-14 08:30Z or later', 'October 14, 2026', '2026-10-14'],
    ['No. 1791936000', 'No. 1791936000', null],
    ['1791936000 seconds', '1791936000 seconds', null],
    ['October 14, 2026 or later', 'October 14, 2026 or later', null],
    [
      { date: '2026-07-21 10:00:00.000000', timezone_type: 3, timezone: 'UTC' },
      'July 21, 2026',
      '2026-07-21',
    ],
    [1791936000, 'October 14, 2026', '2026-10-14'],
    ['1791936000', 'October 14, 2026', '2026-10-14'],
    [1791936000000, 'October 14, 2026', '2026-10-14'],
    [1e8, 'March 3, 1973', '1973-03-03T09:46:40Z'],
    [1e11, 'March 3, 1973', '1973-03-03T09:46:40Z'],
    [1e11 - 1, 'November 16, 5138', '5138-11-16T09:46:39Z'],
    [253_402_300_799_999, 'December 31, 9999', '9999-12-31T23:59:59Z'],
  ])('%p reads %p', (sent, text, iso) => {
    expect(readDate([sent], recentlyPublished)).toEqual({ text, iso })
  })

  test.each([
    '',
    '0',
    'null',
    '0000-00-00',
    '0000-00-00 00:00:00',
    '-0001-11-30 00:00:00',
    '-0001-11-30T00:00:00+00:00',
    'November 30, -0001',
    'Nov 30, -0001, 12:00 am',
    'Wed, 30 Nov -0001 00:00:00 +0000',
    '30/11/-0001',
    'November 30, 0000',
    null,
    0,
    -5,
    1e8 - 1,
    253_402_300_800_000,
    1e300,
    {},
    { date: '-0001-11-30 00:00:00.000000', timezone_type: 3, timezone: 'UTC' },
    { date: { date: '2026-07-21' } },
  ])('is missing in %j', (sent) => {
    expect(readDate([sent], recentlyPublished)).toEqual({ text: recentlyPublished, iso: null })
  })

  test('comes from the next name when the first is missing', () => {
    const { text } = readDate(['-0001-11-30 00:00:00', '2026-10-14'], recentlyPublished)
    expect(text).toBe('October 14, 2026')
  })

  test('is written with the months as English has them', () => {
    const english = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
    for (let month = 0; month < 12; month += 1) {
      const day = new Date(Date.UTC(2026, month, 9))
      expect(dayOf(day)?.text).toBe(english.format(day))
      const short = `${english.format(day).slice(0, 3)} 9, 2026`
      expect(readDate([short], recentlyPublished).iso).toBe(day.toISOString().slice(0, 10))
    }
  })

  test('does not depend on the time zone of the machine', () => {
    expect(dayOf(new Date('2026-11-20T23:30:00Z'))).toEqual({ text: today, iso: '2026-11-20' })
    expect(dayOf(new Date('2026-11-20T00:30:00Z'))).toEqual({ text: today, iso: '2026-11-20' })
  })
})

describe('a post', () => {
  test.each([[null], [42], ['post'], [[]], [{}], [{ success: false, message: 'no' }]])(
    'is not in %p',
    (sent) => {
      expect(normaliseCard(sent)).toEqual({ kind: 'not-a-post' })
    },
  )

  test.each([
    [{ title: 'No address' }],
    [{ id: '..', slug: '' }],
    [{ id: { $ne: 1 } }],
    [{ id: 'a\u0000' }],
    [{ id: 'x'.repeat(201) }],
    [{ id: 'é'.repeat(101) }],
  ])('without a usable id is a named failure: %p', (sent) => {
    expect(normaliseCard(sent)).toEqual({ kind: 'no-identity' })
  })

  test('takes the id that was asked for when it names none', () => {
    expect(post({ title: 'T' }, 'first-call')).toMatchObject({ id: 'first-call', slug: 'first-call' })
  })

  test('falls back to its id when its slug would climb out of the address', () => {
    expect(post({ id: 7, slug: '../../etc/passwd' }).slug).toBe('7')
    expect(post({ id: 7, slug: '..' }).slug).toBe('7')
    expect(post({ id: 7, slug: '.' }).slug).toBe('7')
    expect(post({ id: 7, slug: 'a\\b' }).slug).toBe('7')
  })

  test('of wrong types falls back to every default', () => {
    const names =
      'title category description image_url image_alt published_date read_time author tags related_posts content full_content'
    const wrong = Object.fromEntries(names.split(' ').map((name) => [name, { not: ['this'] }]))
    expect(post({ id: 7, ...wrong })).toMatchObject({
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

  test('reads numbers as text, and a bare number of minutes as a read time', () => {
    expect(post({ id: 7, title: 911, read_time: 12, tags: [211, 'x'] })).toMatchObject({
      title: '911',
      readTime: '12 min read',
      tags: ['211', 'x'],
    })
    expect(post({ id: 7, read_time: 'about 12' }).readTime).toBe('about 12')
  })

  test('reads PHP’s lists with gaps, and lists as JSON text', () => {
    const sent = {
      id: 7,
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

  test.each([{ 0: 'a', more: 'b' }, { '1st': 'a' }, { more: 'a' }])('%j is no list of tags', (tags) =>
    expect(post({ id: 7, tags }).tags).toEqual([]),
  )

  test.each([
    '["a","b"]',
    '"[\\"a\\",\\"b\\"]"',
    '"a, b"',
    '[&quot;a&quot;,&quot;b&quot;]',
    '{"0":"a","2":"b"}',
  ])('reads %j as two tags and two related posts', (sent) => {
    expect(post({ id: 7, tags: sent, related_posts: sent })).toMatchObject({
      tags: ['a', 'b'],
      relatedIds: ['a', 'b'],
    })
  })

  test.each(['null', ' null ', '""', '"null"', '[]', '{}', '{"more":"b"}', ''])(
    'reads no tags and no related posts in %j',
    (sent) => {
      expect(post({ id: 7, tags: sent, related_posts: sent })).toMatchObject({ tags: [], relatedIds: [] })
    },
  )

  test('reads a list as JSON text that is broken as a text with commas', () => {
    expect(post({ id: 7, tags: '[a, b' }).tags).toEqual(['[a', 'b'])
  })

  test('numbers a section without a heading, and drops one with nothing in it', () => {
    const sections = [
      null,
      {},
      { heading: '', content: [] },
      'Loose text',
      { content: [['nested'], [[['too deep']]], 5] },
    ]
    expect(post({ id: 7, content: { sections } }).sections).toEqual([
      { heading: 'Section 1', content: ['Loose text'] },
      { heading: 'Section 2', content: ['nested', '5'] },
    ])
  })

  test('with a key that shadows an object’s own is read like any other', () => {
    expect(
      post(JSON.parse('{"id":7,"__proto__":{"title":"polluted"},"constructor":1}') as object).title,
    ).toBe('Untitled')
    expect(({} as { title?: string }).title).toBeUndefined()
  })
})

describe('a list', () => {
  const addresses = (values: unknown[]) => normaliseCards(values).map(({ id, slug }) => [id, slug])

  test('keeps the first of two posts with one id, and skips what is no post', () => {
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

  test('keeps the first of two posts that name one slug and no id', () => {
    expect(addresses([{ slug: 'a' }, { id: 2, slug: 'a' }, { slug: 'a' }])).toEqual([
      ['a', 'a'],
      ['2', '2'],
    ])
  })
})
