import fc from 'fast-check'
import { textOfHtml } from '#lib/blog/normalise/html.ts'
import { limits } from '#lib/blog/normalise/text.ts'
import { normaliseCards, normalisePost } from '#lib/blog/normalise/normalise.ts'
import { ownTime } from '#tests/fixtures/ownTime.ts'
import { card, host, post, today } from './normalised.ts'

const context = { today, askedId: '7', host }

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

test('a hostile post becomes plain, short text without a script', () => {
  const script = '<script>alert(1)</script>'
  const long = `${script}${'x'.repeat(400_000)}`
  const hostile = post({
    slug: '../../etc',
    title: `A\u0000 ${script}&lt;b&gt;title\ud83d`,
    description: `<img src=x onerror=alert(1)>Read${'\u202e'} this<script>never closed`,
    image: 'javascript:alert(1)',
    image_alt: long,
    tags: Array.from({ length: 100_000 }, (_, index) => `tag ${index}`),
    related_posts: Array.from({ length: 1_000 }, (_, index) => index),
    content: {
      introduction: [long, { text: [[[[['deep']]]]] }],
      sections: Array.from({ length: 100_000 }, () => ({ heading: long, content: long })),
    },
  })
  expect(hostile).toMatchObject({ slug: '7', title: 'A <b>title\ufffd', description: 'Read\u202e this' })
  expect(hostile.image).toEqual({ src: null, alt: `${'x'.repeat(limits.imageAlt - 1)}…` })
  expect(hostile.tags).toHaveLength(limits.tags)
  expect(hostile.relatedIds).toHaveLength(limits.related)
  expect(hostile.introduction).toEqual([`${'x'.repeat(limits.paragraph - 1)}…`])
  expect(JSON.stringify(hostile).length).toBeLessThan(2 * limits.bodyText)
})

test('a text of endless paragraphs is cut, sooner on a card', () => {
  const introduction = 'x\n\n'.repeat(1_000)
  expect(post({ content: { introduction } }).introduction).toHaveLength(limits.items)
  expect(card({ content: { introduction } }).excerpt).toHaveLength(limits.excerpt)
})

test('anything becomes a post fit to be shown, or none', () => {
  const fields =
    'id slug title category description excerpt image_url image_alt published_date read_time author tags ' +
    'related_posts content full_content'
  const nasty = fc.constantFrom(
    '<b>&lt;i&gt;',
    '[[[[',
    '{"sections":[{"content":["p"]}]}',
    '&#106;s:x',
    '../..',
  )
  const anyValue = fc.oneof(fc.anything(), fc.jsonValue(), fc.string({ unit: 'binary' }), nasty)
  const foreignPost = fc.dictionary(fc.constantFrom(...fields.split(' ')), anyValue)
  const anyPost = fc.oneof({ arbitrary: foreignPost, weight: 4 }, { arbitrary: anyValue, weight: 1 })
  fc.assert(
    fc.property(anyPost, (value) => {
      const read = normalisePost(value, context)
      expect(normaliseCards([value], host, ['7'])).toHaveLength(read ? 1 : 0)
      if (!read) return
      expect(JSON.parse(JSON.stringify(read))).toEqual(read)
      const { id, slug, title, published, readTime, author, category, image } = read
      const needed = [id, slug, title, published.text, readTime, author, category.label]
      expect(needed.filter((text) => text.trim() === '')).toEqual([])
      expect(slug).not.toMatch(/^\.\.?$|[/\\]/)
      expect(textsIn(read).filter((text) => /[\p{Cc}\p{Cs}]/u.test(text))).toEqual([])
      expect(image.src ?? 'https:').toMatch(/^https?:/)
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['description', '<b>'],
  ['content', '&lt;b&gt;'],
])('a list of 10 MB with %s of %s takes little time', (field, sign) => {
  const list = (posts: number, length: number) =>
    Array.from({ length: posts }, (_, id) => ({ id: id + 1, [field]: sign.repeat(length / sign.length) }))
  for (const posts of [list(5_000, 2_000), list(50, 200_000)])
    expect(ownTime(() => void normaliseCards(posts, host))).toBeLessThan(1_500)
})

test('a list of endless posts takes little time', () => {
  const posts = Array.from({ length: 1_000_000 }, (_, id) => ({ id: id + 1 }))
  expect(ownTime(() => void normaliseCards(posts, host))).toBeLessThan(1_500)
})

test.each([
  ['content', '[{"'],
  ['full_content', '\n \n'],
])('a post of 2.5 MB with %s of %j takes little time', (field, sign) => {
  const sent = { id: 7, [field]: sign.repeat(2_500_000 / sign.length) }
  expect(ownTime(() => void normalisePost(sent, context))).toBeLessThan(1_500)
})

test.each(['</a>', '</p>', '<', '<a>', '<a "', '<!--', '<video>', '<title>'])(
  '2 MB of %s take no time',
  (sign) => {
    const html = sign.repeat(2_000_000 / sign.length)
    expect(ownTime(() => void textOfHtml(html))).toBeLessThan(200)
  },
)

describe('an image', () => {
  test.each([
    ['https://x.example/a b.png?a=1&b=2', 'https://x.example/a%20b.png?a=1&b=2'],
    ['/uploads/a.png', 'https://blog.example/uploads/a.png'],
    ['uploads/photo.jpg', `${host}uploads/photo.jpg`],
    ['\u200bhttps://x.example/a.png\u200b', 'https://x.example/a.png'],
  ])('may come from %j', (image, src) => expect(post({ image }).image.src).toBe(src))

  test.each([
    'java\nscript:alert(1)//a.png',
    'data:image/svg+xml,<svg onload="alert(1)"/>',
    'file:///etc/a.png',
    'https://user:pass@x.example/a.png',
    `https://x.example/${'a'.repeat(limits.imageUrl)}`,
    ' ',
    42,
  ])('never comes from %p', (image) => expect(post({ image }).image.src).toBeNull())
})

describe('a post', () => {
  test.each([[null], [{}], [{ success: false, message: 'no' }], [{ id: '..' }], [{ id: 'é'.repeat(101) }]])(
    'is not in %p',
    (sent) => expect(normaliseCards([sent], host)).toEqual([]),
  )

  test('of a list shares no id or slug with another', () => {
    const name = fc.constantFrom('1', '2', '3', 'a', 'b')
    fc.assert(
      fc.property(fc.array(fc.record({ id: name, slug: name }), { maxLength: 6 }), (values) => {
        const cards = normaliseCards(values, host)
        expect(cards.map(({ id }) => id)).toEqual([...new Set(values.map(({ id }) => id))])
        const keys = cards.flatMap(({ id, slug }) => [...new Set([id, slug])])
        expect(new Set(keys).size).toBe(keys.length)
      }),
    )
  })
})
