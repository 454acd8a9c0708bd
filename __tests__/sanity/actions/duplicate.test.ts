import { copyOfLandingPage } from '#sanity/actions/duplicate.ts'

const sections = [{ _type: 'heroSection', _key: 'hero', heading: 'Seats for the season' }]
const season = { _id: 'a', _type: 'landingPage', title: 'Season', slug: { current: 'season' }, sections }
const times = { visibleFrom: '2026-03-02T13:00:00Z', visibleUntil: '2026-03-02T23:00:00Z', afterEnd: '/faq' }

test('a copy has its own name, and neither path nor times', () =>
  expect(copyOfLandingPage({ ...season, ...times })).toEqual({
    _id: 'a',
    _type: 'landingPage',
    title: 'Season (copy)',
    sections,
  }))
