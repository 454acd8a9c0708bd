/**
 * What PHP hosts send besides the specification: one line for each quirk, and laws of their kinds.
 */
import fc from 'fast-check'
import { readImage } from '../../../../lib/blog/normalise/image.ts'
import { normaliseCard } from '../../../../lib/blog/normalise/normalise.ts'
import { cleanText } from '../../../../lib/blog/normalise/text.ts'
import { post } from './normalised.ts'

const raw = String.raw

/** Without n: no word such as "Nan", which means nothing. */
const word = fc.stringMatching(/^[A-M][a-m]{2,8}$/)
const sentences = fc.array(
  fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => `Has ${words.join(' ')}.`),
  { minLength: 1, maxLength: 5 },
)

describe('JSON in a text field', () => {
  test.each<[string, object, object]>([
    ['of paragraphs', { content: { introduction: '["A","B"]' } }, { introduction: ['A', 'B'] }],
    ['escaped as HTML', { content: { introduction: '[&quot;A&quot;]' } }, { introduction: ['A'] }],
    ['with slashes', { content: { introduction: raw`[\"A\",\"B\"]` } }, { introduction: ['A', 'B'] }],
    [
      'of paragraph objects',
      { content: { conclusion: '[{"type":"paragraph","text":"A"},{"text":"B"}]' } },
      { conclusion: ['A', 'B'] },
    ],
    [
      'of sections inside a list',
      { content: { sections: [raw`{"heading":"[\"H\"]","content":"[\"A\",\"B\"]"}`] } },
      { sections: [{ heading: 'H', content: ['A', 'B'] }] },
    ],
    ['of full_content', { full_content: '["A","B"]' }, { sections: [{ content: ['A'] }], conclusion: ['B'] }],
    ['of a title', { title: '["Calls"]' }, { title: 'Calls' }],
    ['of a description', { description: '["One.","Two."]' }, { description: 'One. Two.' }],
    ['of an author', { author: '{"name":"Ana"}' }, { author: 'Ana' }],
    ['of a category', { category: '{"id":3,"name":"Market Analysis"}' }, { category: { colour: 'purple' } }],
    ['of tags', { tags: '[{"name":"a"},"b"]' }, { tags: ['a', 'b'] }],
    [
      'of an image',
      { image: '["","https://x.example/a.png"]' },
      { image: { src: 'https://x.example/a.png' } },
    ],
    ['of an image object', { image: '{"url":"https://x.example/a.png"}' }, { image: { src: /a\.png$/ } }],
    [
      'that is empty',
      { title: '[]', author: '{}', description: '[""]' },
      { title: 'Untitled', author: 'Anonymous' },
    ],
    ['that is cut off', { content: { introduction: '["A","B' }, description: 'D' }, { introduction: ['D'] }],
    ['that is no JSON', { title: '[Update] We moved' }, { title: '[Update] We moved' }],
    ['that is a quotation', { title: '"We are hiring"' }, { title: '"We are hiring"' }],
  ])('%s', (_kind, sent, expected) => {
    const { image, ...rest } = expected as { image?: { src: string | RegExp } }
    expect(post(sent)).toMatchObject(rest)
    if (image) expect(post(sent).image.src).toMatch(image.src)
  })

  test('gives the same paragraphs as the list itself', () => {
    fc.assert(
      fc.property(sentences, fc.constantFrom('introduction', 'conclusion'), (texts, name) => {
        expect(post({ content: { [name]: JSON.stringify(texts) } })[name]).toEqual(texts)
      }),
    )
  })
})

describe('an escape', () => {
  test.each([
    [raw`First.\nSecond.`, 'First. Second.'],
    [raw`First\r\nsecond`, 'First second'],
    [raw`It\'s \"fine\", 24\/7.`, `It's "fine", 24/7.`],
    [raw`caf\u00e9`, 'café'],
    [raw`First\\nSecond`, 'First Second'],
    [raw`She said "Hi."\nThen she left.`, 'She said "Hi." Then she left.'],
    [raw`Plan B:\nNext step`, 'Plan B: Next step'],
    [raw`Done.\n\nSee C:\new\table`, raw`Done. See C:\new\table`],
  ])('in %j is read as %j', (sent, shown) => {
    expect(cleanText(sent, 200)).toBe(shown)
  })

  test.each([
    raw`C:\new\table`,
    raw`Save it to D:\reports\new.`,
    raw`\\server\new\table`,
    raw`docs\notes\todo.txt`,
    raw`%APPDATA%\new`,
    raw`App\Models\User`,
    raw`/\d+\n/`,
    raw`printf("hello\n");`,
    raw`explode("\n", $text)`,
    raw`$text = 'a\nb';`,
    'echo `a\\nb`',
    raw`Use \n for a new line`,
    raw`the \t character`,
  ])('stays in %j', (text) => {
    expect(cleanText(text, 200)).toBe(text)
  })

  test('stays in a text with real line ends', () => {
    expect(post({ content: { introduction: `One\n${raw`two\nthree`}` } }).introduction).toEqual([
      raw`One two\nthree`,
    ])
  })

  test('of a blank line separates paragraphs', () => {
    fc.assert(
      fc.property(sentences, fc.constantFrom(raw`\n\n`, raw`\r\n\r\n`, raw`\\n\\n`), (texts, gap) => {
        expect(post({ content: { introduction: texts.join(gap) } }).introduction).toEqual(texts)
      }),
    )
  })
})

describe('a word that means nothing', () => {
  const nothing = fc
    .constantFrom(
      'undefined',
      'null',
      'N/A',
      'NaN',
      'Invalid Date',
      '[object Object]',
      'none',
      'undefined null',
    )
    .chain((text) =>
      fc.constantFrom(text, text.toUpperCase(), text.toLowerCase(), ` ${text}\n`, `<p>${text}</p>`),
    )

  test('leaves every default', () => {
    const defaults = post({ slug: 's' })
    fc.assert(
      fc.property(nothing, (text) => {
        const names =
          'title category description excerpt image image_alt published_date read_time author tags content full_content'
        const fields = Object.fromEntries(names.split(' ').map((name) => [name, text]))
        expect(post({ ...fields, slug: 's' })).toEqual(defaults)
        expect(normaliseCard({ ...fields, id: '7', slug: 's' })).toEqual(
          normaliseCard({ id: '7', slug: 's' }),
        )
      }),
    )
  })

  test('gives way to the next name, and to the id', () => {
    expect(post({ description: 'NULL', excerpt: 'E' }).description).toBe('E')
    expect(post({ slug: 'undefined' }).slug).toBe('7')
    expect(post({ content: { sections: [{ heading: 'null', content: ['A', 'N/A'] }] } }).sections).toEqual([
      { heading: 'Section 1', content: ['A'] },
    ])
  })

  test.each(['Null hypothesis', 'None of the above', 'What N/A means', 'Undefined'.concat(' roles')])(
    'stays in the title %j',
    (title) => expect(post({ title }).title).toBe(title),
  )
})

describe('a read time', () => {
  test.each([
    [4.2, '4 min read'],
    ['3.7', '4 min read'],
    ['4,5', '5 min read'],
    [0.4, '1 min read'],
    ['4.2 min read', '4 min read'],
    ['7.5 minutes', '8 min read'],
    ['7 minutes', '7 minutes'],
    ['0.0', '5 min read'],
    [-3, '5 min read'],
    [1e300, '5 min read'],
    ['0 min read', '5 min read'],
    ['NaN min read', '5 min read'],
  ])('of %p is %p', (sent, shown) => {
    expect(post({ read_time: sent }).readTime).toBe(shown)
  })

  test('of any number is whole minutes', () => {
    const number = fc.double({ min: 0.1, max: 9_000, noNaN: true })
    fc.assert(
      fc.property(number, (minutes) => {
        expect(post({ read_time: minutes }).readTime).toBe(`${Math.max(1, Math.round(minutes))} min read`)
      }),
    )
  })
})

describe('an author', () => {
  test.each<[unknown, string]>([
    [{ ID: 3, display_name: 'Ana Ruiz', user_login: 'ana' }, 'Ana Ruiz'],
    [{ full_name: 'Ana Ruiz' }, 'Ana Ruiz'],
    [{ title: 'Editor', first_name: 'Ana', last_name: 'Ruiz' }, 'Ana Ruiz'],
    [{ first_name: 'Ana', last_name: null }, 'Ana'],
    [{ name: { first: 'Ana', last: 'Ruiz' } }, 'Ana Ruiz'],
    [{ display_name: 'null', username: 'ana' }, 'ana'],
    [[{ display_name: 'Ana' }, 'Tom', { username: 'kim' }], 'Ana, Tom, kim'],
    ['{"display_name":"Ana"}', 'Ana'],
    [{ title: 'Ana' }, 'Ana'],
    [{ avatar: 'a.png' }, 'Anonymous'],
    [JSON.parse('{"__proto__":{"name":"y"}}'), 'Anonymous'],
  ])('sent as %j is %s', (author, shown) => expect(post({ author }).author).toBe(shown))

  test('is whole, however deep or many its objects are', () => {
    let deep: unknown = 'Ana'
    for (let depth = 0; depth < 1e4; depth += 1) deep = { name: [deep] }
    expect(post({ author: deep }).author).toBe('Anonymous')
    expect(post({ author: Array(1e6).fill({ name: 'A' }) }).author).toMatch(/^A, .{90,}…$/)
  })
})

describe('an image', () => {
  const base = 'https://blog.example.com/wp'
  test.each([
    [raw`uploads\photo.jpg`, `${base}/uploads/photo.jpg`],
    [raw`\uploads\a b.png`, 'https://blog.example.com/uploads/a%20b.png'],
    [raw`uploads\/photo.jpg`, `${base}/uploads/photo.jpg`],
    [raw`https:\/\/x.example\/a.png`, 'https://x.example/a.png'],
    [raw`https:\\x.example\a.png`, 'https://x.example/a.png'],
    ['up/call #1.jpg', `${base}/up/call%20%231.jpg`],
    ['https://x.example/call #1 and #2.jpg', 'https://x.example/call%20%231%20and%20%232.jpg'],
    ['a.png#crop', `${base}/a.png#crop`],
    ['12:30 call.png', `${base}/12:30%20call.png`],
    ['100% off.png', `${base}/100%25%20off.png`],
    ['a.jfif', `${base}/a.jfif`],
    ['a.JPE', `${base}/a.JPE`],
    ['a.pjpeg?v=2', `${base}/a.pjpeg?v=2`],
    ['a.jpg, b.jpg', `${base}/a.jpg`],
    [['', 'none', { url: null }, { src: 'b.jpg' }], `${base}/b.jpg`],
    ['../img/a.png', 'https://blog.example.com/img/a.png'],
    ['cdn.host.com/a.jpg', 'https://cdn.host.com/a.jpg'],
    ['cdn.host.com:8443/img/12?w=3', 'https://cdn.host.com:8443/img/12?w=3'],
    ['//cdn.host.com/a.jpg', 'https://cdn.host.com/a.jpg'],
    [{ url: 'cdn.host.com/a.jpg' }, 'https://cdn.host.com/a.jpg'],
    ['images.php/a.jpg', `${base}/images.php/a.jpg`],
    ['2026.10/a.jpg', `${base}/2026.10/a.jpg`],
    ['cdn.host.com@evil.example/a.jpg', `${base}/cdn.host.com@evil.example/a.jpg`],
    ['<img src="https://x.example/a.png" alt="A">', 'https://x.example/a.png'],
    [`<figure><img alt=A class=b src='/up/a.png'></figure>`, 'https://blog.example.com/up/a.png'],
    ['<IMG SRC=cdn.host.com/a.jpg>', 'https://cdn.host.com/a.jpg'],
    ['&lt;img src=&quot;a.png?b=1&amp;amp;c=2&quot;&gt;', `${base}/a.png?b=1&c=2`],
    [raw`<img src=\"https:\/\/x.example\/a.png\">`, 'https://x.example/a.png'],
    ['<img src="data:image/gif;base64,R0lGOD" data-src="a.png">', `${base}/a.png`],
    ['<img src="javascript:alert(1)">', null],
    ['<img src="https://x.example/a.png', null],
    ['<imgsrc="a.png">', null],
    [raw`C:\fakepath\a.jpg`, null],
    ['javascript:alert(1).png', null],
    ['file:///a.png', null],
    ['photo', null],
    ['a.png.exe', null],
  ])('written as %j is %j', (sent, src) => {
    expect(readImage([sent], `${base}//`)).toBe(src)
  })

  const bitmaps = [
    ['png', 'iVBORw0KGgoAAAAN'],
    ['jpeg', '/9j/4AAQSkZJRgAB'],
    ['gif', 'R0lGODlhAQABAAAA'],
    ['webp', 'UklGRhoAAABXRUJQ'],
    ['avif', 'AAAAIGZ0eXBhdmlm'],
  ] as const

  test.each(bitmaps)('may be a data: URI of %s', (type, data) => {
    const uri = `data:image/${type};base64,${data}`
    const wrapped = `DATA:image/${type};charset=utf-8;BASE64,\n${data.slice(0, 8)}\r\n${data.slice(8)}`
    expect([readImage([uri]), readImage([wrapped])]).toEqual([uri, uri])
  })

  test.each(['jpg', 'pjpeg', 'jfif'])('may be a data: URI of %s, with slashes as in JSON', (type) => {
    const shown = 'data:image/jpeg;base64,/9j/4AAQSkZJRgAB'
    const sent = shown.replace('jpeg', type).replaceAll('/', raw`\/`)
    expect(readImage([sent])).toBe(shown)
  })

  test.each(['image/svg+xml', 'text/html', 'image/bmp', 'application/octet-stream', ''])(
    'is never a data: URI of %j',
    (type) => {
      for (const [, data] of bitmaps) expect(readImage([`data:${type};base64,${data}`], base)).toBeNull()
    },
  )

  test('is no data: URI of other bytes, or too many', () => {
    expect(readImage(['data:image/png;base64,PHN2Zz48L3N2Zz4='])).toBeNull()
    expect(readImage(['data:image/png,<svg onload=alert(1)>'])).toBeNull()
    const large = (length: number) => readImage([`data:image/png;base64,iVBORw0KGgo${'A'.repeat(length)}`])
    expect(large(1_300_000)).not.toBeNull()
    expect(large(1_400_000)).toBeNull()
  })
})

describe('HTML', () => {
  test.each([
    ['<b>Bold</b> move', 'Bold move'],
    ['a<br/>b', 'a b'],
    ['<a href="x>y" onclick=\'z\'>L</a>', 'L'],
    ['<style>p{}</style><script>if(a<b)x()</script>A<!-- c -->', 'A'],
    ['Hi<script>alert(1)', 'Hi'],
    ['Hi<iframe srcdoc="<script>x()</script>"> all', 'Hi all'],
    ['<o:p>Word</o:p>', 'Word'],
    ['<x-card>in</x-card>', 'in'],
    ['Read <a href="https://x', 'Read'],
    ['<p>A</p><str', 'A'],
    ['<![CDATA[<p>A</p>]]>', 'A'],
    ['&lt;p&gt;A &amp;amp; B&lt;/p&gt;', 'A & B'],
    ['&amp;lt;p&amp;gt;A&amp;lt;/p&amp;gt;', 'A'],
    ['Tom &amp;amp; Ana &amp;quot;talk&amp;quot;', 'Tom & Ana "talk"'],
    ['Use &lt;b&gt; for bold', 'Use <b> for bold'],
  ])('in %j is dropped: %j', (sent, shown) => {
    expect(cleanText(sent, 200)).toBe(shown)
  })

  test.each([
    'a < b',
    '<3 you',
    'p<0.05 and r>0.3',
    'x<y and y>z',
    'a<b and c>d',
    'if i<b',
    'List<String> of names',
    'Dear <your name>,',
    '<ana@x.example>',
    '<https://x.example>',
    'a <!-- b',
    '<-- back',
    '-> next',
  ])('is not in %j', (text) => {
    expect(cleanText(text, 200)).toBe(text)
  })

  test('separates paragraphs by blocks and line breaks', () => {
    const tags = fc.constantFrom<[string, string]>(
      ['<p>', '</p>'],
      ['<div class="x">', '</div>'],
      ['', '<br>'],
      ['', '<BR />'],
      ['<li>', ''],
      ['<h2 id=a>', '</h2>'],
      ['<p><strong>', '</strong></p>\n'],
      ['<blockquote><em>', '</em></blockquote>'],
    )
    fc.assert(
      fc.property(sentences, tags, (texts, [open, close]) => {
        const html = texts.map((text) => `${open}${text}${close}`).join('')
        expect(post({ content: { introduction: html } }).introduction).toEqual(texts)
      }),
    )
  })

  test('of any element is dropped, its text is not', () => {
    const name = fc.constantFrom('b', 'span', 'a', 'font', 'em', 'u', 'o:p', 'x-y', 'STRONG')
    const value = fc.string({ maxLength: 9 }).map((text) => text.replace(/"/g, ''))
    const attribute = fc.tuple(fc.constantFrom('style', 'onclick', 'data-x'), value)
    const element = fc.tuple(name, fc.array(attribute, { maxLength: 2 }), word)
    fc.assert(
      fc.property(fc.array(element, { minLength: 1, maxLength: 5 }), (elements) => {
        const html = elements.map(([tag, attributes, text]) => {
          const written = attributes.map(([key, content]) => ` ${key}="${content}"`).join('')
          return `<${tag}${written}>${text}</${tag}>`
        })
        expect(cleanText(html.join(' '), 500)).toBe(elements.map(([, , text]) => text).join(' '))
      }),
    )
  })
})
