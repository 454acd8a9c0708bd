/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { PageState } from '../../../sanity/inputs/pageState.tsx'

const mockNow = Date.parse('2026-12-01T12:00:00Z')
const mockPages = [
  { _id: 'live', slug: 'live' },
  { _id: 'later', slug: 'later', visibleFrom: '2999-01-01T17:00:00Z' },
]
jest.mock('../../../sanity/inputs/redirectSign.tsx', () => ({
  useTargets: () => ({ targets: { pages: mockPages }, now: mockNow }),
}))

const scheduled = 'Scheduled: from Jan 1, 2999, 12:00 PM EST'

test.each([
  ['a new page', 'drafts.new', 'Draft · /page'],
  ['a template', 'template-campaign', 'To duplicate: visitors never see it'],
  ['a published page', 'live', 'On the site · /page'],
  ['a published page with a draft', 'drafts.live', 'On the site, with changes not published yet · /page'],
  ['a scheduled page with a draft', 'drafts.later', `${scheduled}, with changes not published yet · /page`],
])('the row of %s says what visitors see', (_what, id, words) => {
  expect(render(<PageState id={id} slug="page" />).container.textContent).toBe(words)
})
