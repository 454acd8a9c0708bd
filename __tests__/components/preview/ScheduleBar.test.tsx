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
  render(<ScheduleBar data={data} next={[]} time={undefined} onChange={() => {}} />)
  const bar = screen.getByRole('status')
  expect(bar).toHaveTextContent('This page: from Mar 2, 2126, 8:00 AM EST until Mar 2, 2126, 6:00 PM EST.')
  expect(bar).toHaveTextContent('The announcement: until Mar 2, 2126, 6:00 PM EST.')
  expect(bar).not.toHaveTextContent('page not found')
})

test('offers the present first, as visitors see it', async () => {
  const chosen: (number | undefined)[] = []
  const bar = (time?: number) => (
    <ScheduleBar data={data} next={[]} time={time} onChange={(next) => chosen.push(next)} />
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
  render(<ScheduleBar data={data} next={[]} time={undefined} onChange={(time) => chosen.push(time)} />)
  const list = screen.getByLabelText('Show it')
  for (const { value } of [...screen.getAllByRole<HTMLOptionElement>('option')].slice(2))
    await userEvent.selectOptions(list, value)
  const [from, until] = [Date.parse(day.visibleFrom), Date.parse(day.visibleUntil)]
  expect(chosen).toEqual([from - 1, from, until])
})

test('offers the time of a change that waits, and each that comes with it', () => {
  const at = Date.parse('2126-02-01T13:00:00Z')
  render(<ScheduleBar data={{}} next={[{ at, data }]} time={undefined} onChange={() => {}} />)
  expect(screen.getByRole('status')).toHaveTextContent('A change that waits: from Feb 1, 2126, 8:00 AM EST.')
  const options = screen.getAllByRole<HTMLOptionElement>('option').slice(2)
  const [from, until] = [Date.parse(day.visibleFrom), Date.parse(day.visibleUntil)]
  expect(options.map(({ value }) => Number(value))).toEqual([at - 1, at, from, until])
})

test('says that visitors find no page at a time outside its own', () => {
  render(<ScheduleBar data={data} next={[]} time={Date.parse(day.visibleUntil)} onChange={() => {}} />)
  expect(screen.getByRole('status')).toHaveTextContent('Visitors get “page not found” at that time.')
})

test('is not there for a page without scheduled times', () => {
  render(
    <ScheduleBar
      data={{ page: { window: {} }, settings: null }}
      next={[]}
      time={undefined}
      onChange={() => {}}
    />,
  )
  expect(screen.queryByRole('status')).toBeNull()
})
