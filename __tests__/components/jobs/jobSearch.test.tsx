/** @jest-environment jsdom */
import '#tests/fixtures/headInPlace.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import router from 'next-router-mock'
import { jobs } from '#lib/jobs/jobs.ts'
import {
  button,
  cards,
  category,
  ids,
  location,
  open,
  results,
  scrollIntoView,
  title,
  startBrowser,
  visit,
} from './jobsPage.tsx'

startBrowser()

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

  test('scrolls smoothly to the results and focuses them', async () => {
    const user = await open()
    await user.type(title(), 's{Enter}')
    await waitFor(() => expect(results()).toHaveFocus())
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' })
    expect(scrollIntoView.mock.contexts).toEqual([results()])
  })

  test('begins at its first page', async () => {
    const user = await open({ page: '2' })
    await user.type(title(), 's{Enter}')
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

  test('is not for search engines', async () => {
    await open({ jobtitle: 'agent' })
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })
})

describe('Clear', () => {
  test('removes the criteria, empties the form and focuses its first field', async () => {
    const user = await open({
      jobtitle: 's',
      location: 'tampa',
      jobcategory: 'full-time',
      page: '1',
    })
    await user.click(button('Clear'))
    expect(router.query).toEqual({})
    expect(title()).toHaveValue('')
    expect(title()).toHaveFocus()
    expect(location()).toHaveValue('')
    expect(category()).toHaveValue('')
    expect(screen.getByRole('status')).toHaveTextContent('12 jobs found')
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
    expect(ids()).toEqual(jobs.slice(0, 6).map(({ id }) => id))
  })
})

describe('the URL', () => {
  test('is followed back and forward, by the form as well', async () => {
    const user = await open()
    await user.type(title(), 'chat{Enter}')
    act(() => visit({}))
    expect(title()).toHaveValue('')
    expect(cards()).toHaveLength(6)
    act(() => visit({ jobtitle: 'chat' }))
    expect(title()).toHaveValue('chat')
    expect(ids()).toEqual(['12611822'])
  })
})
