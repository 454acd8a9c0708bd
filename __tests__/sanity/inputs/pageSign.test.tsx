/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { PageSign } from '../../../sanity/inputs/pageSign.tsx'

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
  ['a new page', 'drafts.new', 'Draft'],
  ['a published page', 'live', 'On the site'],
  ['a published page with a draft', 'drafts.live', 'On the site, with changes not published yet'],
  ['a scheduled page with a draft', 'drafts.later', `${scheduled}, with changes not published yet`],
])('the sign of %s says what visitors see', (_what, id, words) => {
  render(<PageSign id={id} url={undefined} />)
  expect(screen.getByRole('img', { name: words })).toBeInTheDocument()
})
