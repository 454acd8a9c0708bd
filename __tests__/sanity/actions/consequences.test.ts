import { pageIds, pages } from '../../../lib/site/pages.ts'
import { consequenceOfDeleting, consequenceOfUnpublishing } from '../../../sanity/actions/consequences.ts'

const lists = pageIds.flatMap((id) => [...pages[id].lists])

/** What the Studio says before something leaves the site. */

const spring = { slug: { current: 'spring' } }

test.each([
  [
    'the page on which visitors will miss it',
    'teamMember',
    {},
    [],
    / it on “About Us”\. It stays here as a d/,
  ],
  ['a landing page that shows it as well', 'review', {}, ['Spring'], / it on “Home” and “Spring”\./],
  ['each of them', 'review', {}, ['Autumn', 'Spring'], / it on “Home”, “Autumn” and “Spring”\./],
  ['the URL of a landing page', 'landingPage', spring, [], / \/spring answers “page not found”/],
  ['the URL of a redirect', 'redirect', { from: '/old' }, [], /^Within seconds \/old answers/],
])('Unpublish names %s', (_what, type, published, landingPages, words) => {
  expect(consequenceOfUnpublishing(type, published, landingPages)).toMatch(words)
})

test('every list has a page on which visitors will miss its items', () => {
  for (const type of lists) expect(consequenceOfUnpublishing(type, {})).toMatch(/ on “.+”\./)
})

test('Delete says the same, and promises no draft', () => {
  expect(consequenceOfDeleting('review', {}, ['Spring'])).toBe(
    'Delete this? Within seconds visitors no longer see it on “Home” and “Spring”.',
  )
})

test('Delete says of a draft only that visitors never saw it', () => {
  expect(consequenceOfDeleting('review', null)).toBe('Delete this draft? Visitors never saw it.')
})
