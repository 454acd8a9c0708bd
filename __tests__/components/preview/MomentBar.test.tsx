/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MomentBar } from '../../../components/preview/MomentBar.tsx'

const day = { visibleFrom: '2126-03-02T13:00:00Z', visibleUntil: '2126-03-02T23:00:00Z' }
const data = {
  page: { window: day },
  settings: { announcement: { window: { visibleUntil: day.visibleUntil } } },
}

test('says when visitors see a page and its announcement', () => {
  render(<MomentBar data={data} moment={undefined} onChange={() => {}} />)
  const bar = screen.getByRole('status')
  expect(bar).toHaveTextContent(
    'This page: From Mar 2, 2126, 8:00 AM until Mar 2, 2126, 6:00 PM, New York time.',
  )
  expect(bar).toHaveTextContent('The announcement: Until Mar 2, 2126, 6:00 PM')
  expect(bar).not.toHaveTextContent('page not found')
})

test('offers the time before the first moment, and each moment', async () => {
  const chosen: (number | undefined)[] = []
  render(<MomentBar data={data} moment={undefined} onChange={(moment) => chosen.push(moment)} />)
  const list = screen.getByLabelText('Show it')
  for (const { value } of [...screen.getAllByRole<HTMLOptionElement>('option')].slice(1))
    await userEvent.selectOptions(list, value)
  const [from, until] = [Date.parse(day.visibleFrom), Date.parse(day.visibleUntil)]
  expect(chosen).toEqual([from - 1, from, until])
})

test('says that visitors find no page at a moment outside its own', () => {
  render(<MomentBar data={data} moment={Date.parse(day.visibleUntil)} onChange={() => {}} />)
  expect(screen.getByRole('status')).toHaveTextContent('Visitors get “page not found” at that time.')
})

test('is not there for a page without moments', () => {
  render(<MomentBar data={{ page: { window: {} }, settings: null }} moment={undefined} onChange={() => {}} />)
  expect(screen.queryByRole('status')).toBeNull()
})
