import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { JobsView } from '../../../components/jobs/JobsView.tsx'
import { jobs } from '../../../lib/jobs/jobs.ts'
import { contentOf } from '../../fixtures/seedContent.ts'
import { stubMatchMedia } from '../layout/matchMedia.ts'
import { createAddressBar } from './addressBar.tsx'

// Outside Next the head collects nothing: its tags are rendered in place.
jest.mock('next/head', () => ({
  __esModule: true,
  default: ({ children }: { children: ReactNode }) => children,
}))

const scrollIntoView = jest.fn()

beforeEach(() => {
  scrollIntoView.mockClear()
  HTMLElement.prototype.scrollIntoView = scrollIntoView
  stubMatchMedia({ reducedMotion: false })
})

async function open(query: Record<string, string> = {}) {
  const user = userEvent.setup()
  const { bar, AtAddress } = createAddressBar(query)
  render(<JobsView content={await contentOf('jobSearchPage')} />, { wrapper: AtAddress })
  return { user, bar }
}

const title = () => screen.getByRole('textbox', { name: 'Job Title' })
const location = () => screen.getByRole('combobox', { name: 'Location' })
const category = () => screen.getByRole('combobox', { name: 'Job Category' })
const button = (name: string) => screen.getByRole('button', { name })
const cards = () => screen.getAllByRole('article')
const ids = () => cards().map((card) => /Job ID (\d+)/.exec(card.textContent ?? '')?.[1])
const chips = () => within(screen.getByRole('list', { name: 'Searched for' })).getAllByRole('listitem')
const results = () => screen.getByRole('region', { name: /^(Search Results|Open positions)/ })

describe('without a search', () => {
  test('shows the first six jobs, each with ID, title, location, type and a way to apply', async () => {
    await open()
    expect(ids()).toEqual(jobs.slice(0, 6).map(({ id }) => id))
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

  test('asks for a search under the heading of the Studio', async () => {
    await open()
    expect(screen.getByRole('search', { name: 'Find your next job' })).toContainElement(title())
    expect(screen.getByRole('region', { name: 'Find your next job' })).toHaveAttribute('id', 'job-search')
  })

  test('has the heading of the Studio, no chips, no Clear, and may be indexed', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 2, name: 'Open positions' })).toBeInTheDocument()
    expect(screen.queryByRole('list', { name: 'Searched for' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
    expect(document.querySelector('meta[name=robots]')).toBeNull()
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

  test('without headings from the Studio only the list has one, so that no heading level is left out', async () => {
    const content = await contentOf('jobSearchPage')
    const { AtAddress } = createAddressBar()
    const page = { ...content.page, finderHeading: null, resultsHeading: null }
    render(<JobsView content={{ ...content, page }} />, { wrapper: AtAddress })
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Open positions',
    ])
    expect(cards()).toHaveLength(6)
  })
})

describe('a search', () => {
  test('puts its criteria into the address, without asking for the page again', async () => {
    const { user, bar } = await open()
    await user.type(title(), 'agent')
    await user.selectOptions(location(), 'Orlando, FL')
    await user.selectOptions(category(), 'Part-time')
    await user.click(button('Find Jobs'))
    expect(bar.pushed).toEqual([
      {
        target: {
          pathname: '/job-seeker',
          query: { jobtitle: 'agent', location: 'orlando', jobcategory: 'part-time' },
        },
        options: { shallow: true, scroll: false },
      },
    ])
  })

  test('shows what matches, how many there are, and a chip for each criterion', async () => {
    const { user } = await open()
    await user.type(title(), 'AGENT')
    await user.selectOptions(location(), 'Orlando, FL')
    await user.selectOptions(category(), 'Part-time')
    await user.keyboard('{Enter}')
    await user.click(button('Find Jobs'))
    expect(ids()).toEqual(['12611813'])
    expect(screen.getByRole('heading', { name: 'Search Results (1 jobs found)' })).toBeInTheDocument()
    expect(chips().map((chip) => chip.textContent)).toEqual([
      'Title AGENT',
      'Location Orlando, FL',
      'Category Part-time',
    ])
  })

  test('can be sent with Enter', async () => {
    const { user, bar } = await open()
    await user.type(title(), 'chat{Enter}')
    expect(bar.query).toEqual({ jobtitle: 'chat' })
    expect(ids()).toEqual(['12611822'])
  })

  test('glides to the results and takes focus there', async () => {
    const { user } = await open()
    await user.type(title(), 's{Enter}')
    await waitFor(() => expect(results()).toHaveFocus())
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' })
    expect(scrollIntoView.mock.contexts).toEqual([results()])
  })

  test('jumps there for visitors who asked for less movement', async () => {
    stubMatchMedia({ reducedMotion: true })
    const { user } = await open()
    await user.type(title(), 's{Enter}')
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'instant', block: 'start' }))
  })

  test('begins at its first page', async () => {
    const { user, bar } = await open({ page: '2' })
    await user.type(title(), 's{Enter}')
    expect(bar.query).toEqual({ jobtitle: 's' })
    expect(screen.getByRole('button', { name: '1' })).toHaveAttribute('aria-current', 'page')
  })

  test('that finds nothing says so, and what to do', async () => {
    const { user } = await open()
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

  test('is announced politely, and differs from the one before even if it finds as many', async () => {
    const { user } = await open()
    const status = screen.getByRole('status')
    expect(status).toHaveTextContent('12 jobs found')
    await user.type(title(), 'chat{Enter}')
    expect(status).toHaveTextContent('1 job found for “chat”')
    await user.clear(title())
    await user.type(title(), 'desk{Enter}')
    expect(status).toHaveTextContent('1 job found for “desk”')
    await user.selectOptions(category(), 'Internship')
    await user.click(button('Find Jobs'))
    expect(status).toHaveTextContent('No jobs found for “desk”, Internship')
  })

  test('is not for search engines', async () => {
    await open({ jobtitle: 'agent' })
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })
})

describe('Clear', () => {
  test('removes the criteria, empties the form and gives focus to its first field', async () => {
    const { user, bar } = await open({
      jobtitle: 's',
      location: 'tampa',
      jobcategory: 'full-time',
      page: '1',
    })
    await user.click(button('Clear'))
    expect(bar.query).toEqual({})
    expect(title()).toHaveValue('')
    expect(title()).toHaveFocus()
    expect(location()).toHaveValue('')
    expect(category()).toHaveValue('')
    expect(screen.getByRole('status')).toHaveTextContent('12 jobs found')
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
    expect(ids()).toEqual(jobs.slice(0, 6).map(({ id }) => id))
  })

  test('also empties what was typed since the search', async () => {
    const { user } = await open({ jobtitle: 's' })
    await user.type(title(), 'omething else')
    await user.click(button('Clear'))
    expect(title()).toHaveValue('')
  })
})

describe('pages', () => {
  const previous = () => button('Previous')
  const next = () => button('Next')

  test('Previous is disabled on the first, Next on the last', async () => {
    const { user } = await open()
    expect(previous()).toBeDisabled()
    expect(next()).toBeEnabled()
    await user.click(next())
    expect(previous()).toBeEnabled()
    expect(next()).toBeDisabled()
    expect(ids()).toEqual(jobs.slice(6).map(({ id }) => id))
    await user.click(previous())
    expect(ids()).toEqual(jobs.slice(0, 6).map(({ id }) => id))
  })

  test('have their numbers, and keep the search', async () => {
    const { user, bar } = await open({ jobtitle: 's' })
    const pages = within(screen.getByRole('navigation', { name: 'Results pages' }))
    expect(pages.getAllByRole('button').map((each) => each.textContent)).toEqual([
      'Previous',
      '1',
      '2',
      'Next',
    ])
    await user.click(button('2'))
    expect(bar.query).toEqual({ jobtitle: 's', page: '2' })
    expect(cards()).toHaveLength(4)
    expect(button('2')).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('status')).toHaveTextContent('10 jobs found for “s”, page 2 of 2')
    await waitFor(() => expect(results()).toHaveFocus())
  })

  test('keep what was typed and not yet searched for', async () => {
    const { user } = await open()
    await user.type(title(), 'half a thou')
    await user.click(next())
    expect(title()).toHaveValue('half a thou')
  })

  test('are not offered where there is only one', async () => {
    await open({ jobcategory: 'part-time' })
    expect(cards()).toHaveLength(3)
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})

describe('the address', () => {
  test('shows its search, in the results and in the form', async () => {
    await open({ jobtitle: 's', location: 'tampa', jobcategory: 'full-time' })
    expect(ids()).toEqual(['12611814'])
    expect(title()).toHaveValue('s')
    expect(location()).toHaveValue('tampa')
    expect(category()).toHaveValue('full-time')
    expect(button('Clear')).toBeInTheDocument()
  })

  test('is followed back and forward, by the form as well', async () => {
    const { user, bar } = await open()
    await user.type(title(), 'chat{Enter}')
    act(() => bar.visit({}))
    expect(title()).toHaveValue('')
    expect(cards()).toHaveLength(6)
    act(() => bar.visit({ jobtitle: 'chat' }))
    expect(title()).toHaveValue('chat')
    expect(ids()).toEqual(['12611822'])
  })

  test.each([
    ['unknown values', { location: 'atlantis', jobcategory: 'boss', page: 'x' }],
    ['other names', { utm_source: 'mail', constructor: '1' }],
  ])('with %s is no search', async (_name, query) => {
    await open(query)
    expect(ids()).toEqual(jobs.slice(0, 6).map(({ id }) => id))
    expect(screen.getByRole('heading', { name: 'Open positions' })).toBeInTheDocument()
  })

  test('with a page that does not exist shows the last one that does', async () => {
    await open({ page: '99' })
    expect(ids()).toEqual(jobs.slice(6).map(({ id }) => id))
  })
})

test('Apply Now writes a log entry and tells the visitor nothing', async () => {
  const info = jest.spyOn(console, 'info').mockImplementation(() => {})
  const { user } = await open()
  const before = document.body.innerHTML
  await user.click(within(cards()[2] as HTMLElement).getByRole('button', { name: 'Apply Now' }))
  expect(info.mock.calls).toEqual([['[jobs] Apply Now: 12611813 Call Center Agent']])
  expect(document.body.innerHTML).toBe(before)
  info.mockRestore()
})
