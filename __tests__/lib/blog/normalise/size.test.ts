import { limits } from '../../../../lib/blog/normalise/text.ts'
import { normaliseCard, normaliseCards, normalisePost } from '../../../../lib/blog/normalise/normalise.ts'
import { ownTime } from '../../../fixtures/ownTime.ts'

/** The most that a hostile host can send costs limited time and space. */

const context = { today: 'November 20, 2026', askedId: '7' }

const huge = 'spam & <b>eggs</b> &amp; '.repeat(220_000)
const deep = '['.repeat(200_000) + ']'.repeat(200_000)
const text = (value: unknown) => JSON.stringify(value).length

test.each<[string, object]>([
  ['a 5 MB title', { title: huge }],
  ['5 MB of white space', { title: ' '.repeat(5e6), full_content: ' \n'.repeat(2.5e6) }],
  ['5 MB of ampersands', { description: '&'.repeat(5e6), content: '&#'.repeat(2.5e6) }],
  ['5 MB of commas', { tags: ','.repeat(5e6) }],
  ['a 5 MB full_content', { full_content: `${huge}\n\n`.repeat(1) + 'x\n\n'.repeat(100_000) }],
  ['deep JSON', { content: deep, tags: deep, related_posts: deep }],
  ['a 5 MB slug', { slug: huge, image: `https://x.example/${huge}` }],
  [
    '100,000 sections of one paragraph',
    { content: { sections: Array.from({ length: 100_000 }, () => 'paragraph') } },
  ],
  [
    '200 sections of 500 long paragraphs',
    {
      content: {
        sections: Array.from({ length: 200 }, () => ({
          content: Array.from({ length: 500 }, () => huge.slice(0, 100)),
        })),
      },
    },
  ],
  [
    'an introduction of 500 paragraphs of 10,000 characters',
    { content: { introduction: Array.from({ length: 500 }, () => huge.slice(0, 10_000)) } },
  ],
  ['100,000 tags', { tags: Array.from({ length: 100_000 }, (_, index) => `tag ${index}`) }],
])('a post of %s is limited in time and size', (_name, sent) => {
  let result: unknown
  const time = ownTime(() => {
    result = [normaliseCard({ id: 7, ...sent }), normalisePost({ id: 7, ...sent }, context)]
  })
  expect(time).toBeLessThan(1_500)
  expect(text(result)).toBeLessThan(4 * limits.bodyText)
})

test.each([
  ['description', '<'],
  ['content', '<b '],
  ['content', '&lt;b&gt;'],
])('a list of 10 MB whose %s is all "%s" is limited in time', (field, sign) => {
  const text = sign.repeat(2_000 / sign.length)
  const list = Array.from({ length: 5_000 }, (_, id) => ({ id: id + 1, [field]: text }))
  expect(ownTime(() => void normaliseCards(list))).toBeLessThan(1_500)
})
