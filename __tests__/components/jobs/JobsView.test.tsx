/** @jest-environment jsdom */
import '#tests/fixtures/headInPlace.ts'
import { act, fireEvent, screen, within } from '@testing-library/react'
import router from 'next-router-mock'
import { jobs } from '#lib/jobs/jobs.ts'
import { button, cards, category, ids, location, open, title, visit } from './jobsPage.tsx'

describe('without a search', () => {
  test('shows six jobs in detail, no chips, no Clear, no noindex', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 2, name: 'Open positions' })).toBeInTheDocument()
    expect(screen.queryByRole('list', { name: 'Searched for' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
    expect(document.querySelector('meta[name=robots]')).toBeNull()
    expect(ids()).toEqual(jobs.slice(0, 6).map(({ id }) => id))
    cards().forEach((card, index) => expect(card).toHaveAccessibleName(jobs[index]?.title))
    const first = within(cards()[0] as HTMLElement)
    expect(
      first.getByRole('heading', { level: 3, name: 'Adult Financial Emergency Assistant Specialist' }),
    ).toBeInTheDocument()
    expect(first.getByText('Clearwater, FL')).toBeInTheDocument()
    expect(first.getByText('Full-time')).toBeInTheDocument()
    expect(first.getByRole('button', { name: 'Apply Now' })).toHaveAccessibleDescription(
      'Adult Financial Emergency Assistant Specialist',
    )
  })

  test('offers every location and every category, internship included', async () => {
    await open()
    const options = (select: HTMLElement) =>
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent)
    expect(options(location())).toHaveLength(20)
    expect(options(location()).slice(0, 2)).toEqual(['Any location', 'New York, NY'])
    expect(options(category())).toEqual([
      'Any category',
      'Full-time',
      'Part-time',
      'Contract',
      'Temporary',
      'Internship',
    ])
  })
})

describe('pages', () => {
  const previous = () => button('Previous')
  const next = () => button('Next')

  test('Previous is disabled on the first, Next on the last', async () => {
    const user = await open()
    expect(previous()).toBeDisabled()
    expect(next()).toBeEnabled()
    await user.click(next())
    expect(previous()).toBeEnabled()
    expect(next()).toBeDisabled()
    expect(ids()).toEqual(jobs.slice(6).map(({ id }) => id))
    await user.click(previous())
    expect(ids()).toEqual(jobs.slice(0, 6).map(({ id }) => id))
  })

  test('keep what was typed and not yet searched for', async () => {
    const user = await open()
    await user.type(title(), 'half a thou')
    await user.click(next())
    expect(title()).toHaveValue('half a thou')
  })
})

test('Apply Now writes a log entry and tells the visitor nothing', async () => {
  const info = jest.spyOn(console, 'info').mockImplementation(() => {})
  const user = await open()
  const before = document.body.innerHTML
  await user.click(within(cards()[2] as HTMLElement).getByRole('button', { name: 'Apply Now' }))
  expect(info.mock.calls).toEqual([['[jobs] Apply Now: 12611813 Call Center Agent']])
  expect(document.body.innerHTML).toBe(before)
  info.mockRestore()
})

describe('a search', () => {
  test('is not cleared by a double click on Find Jobs', async () => {
    const user = await open()
    await user.type(title(), 'agent')
    await user.click(button('Find Jobs'))
    fireEvent.click(button('Clear'), { detail: 2 })
    expect(title()).toHaveValue('agent')
    expect(cards()).toHaveLength(2)
    fireEvent.click(button('Clear'), { detail: 1 })
    expect(title()).toHaveValue('')
    expect(cards()).toHaveLength(6)
  })

  test('begins at its first page, and is not for search engines', async () => {
    const user = await open({ page: '2' })
    await user.type(title(), 's{Enter}')
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    expect(router.query).toEqual({ jobtitle: 's' })
    expect(screen.getByRole('button', { name: '1' })).toHaveAttribute('aria-current', 'page')
  })

  test('that finds nothing says so, and what to do', async () => {
    const user = await open()
    await user.selectOptions(category(), 'Internship')
    await user.click(button('Find Jobs'))
    expect(screen.getByRole('heading', { name: 'Search Results (0 jobs found)' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 3, name: 'No jobs found' })).toBeInTheDocument()
    expect(
      screen.getByText('Try adjusting your search criteria to find more opportunities.'),
    ).toBeInTheDocument()
    expect(screen.queryByRole('article')).toBeNull()
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})

test('Clear removes the criteria, empties the form and focuses its first field', async () => {
  const user = await open({ jobtitle: 's', location: 'tampa', jobcategory: 'full-time', page: '1' })
  await user.click(button('Clear'))
  expect(router.query).toEqual({})
  for (const field of [title(), location(), category()]) expect(field).toHaveValue('')
  expect(title()).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent('12 jobs found')
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
  expect(ids()).toEqual(jobs.slice(0, 6).map(({ id }) => id))
})

test('the URL is followed back and forward, by the form as well', async () => {
  const user = await open()
  await user.type(title(), 'chat{Enter}')
  act(() => visit({}))
  expect(title()).toHaveValue('')
  expect(cards()).toHaveLength(6)
  act(() => visit({ jobtitle: 'chat' }))
  expect(title()).toHaveValue('chat')
  expect(ids()).toEqual(['12611822'])
})
