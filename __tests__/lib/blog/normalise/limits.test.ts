import { limits } from '../../../../lib/blog/normalise/text.ts'
import { normaliseCard, normaliseCards } from '../../../../lib/blog/normalise/normalise.ts'
import { post } from './normalised.ts'

/** Every limit of a post: that much is read whole, and one more is cut. */

/** So many texts of equal length, each another. */
const texts = (count: number, length = 5) =>
  Array.from({ length: count }, (_, index) => String(index).padStart(length, 'x'))

test.each([
  ['title', 'title', limits.title],
  ['category', 'category', limits.label],
  ['description', 'description', limits.description],
  ['image_alt', 'image', limits.imageAlt],
  ['published_date', 'published', limits.label],
  ['read_time', 'readTime', limits.label],
  ['author', 'author', limits.label],
] as const)('%s is cut when it is too long', (name, field, most) => {
  const read = (length: number) => {
    const value = post({ [name]: 'x'.repeat(length) })[field]
    if (typeof value === 'string') return value
    if ('alt' in value) return value.alt
    return 'label' in value ? value.label : value.text
  }
  expect(read(most)).toBe('x'.repeat(most))
  expect(read(most + 1)).toBe(`${'x'.repeat(most - 1)}\u2026`)
})

test('an id of 200 bytes is one, and of 201 none', () => {
  for (const id of ['x'.repeat(200), 'é'.repeat(100), '界'.repeat(66)])
    expect(normaliseCard({ id })).toMatchObject({ post: { id } })
  for (const id of ['x'.repeat(201), 'é'.repeat(101), '界'.repeat(67)])
    expect(normaliseCard({ id })).toEqual({ kind: 'no-identity' })
})

test('the URL of an image has 2,048 characters at most', () => {
  const longest = 'https://x.example/'.padEnd(limits.imageUrl, 'a')
  expect(post({ image: longest }).image.src).toBe(longest)
  expect(post({ image: `${longest}a` }).image.src).toBeNull()
})

test('a list of paragraphs ends with its five hundredth', () => {
  for (const introduction of [texts(501), texts(501).join('\n\n')])
    expect(post({ content: { introduction } }).introduction).toEqual(texts(500))
})

test('an introduction ends with the last paragraph that fits into 300,000 characters', () => {
  expect(post({ content: { introduction: texts(16, 20_000) } }).introduction).toHaveLength(15)
})

test('the sections end with the last that fits into 300,000 characters', () => {
  const sections = texts(31, 10_000).map((text) => ({
    heading: 'x'.repeat(300),
    content: [text.slice(0, 9_700)],
  }))
  expect(post({ content: { sections } }).sections).toHaveLength(30)
})

test('two hundred sections at most are read and previewed', () => {
  expect(post({ content: { sections: texts(201) } }).sections).toHaveLength(200)
  const full = post({ full_content: texts(300).join('\n\n') })
  expect(full.sections).toHaveLength(200)
  expect(full.conclusion).toEqual([texts(300).at(-1)])
  const late = [...Array.from({ length: 200 }, () => ({})), { content: 'Late' }]
  expect(normaliseCard({ id: 7, content: { sections: late } })).toMatchObject({ post: { excerpt: [] } })
})

test('twenty tags and twelve related posts are read', () => {
  expect(post({ tags: texts(21) }).tags).toEqual(texts(20))
  expect(post({ related_posts: texts(13) }).relatedIds).toEqual(texts(12))
})

test('five thousand posts of a list are read', () => {
  const cards = normaliseCards(Array.from({ length: 5_001 }, (_, id) => ({ id })))
  expect(cards).toHaveLength(5_000)
})
