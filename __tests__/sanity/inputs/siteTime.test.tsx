/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createContext as mockCreateContext, useContext, useEffect } from 'react'
import type { StringInputProps } from 'sanity'
import { ParseErrorsContext } from 'sanity/_singletons'
import { SiteTimeInput, writtenTime } from '../../../sanity/inputs/siteTime.tsx'

const mockReported: (string | undefined)[] = []
jest.mock('sanity', () => ({ set: (value: string) => value }), { virtual: true })
jest.mock(
  'sanity/_singletons',
  () => {
    const set = (_path: string, error: { message: string } | null) => mockReported.push(error?.message)
    return { ParseErrorsContext: mockCreateContext({ errors: {}, set }) }
  },
  { virtual: true },
)

type BoxProps = Pick<StringInputProps, 'id' | 'elementProps'>

/** Sanity's box, which cannot read what is written in it. */
function Box({ id, elementProps }: BoxProps) {
  const { set } = useContext(ParseErrorsContext)
  useEffect(() => {
    set(id, { message: 'Invalid date. Must be on the format "YYYY-MM-DD HH:mm"' })
  }, [id, set])
  return <input aria-label="box" {...elementProps} />
}

const renderDefault = ({ id, elementProps }: BoxProps) => <Box id={id} elementProps={elementProps} />

const show = (value?: string, onChange?: (value: string) => void) => {
  const elementProps = { onBlur: () => undefined }
  const props = { id: 'visibleFrom', value, onChange, elementProps, renderDefault }
  return render(<SiteTimeInput {...(props as unknown as StringInputProps)} />)
}

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

test.each([
  ['11/30/2026 8 am', '2026-11-30T13:00:00.000Z'],
  ['11/30/2026, 8:15pm', '2026-12-01T01:15:00.000Z'],
  [' 7/4/2027 at 12 a.m. ', '2027-07-04T04:00:00.000Z'],
  ['2027-07-04 12 PM', '2027-07-04T16:00:00.000Z'],
  ['7/4/2027 15:00', '2027-07-04T19:00:00.000Z'],
])('"%s" is understood in the time of the site', (text, time) => {
  expect(new Date(writtenTime(text)).toISOString()).toBe(time)
})

test.each([
  '11/30/2026',
  '11/30/2026 8',
  '11/30/2026 13 pm',
  '2/30/2027 8 am',
  '13/1/2027 8 am',
  'tomorrow 8 am',
  '2026-11-30 08:00',
])('"%s" is not guessed at', (text) => {
  expect(writtenTime(text)).toBeNaN()
})

test('the box has what was meant once it is left', async () => {
  const chosen: string[] = []
  show(undefined, (value) => chosen.push(value))
  await userEvent.type(screen.getByLabelText('box'), '11/30/2026 8 am')
  expect(chosen).toEqual([])
  await userEvent.tab()
  expect(chosen).toEqual(['2026-11-30T13:00:00.000Z'])
})
