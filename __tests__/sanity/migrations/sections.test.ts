import homePage from '../../../sanity/seed/documents/homePage.json' with { type: 'json' }
import rolesPage from '../../../sanity/seed/documents/rolesPage.json' with { type: 'json' }
import { moved, movesOf } from '../../../sanity/migrations/sections/move.ts'

/** The move of Home's sections to their names of today. */

/** A section as it was: without a type, but for the closing call. */
const before = (section: object = {}, _type?: string) => {
  const { _type: _, ...fields } = section as { _type?: string }
  return { ...fields, ...(_type && { _type }) }
}

function homeBefore() {
  const { benefits, steps, roleCards, stats, reasons, reviews, training, posts, closing, ...others } =
    homePage
  return {
    ...others,
    hiring: before(benefits),
    steps: before(steps),
    staffing: before(roleCards),
    stats: before(stats),
    reasons: before(reasons),
    reviews: before(reviews),
    training: before(training),
    insights: { heading: posts.heading },
    closing: before(closing, 'closing'),
  }
}

test('a home page moves, and nothing of it is lost', () => {
  expect(moved(homeBefore())).toEqual(homePage)
})

test('the closing call of another page moves too', () => {
  const { closing, ...others } = rolesPage
  expect(moved({ ...others, closing: before(closing, 'closing') })).toEqual(rolesPage)
})

test('a draft keeps what an editor has begun', () => {
  const draft = { _id: 'drafts.homePage', _type: 'homePage', hiring: { heading: 'New' } }
  expect(moved(draft)).toEqual({
    _id: 'drafts.homePage',
    _type: 'homePage',
    benefits: { _type: 'benefitsSection', heading: 'New' },
  })
})

test('a document that has moved stays as it is', () => {
  expect(movesOf(homePage)).toEqual([])
  expect(movesOf({ _type: 'faqItem', steps: {} })).toEqual([])
})
