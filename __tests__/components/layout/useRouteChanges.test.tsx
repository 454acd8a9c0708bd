import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import Router from 'next/router'
import { useRouteChanges } from '../../../components/layout/useRouteChanges.ts'
import { Anchor } from '../../../components/ui/Anchor.tsx'
import { stubMatchMedia } from './matchMedia.ts'

const scrollIntoView = jest.fn()
const scrollToPosition = jest.fn()

type Pop = Parameters<typeof Router.beforePopState>[0]

/** What the router asks before a step in the history. */
let pop: Pop = () => true

/** The router's singleton as far as the hook reads it. */
function standOn(path: string) {
  const beforePopState = (callback: Pop) => {
    pop = callback
  }
  const fake = { asPath: path, push: async () => true, prefetch: async () => undefined, beforePopState }
  Router.router = fake as unknown as typeof Router.router
}

function Page({ search = true }: { search?: boolean }) {
  useRouteChanges()
  return (
    <main>
      <h1>Title</h1>
      <Anchor href="/search-all-jobs">Jobs</Anchor>
      {search && <section id="job-search" />}
      <section id="café" />
      <details>
        <summary>Guarantee?</summary>
        <p id="guarantee">Yes.</p>
      </details>
    </main>
  )
}

const start = (url: string, shallow = false) => Router.events.emit('routeChangeStart', url, { shallow })
const complete = (url: string, shallow = false) => {
  standOn(url)
  Router.events.emit('routeChangeComplete', url, { shallow })
}
const visit = (url: string) => {
  start(url)
  complete(url)
}
/** What a link to the search starts. */
const startForSearch = () => {
  fireEvent.click(screen.getByRole('link', { name: 'Jobs' }))
  start('/search-all-jobs')
}
const visitSearch = () => {
  startForSearch()
  complete('/search-all-jobs')
}
const search = () => document.getElementById('job-search')
const heading = () => document.querySelector('h1')

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  stubMatchMedia({ reducedMotion: false })
  Element.prototype.scrollIntoView = scrollIntoView
  window.scrollTo = scrollToPosition
  standOn('/about-us')
})
afterEach(() => jest.useRealTimers())

test('moves focus to the heading of the new page', () => {
  render(<Page />)
  visit('/faq')
  expect(heading()).toHaveFocus()
})

test('leaves focus alone for a shallow change', () => {
  render(<Page />)
  start('/faq?page=2', true)
  complete('/faq?page=2', true)
  expect(document.body).toHaveFocus()
})

describe('an address with a fragment', () => {
  test('moves focus to what it names', () => {
    render(<Page />)
    visit('/faq#caf%C3%A9')
    expect(document.getElementById('café')).toHaveFocus()
  })

  test('moves focus to the question whose answer it names, which Tab still reaches', () => {
    render(<Page />)
    visit('/faq#guarantee')
    expect(screen.getByText('Guarantee?')).toHaveFocus()
    expect(screen.getByText('Guarantee?')).not.toHaveAttribute('tabindex')
  })

  test.each(['/faq#', '/faq#gone'])('moves focus to the heading if nothing has the name (%s)', (url) => {
    render(<Page />)
    visit(url)
    expect(heading()).toHaveFocus()
  })
})

describe('a link to a place on another page', () => {
  test.each([
    ['/faq#caf%C3%A9', () => document.getElementById('café')],
    ['/faq#guarantee', () => document.querySelector('details')],
  ])('goes there at once, and Next not once more (%s)', (url, place) => {
    render(<Page />)
    visit(url)
    expect(scrollIntoView.mock.calls).toEqual([[{ behavior: 'instant' }]])
    expect(scrollIntoView.mock.contexts).toEqual([place()])
    document.getElementById(decodeURIComponent(url.split('#')[1] ?? ''))?.scrollIntoView()
    expect(scrollIntoView).toHaveBeenCalledTimes(1)
  })
})

describe('a step back in the history', () => {
  const stepBack = (path: string) => {
    history.replaceState({ key: 'first' }, '', path)
    pop({ url: path, as: path, options: {} })
    // A page that glides stops where it is.
    scrollToPosition.mockClear()
  }
  beforeEach(() => history.replaceState({ key: 'first' }, '', '/#café'))
  afterEach(() => history.replaceState(null, '', '/'))

  test('to another page gives the focus to the link that it was left by, and goes where the visitor was', () => {
    render(<Page />)
    fireEvent.click(screen.getByRole('link', { name: 'Jobs' }))
    start('/faq')
    Router.events.emit('beforeHistoryChange', '/faq', { shallow: false })
    history.pushState({ key: 'second' }, '', '/faq')
    complete('/faq')
    jest.runAllTimers()
    jest.clearAllMocks()
    stepBack('/#café')
    visit('/#café')
    document.getElementById('café')?.scrollIntoView()
    expect(screen.getByRole('link', { name: 'Jobs' })).toHaveFocus()
    expect(scrollToPosition.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]])
    expect(scrollIntoView).not.toHaveBeenCalled()
  })

  test('to a place on the same page goes where the visitor was, and Next not to the place', () => {
    const change = (url: string) => {
      Router.events.emit('hashChangeComplete', url, { shallow: false })
    }
    render(<Page />)
    Router.events.emit('hashChangeStart', '/', { shallow: false })
    history.pushState({ key: 'second' }, '', '/')
    change('/')
    stepBack('/#café')
    Router.events.emit('hashChangeStart', '/#café', { shallow: false })
    document.getElementById('café')?.scrollIntoView()
    change('/#café')
    expect(scrollIntoView).not.toHaveBeenCalled()
    expect(scrollToPosition.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]])
  })
})

describe('what the address of a fresh page names', () => {
  beforeEach(() => history.replaceState(null, '', '/roles-we-staff#job-search'))
  afterEach(() => history.replaceState(null, '', '/'))

  test('is left to the browser: Next does not scroll there once more, the page itself may', () => {
    render(<Page />)
    search()?.scrollIntoView()
    expect(scrollIntoView).not.toHaveBeenCalled()
    search()?.scrollIntoView({ block: 'start' })
    expect(scrollIntoView.mock.calls).toEqual([[{ block: 'start' }]])
    expect(scrollIntoView.mock.contexts).toEqual([search()])
  })

  test.each(['hashChangeStart', 'routeChangeStart'] as const)(
    'is a place like any other after %s',
    (event) => {
      render(<Page />)
      Router.events.emit(event, '/roles-we-staff#job-search', { shallow: false })
      search()?.scrollIntoView()
      expect(scrollIntoView).toHaveBeenCalledTimes(1)
    },
  )

  test('is one again, too, when the frame around the pages is gone', () => {
    const section = document.createElement('section')
    section.id = 'job-search'
    document.body.prepend(section)
    const { unmount } = render(<Page search={false} />)
    unmount()
    section.scrollIntoView()
    section.remove()
    expect(scrollIntoView).toHaveBeenCalledTimes(1)
  })
})

test('scrolls to the search 100 ms after /search-all-jobs arrived, once', () => {
  render(<Page />)
  startForSearch()
  jest.advanceTimersByTime(5000)
  complete('/search-all-jobs')
  jest.advanceTimersByTime(99)
  expect(scrollIntoView).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' })
  expect(search()).toHaveFocus()
  jest.advanceTimersByTime(5000)
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
})

describe('a page that the router loads whole', () => {
  const fail = (url: string, error = {}) =>
    Router.events.emit('routeChangeError', error, url, { shallow: false })
  /** The same window with the page that was loaded at a path. */
  const load = (path: string) => {
    cleanup()
    standOn(path)
    render(<Page />)
    jest.runAllTimers()
  }

  test('scrolls to the search where the visitor was sent there, once', () => {
    render(<Page />)
    startForSearch()
    fail('/search-all-jobs')
    load('/faq')
    expect(scrollIntoView).not.toHaveBeenCalled()
    for (let loads = 0; loads < 2; loads += 1) load('/search-all-jobs')
    expect(scrollIntoView).toHaveBeenCalledTimes(1)
  })

  test('stays at its top where nobody asked for the search, or the change was cancelled', () => {
    render(<Page />)
    start('/faq')
    fail('/search-all-jobs')
    startForSearch()
    fail('/search-all-jobs', { cancelled: true })
    load('/search-all-jobs')
    expect(scrollIntoView).not.toHaveBeenCalled()
  })
})

test('scrolls once, and not again for a search on the page', () => {
  render(<Page />)
  visitSearch()
  jest.runAllTimers()
  start('/search-all-jobs?page=2', true)
  complete('/search-all-jobs?page=2', true)
  jest.runAllTimers()
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
})

test('scrolls to the search for a link on /search-all-jobs itself', () => {
  standOn('/search-all-jobs')
  render(<Page />)
  visitSearch()
  jest.runAllTimers()
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
  expect(search()).toHaveFocus()
})

test('scrolls to the search for a link from a place on /search-all-jobs to that page, and not on the next one', () => {
  standOn('/search-all-jobs#café')
  render(<Page />)
  fireEvent.click(screen.getByRole('link', { name: 'Jobs' }))
  Router.events.emit('hashChangeComplete', '/search-all-jobs', { shallow: false })
  jest.runAllTimers()
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
  visit('/faq')
  jest.runAllTimers()
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
  expect(heading()).toHaveFocus()
})

test('forgets the scroll when the visitor moves on before it', () => {
  render(<Page />)
  visitSearch()
  jest.advanceTimersByTime(99)
  start('/faq')
  jest.runAllTimers()
  expect(scrollIntoView).not.toHaveBeenCalled()
  complete('/faq')
  expect(heading()).toHaveFocus()
})

test('does not scroll to the search on the way back or forward through history, nor when its data is fetched again', () => {
  render(<Page />)
  visit('/search-all-jobs')
  jest.runAllTimers()
  expect(scrollIntoView).not.toHaveBeenCalled()
  visitSearch()
  visit('/faq')
  visit('/search-all-jobs')
  jest.runAllTimers()
  expect(scrollIntoView).not.toHaveBeenCalled()
})

test('scrolls to the search with the words that its link names, and not where it names a place', () => {
  render(
    <>
      <Page />
      <Anchor href="/search-all-jobs?job_type=sales">Sales jobs</Anchor>
      <Anchor href="/search-all-jobs#footer">Elsewhere</Anchor>
    </>,
  )
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
  visit('/search-all-jobs#footer')
  jest.runAllTimers()
  expect(scrollIntoView).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('link', { name: 'Sales jobs' }))
  visit('/search-all-jobs?job_type=sales')
  jest.runAllTimers()
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
})

test('goes to the top when the page has no search section', () => {
  render(<Page search={false} />)
  visitSearch()
  jest.runAllTimers()
  expect(scrollToPosition).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' })
})

test('listens no more once it is gone', () => {
  const { unmount } = render(<Page />)
  startForSearch()
  unmount()
  complete('/search-all-jobs')
  jest.runAllTimers()
  expect(scrollIntoView).not.toHaveBeenCalled()
  expect(scrollToPosition).not.toHaveBeenCalled()
})
