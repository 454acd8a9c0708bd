import fc from 'fast-check'
import { fieldNames } from '../../../../lib/blog/normalise/foreign.ts'
import { limits } from '../../../../lib/blog/normalise/text.ts'
import { normaliseCard, normaliseCards, normalisePost } from '../../../../lib/blog/normalise/normalise.ts'
import type { BlogPost } from '../../../../lib/blog/post.ts'

const context = { today: 'November 20, 2026', askedId: 'asked' }

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    'javascript:alert(1)',
    'data:text/html,<script>',
    '//x.example/a.png',
    '&#106;avascript:x',
    '{"sections":[{"content":["p"]}]}',
    '[[[[',
    '\u202e\u0000<img src=x onerror=alert(1)>',
    '2026-02-30',
    '../..',
  ),
)
const anyValue = fc.oneof(fc.anything(), fc.jsonValue(), nasty)

/** Objects that use the host's names for any values. */
const foreignPost = fc.dictionary(fc.constantFrom(...Object.values(fieldNames).flat()), anyValue)
const anyPost = fc.oneof({ arbitrary: foreignPost, weight: 4 }, { arbitrary: anyValue, weight: 1 })

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function postOf(value: unknown): BlogPost | null {
  const result = normalisePost(value, context)
  return result.kind === 'ok' ? result.post : null
}

test('anything becomes a post or a named failure, which JSON can hold', () => {
  fc.assert(
    fc.property(anyPost, (value) => {
      for (const result of [normalisePost(value, context), normaliseCard(value)]) {
        expect(['ok', 'not-a-post', 'no-identity']).toContain(result.kind)
        expect(JSON.parse(JSON.stringify(result))).toEqual(result)
      }
    }),
    { numRuns: 1000 },
  )
})

test('the input is left as it was', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...Object.values(fieldNames).flat()), fc.jsonValue()),
      (value) => {
        const before = structuredClone(value)
        normaliseCards([value])
        normalisePost(value, context)
        expect(value).toEqual(before)
      },
    ),
  )
})

test('any post is fit to be shown', () => {
  fc.assert(
    fc.property(foreignPost, (value) => {
      const post = postOf(value)
      if (!post) return
      const { id, slug, title, published, readTime, author, category } = post
      const needed = [id, slug, title, published.text, readTime, author, category.label]
      expect(needed.filter((text) => text.trim() === '')).toEqual([])
      expect(['.', '..']).not.toContain(slug)
      expect(slug).not.toMatch(/[/\\]/)
      expect(encodeURIComponent(slug)).toBeTruthy()
      expect(textsIn(post).filter((text) => /[\p{Cc}\p{Cs}]/u.test(text))).toEqual([])
      expect(post.image.src ?? '/').toMatch(
        /^(?:https?:\/\/|\/(?![/\\])|data:image\/(?:png|jpeg|gif|webp|avif);base64,)/,
      )
    }),
    { numRuns: 1000 },
  )
})

test('no post of a list shares its id or slug with another', () => {
  const name = fc.constantFrom('1', '2', '3', 'a', 'b')
  const posts = fc.array(fc.record({ id: name, slug: name }), { maxLength: 6 })
  fc.assert(
    fc.property(posts, (values) => {
      const cards = normaliseCards(values)
      expect(cards.map(({ id }) => id)).toEqual([...new Set(values.map(({ id }) => id))])
      const addresses = cards.flatMap(({ id, slug }) => [...new Set([id, slug])])
      expect(new Set(addresses).size).toBe(addresses.length)
    }),
  )
})

test('tags and related ids are unique and few', () => {
  fc.assert(
    fc.property(fc.array(anyValue), fc.array(fc.oneof(fc.nat({ max: 20 }), anyValue)), (tags, related) => {
      const post = postOf({ id: 7, slug: '8', tags, related_posts: related })
      expect(new Set(post?.tags.map((tag) => tag.toLowerCase())).size).toBe(post?.tags.length)
      expect(new Set(post?.relatedIds).size).toBe(post?.relatedIds.length)
      expect(post?.tags.length).toBeLessThanOrEqual(limits.tags)
      expect(post?.relatedIds.length).toBeLessThanOrEqual(limits.related)
      expect(post?.relatedIds).not.toContain('7')
      expect(post?.relatedIds).not.toContain('8')
    }),
  )
})

test('the parts of a full_content are all there, in order', () => {
  // Without n: no word such as "nan", which means nothing.
  const paragraph = fc.stringMatching(/^[a-m]{1,8}( [a-m]{1,8}){0,3}$/)
  const gap = fc.stringMatching(/^\n[ \t]{0,2}\n{1,3}$/)
  fc.assert(
    fc.property(fc.array(paragraph, { minLength: 1, maxLength: 30 }), gap, (paragraphs, between) => {
      const post = postOf({ id: 7, full_content: paragraphs.join(between) })
      const kept = [...(post?.sections.flatMap(({ content }) => content) ?? []), ...(post?.conclusion ?? [])]
      expect(kept).toEqual(paragraphs)
      expect(post?.sections.map(({ heading }) => heading)).toEqual(
        paragraphs.slice(1).map((_, index) => `Section ${index + 1}`),
      )
    }),
  )
})

test('a preview holds paragraphs of the article in their order', () => {
  const texts = fc.array(fc.constantFrom('A', 'B', ' ', 'C\n\nD'), { maxLength: 2 })
  const section = fc.record({ heading: fc.constantFrom('', 'H'), content: texts }, { requiredKeys: [] })
  const content = fc.record(
    { introduction: texts, sections: fc.array(section, { maxLength: 3 }), conclusion: texts },
    { requiredKeys: [] },
  )
  const full = fc.constantFrom('', 'E', 'E\n\nF\n\nG')
  fc.assert(
    fc.property(content, full, (sent, full_content) => {
      const value = { id: 7, content: sent, full_content }
      const { introduction = [], sections = [], conclusion = [] } = postOf(value) ?? {}
      const shown = [introduction, ...sections.map(({ content: each }) => each), conclusion].flat()
      const card = normaliseCard(value)
      const excerpt = card.kind === 'ok' ? card.post.excerpt : [NaN]
      expect(shown.slice(0, introduction.length)).toEqual(excerpt.slice(0, introduction.length))
      const rest = excerpt.slice(introduction.length)
      expect([[], ...shown.map((text) => [text])]).toContainEqual(rest)
    }),
  )
})

test('content reads the same as its JSON text, once or twice', () => {
  const encoded = fc.oneof(
    fc.constantFrom(null, 'null'),
    fc.array(fc.jsonValue()),
    fc.dictionary(fc.constantFrom('introduction', 'sections', 'conclusion'), fc.jsonValue()),
  )
  fc.assert(
    fc.property(encoded, foreignPost, (content, value) => {
      const once = JSON.stringify(content)
      const readWith = (sent: unknown) => normalisePost({ ...value, title: 'T', content: sent }, context)
      const read = readWith(content)
      expect(readWith(` ${once}\n`)).toEqual(read)
      expect(readWith(JSON.stringify(once))).toEqual(read)
    }),
  )
})

test('a post that is read twice stays the same', () => {
  fc.assert(
    fc.property(foreignPost, (value) => {
      const post = postOf(value)
      // An entity is decoded one layer each time: "&amp;amp;" is no fixed point, nor should it be.
      // The same holds for tags and escapes.
      if (!post || textsIn(post).some((text) => /[&<\\]/.test(text))) return
      const sentBack = {
        ...post,
        category: post.category.label,
        image_url: post.image.src,
        image_alt: post.image.alt,
        published_date: post.published.text,
        read_time: post.readTime,
        related_posts: post.relatedIds,
        content: { introduction: post.introduction, sections: post.sections, conclusion: post.conclusion },
      }
      const again = postOf(sentBack)
      expect(again).toEqual({ ...post, published: { ...post.published, iso: again?.published.iso ?? null } })
    }),
    { numRuns: 500 },
  )
})
