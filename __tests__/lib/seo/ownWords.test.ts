import { ownWords } from '../../../lib/seo/ownWords.ts'

const hero = { heading: 'Seats for the season', text: 'Forty people by March.' }
const entry = { title: null, description: null, noIndex: true, shareImage: null }

test('a page without a search entry is found by its own words', () =>
  expect(ownWords(null, hero)).toEqual({
    title: 'Seats for the season',
    description: 'Forty people by March.',
    noIndex: null,
    shareImage: null,
  }))

test('each empty field is said in own words, the others stay', () =>
  expect(ownWords({ ...entry, title: 'Hire now' }, hero)).toEqual({
    ...entry,
    title: 'Hire now',
    description: 'Forty people by March.',
  }))

test('own words of a draft have no stega marks', () =>
  expect(ownWords(null, { heading: 'Seats\u200b\u200c\u200d\ufeff', text: null })).toMatchObject({
    title: 'Seats',
    description: null,
  }))
