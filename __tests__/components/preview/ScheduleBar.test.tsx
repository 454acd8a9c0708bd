/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ScheduleBar } from '../../../components/preview/ScheduleBar.tsx'

const day = { visibleFrom: '2126-03-02T13:00:00Z', visibleUntil: '2126-03-02T23:00:00Z' }
const data = {
  page: { window: day },
  settings: { announcement: { window: { visibleUntil: day.visibleUntil } } },
}

test('says when visitors see a page and its announcement', () => {
  render(<ScheduleBar data={data} time={undefined} onChange={() => {}} />)
  const bar = screen.getByRole('status')
  expect(bar).toHaveTextContent('This page: from Mar 2, 2126, 8:00 AM EST until Mar 2, 2126, 6:00 PM EST.')
  expect(bar).toHaveTextContent('The announcement: until Mar 2, 2126, 6:00 PM EST.')
  expect(bar).not.toHaveTextContent('page not found')
})

test('offers the present first, as visitors see it', async () => {
  const chosen: (number | undefined)[] = []
  const bar = (time?: number) => (
    <ScheduleBar data={data} time={time} onChange={(next) => chosen.push(next)} />
  )
  const { rerender } = render(bar())
  const [first] = screen.getAllByRole<HTMLOptionElement>('option')
  expect(first).toHaveTextContent('now')
  await userEvent.selectOptions(screen.getByLabelText('Show it'), 'now')
  const [time] = chosen
  expect(Math.abs((time ?? 0) - Date.now())).toBeLessThan(60_000)
  rerender(bar(time))
  expect(screen.getByLabelText('Show it')).toHaveValue('now')
})

test('offers the time before the first scheduled time, and each', async () => {
  const chosen: (number | undefined)[] = []
  render(<ScheduleBar data={data} time={undefined} onChange={(time) => chosen.push(time)} />)
  const list = screen.getByLabelText('Show it')
  for (const { value } of [...screen.getAllByRole<HTMLOptionElement>('option')].slice(2))
    await userEvent.selectOptions(list, value)
  const [from, until] = [Date.parse(day.visibleFrom), Date.parse(day.visibleUntil)]
  expect(chosen).toEqual([from - 1, from, until])
})

test('says that visitors find no page at a time outside its own', () => {
  render(<ScheduleBar data={data} time={Date.parse(day.visibleUntil)} onChange={() => {}} />)
  expect(screen.getByRole('status')).toHaveTextContent('Visitors get “page not found” at that time.')
})

test('is not there for a page without scheduled times', () => {
  render(
    <ScheduleBar
      data={{ page: { window: {} }, settings: null }}

      time={undefined}
      onChange={() => {}}
    />,
  )
  expect(screen.queryByRole('status')).toBeNull()
})
