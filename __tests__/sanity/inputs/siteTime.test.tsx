/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { createContext as mockCreateContext, useContext, useEffect } from 'react'
import type { StringInputProps } from 'sanity'
import { ParseErrorsContext } from 'sanity/_singletons'
import { SiteTimeInput } from '../../../sanity/inputs/siteTime.tsx'

const mockReported: (string | undefined)[] = []
jest.mock('sanity', () => ({}), { virtual: true })
jest.mock(
  'sanity/_singletons',
  () => {
    const set = (_path: string, error: { message: string } | null) => mockReported.push(error?.message)
    return { ParseErrorsContext: mockCreateContext({ errors: {}, set }) }
  },
  { virtual: true },
)

/** Sanity's box, which cannot read what is written in it. */
function Box({ id }: { id: string }) {
  const { set } = useContext(ParseErrorsContext)
  useEffect(() => {
    set(id, { message: 'Invalid date. Must be on the format "YYYY-MM-DD HH:mm"' })
  }, [id, set])
  return <input aria-label="box" />
}

const renderDefault = (props: { id: string }) => <Box {...props} />

const show = (value?: string) =>
  render(<SiteTimeInput {...({ id: 'visibleFrom', value, renderDefault } as unknown as StringInputProps)} />)

test.each([
  [
    'a time',
    '2026-12-01T05:00:00Z',
    'Tuesday, December 1, 2026 at 12:00 AM Eastern Standard Time (New York)',
  ],
  [
    'the hour that a clock skips',
    '2026-03-08T07:30:00Z',
    'Sunday, March 8, 2026 at 3:30 AM Eastern Daylight Time (New York)',
  ],
])('below the box stands %s in words', (_what, value, words) => {
  show(value)
  expect(screen.getByText(words)).toBeInTheDocument()
})

test.each([undefined, 'soon'])('nothing stands below a box with %s', (value) => {
  const { container } = show(value)
  expect(container).toHaveTextContent(/^$/)
})

test('a date that cannot be read is complained about in a plain sentence', () => {
  mockReported.length = 0
  show()
  expect(mockReported).toEqual(['This is no date and time. Write it like this: 2026-12-31 15:00'])
})
