import { seoFallback } from '#lib/sanity/page/seoFallback.ts'

const hero = { heading: 'Seats for the season', text: 'Forty people by March.' }
const entry = { title: null, description: null, noIndex: true, shareImage: null }

test('a page without a search entry is found by its opening words', () =>
  expect(seoFallback(null, hero)).toEqual({
    title: 'Seats for the season',
    description: 'Forty people by March.',
    noIndex: null,
    shareImage: null,
  }))

test('each empty field is said in opening words, the others stay', () =>
  expect(seoFallback({ ...entry, title: 'Hire now' }, hero)).toEqual({
    ...entry,
    title: 'Hire now',
    description: 'Forty people by March.',
  }))

test('opening words of a draft lose stega, and keep joined emoji', () => {
  const heading = 'Seats 👩\u200d💻\u200b\u200b\u200b\u200b\u200c\u200d\ufeff'
  expect(seoFallback(null, { heading, text: null })).toMatchObject({
    title: 'Seats 👩\u200d💻',
    description: null,
  })
})
