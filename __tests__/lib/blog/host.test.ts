import { normaliseCard, normalisePost } from '../../../lib/blog/normalise/normalise.ts'
import { shape } from '../../../lib/blog/host.server.ts'

/** What a value is made of, without what it says. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf)
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shapeOf(part)]))
}

test('the shape of a cached post has a number of its own', () => {
  const sent = {
    id: 7,
    tags: ['a'],
    related_posts: [8],
    image_url: 'https://blog.example.com/a.png',
    date: '2026-10-14',
    content: { introduction: ['I'], sections: [{ heading: 'H', content: ['P'] }], conclusion: ['C'] },
  }
  const common = {
    id: 'string',
    slug: 'string',
    title: 'string',
    category: { id: 'string', label: 'string', colour: 'string', icon: 'string' },
    description: 'string',
    image: { src: 'string', alt: 'string' },
    published: { text: 'string', iso: 'string' },
    readTime: 'string',
  }
  // With another shape the number must change too: a release never reads the files of an older one.
  expect([
    shape,
    shapeOf(normaliseCard(sent)),
    shapeOf(normalisePost(sent, { today: 'Today', askedId: '7' })),
  ]).toEqual([
    4,
    { kind: 'string', post: { ...common, excerpt: ['string'] } },
    {
      kind: 'string',
      post: {
        ...common,
        author: 'string',
        tags: ['string'],
        relatedIds: ['string'],
        introduction: ['string'],
        sections: [{ heading: 'string', content: ['string'] }],
        conclusion: ['string'],
      },
    },
  ])
})
