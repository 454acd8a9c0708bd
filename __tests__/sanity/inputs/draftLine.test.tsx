/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import type { InputProps } from 'sanity'
import { FormWithDraftLine } from '../../../sanity/inputs/draftLine.tsx'

let mockState: object = {}
jest.mock('sanity', () => ({ useEditState: () => mockState }), { virtual: true })
jest.mock('../../../sanity/inputs/undoRemoval.tsx', () => ({}))
jest.mock('@sanity/ui', () => jest.requireActual<object>('../plainUi.tsx'), { virtual: true })
jest.mock('../../../sanity/actions/lockForm.tsx', () => ({
  LockedForm: ({ children }: { children: unknown }) => children,
}))

/** The line above the form of a document with these versions. */
function lineOf(type: string, published: object | null, draft: object | null = null): string | null {
  mockState = { draft, published }
  const props = { path: [], value: { _id: 'a', _type: type }, renderDefault: () => null }
  render(<FormWithDraftLine {...(props as unknown as InputProps)} />)
  return screen.getByRole('status').textContent
}

const later = { visibleFrom: '2999-01-01T17:00:00Z' }
const scheduled = 'Scheduled: from Jan 1, 2999, 12:00 PM EST.'
const mine = 'Draft: visitors do not see your changes yet.'

test.each([
  ['a new landing page', 'landingPage', null, later, 'Draft: visitors do not see this yet.'],
  ['a scheduled one', 'landingPage', later, null, scheduled],
  ['a scheduled one with a draft', 'landingPage', later, {}, `${scheduled} ${mine}`],
  ['a visible one with a scheduled draft', 'landingPage', {}, later, `On the site. ${mine}`],
  ['another document', 'faqPage', {}, null, ''],
  ['another document with a draft', 'faqPage', {}, {}, mine],
])('the line above the form of %s says what visitors see', (_what, type, published, draft, words) => {
  expect(lineOf(type, published, draft)?.trim()).toBe(words)
})
