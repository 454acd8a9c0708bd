/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import Router from 'next/router'
import { useRouteChanges } from '../../../components/hooks/useRouteChanges.ts'
import { stubMatchMedia } from '../layout/matchMedia.ts'

/**
 * What follows a client-side navigation. The router and the browser's history are played by `visit`
 * and `back`.
 */

const scrollIntoView = jest.fn()

type Pop = Parameters<typeof Router.beforePopState>[0]

let pop: Pop
let entries = 0

function Page({ search = true }: { search?: boolean }) {
  useRouteChanges()
  return (
    <main>
      <h1>Title</h1>
      <a href="/faq">A link</a>
      {search && <section id="job-search" />}
      <section id="café" />
      <details>
        <summary>Guarantee?</summary>
        <p id="guarantee">Yes.</p>
      </details>
    </main>
  )
}

const setScroll = (y: number) => Object.defineProperty(window, 'scrollY', { value: y, configurable: true })

function scroll(y: number) {
  setScroll(y)
  window.dispatchEvent(new Event('scroll'))
}

type Options = { shallow?: boolean; scroll?: boolean }

function change(url: string, setHistory: () => void, { shallow = false, scroll: toTop = true }: Options) {
  const onlyHash = url.includes('#') && url.split('#')[0] === window.location.pathname
  const event = onlyHash ? 'hashChange' : 'routeChange'
  Router.events.emit(`${event}Start`, url, { shallow })
  setHistory()
  if (toTop && !shallow) scroll(0)
  Router.events.emit(`${event}Complete`, url, { shallow })
}

/** What the router does for a link, or for `push` with these options. */
const visit = (url: string, options: Options = {}) =>
  change(url, () => history.pushState({ key: `entry-${(entries += 1)}` }, '', url), options)

/** What browser and router do on Back or Forward to an entry. */
function goTo(entry: { key: string; url: string }) {
  const options: Options = {}
  history.replaceState({ key: entry.key }, '', entry.url)
  pop({ url: entry.url, as: entry.url, options })
  change(entry.url, () => undefined, options)
}

const currentEntry = () => ({
  key: (history.state as { key: string }).key,
  url: window.location.pathname + window.location.hash,
})

const search = () => document.getElementById('job-search')
const heading = () => document.querySelector('h1')

beforeEach(() => {
  jest.useFakeTimers()
  scrollIntoView.mockClear()
  sessionStorage.clear()
  stubMatchMedia({ reducedMotion: false })
  Element.prototype.scrollIntoView = scrollIntoView
  window.scrollTo = ((to: ScrollToOptions) => scroll(to.top ?? 0)) as typeof window.scrollTo
  jest.spyOn(Router, 'beforePopState').mockImplementation((callback) => {
    pop = callback
  })
  history.replaceState({ key: 'start' }, '', '/about-us')
  setScroll(0)
})
afterEach(() => jest.useRealTimers())

describe('focus', () => {
  test('moves to the heading of the new page', () => {
    render(<Page />)
    visit('/faq')
    expect(heading()).toHaveFocus()
  })

  test('stays for a shallow change', () => {
    render(<Page />)
    visit('/faq?page=2', { shallow: true })
    expect(document.body).toHaveFocus()
  })

  test('moves to the element of the fragment', () => {
    render(<Page />)
    visit('/faq#caf%C3%A9')
    expect(document.getElementById('café')).toHaveFocus()
  })

  test('moves to the question of a named answer, still in tab order', () => {
    render(<Page />)
    visit('/faq#guarantee')
    expect(screen.getByText('Guarantee?')).toHaveFocus()
    expect(screen.getByText('Guarantee?')).not.toHaveAttribute('tabindex')
  })

  test.each(['/faq#', '/faq#gone', '/faq#100%'])('moves to the heading if %s names nothing', (url) => {
    render(<Page />)
    visit(url)
    expect(heading()).toHaveFocus()
  })
})

describe('Back', () => {
  const link = () => screen.getByRole('link', { name: 'A link' })

  test('restores scroll position, focused link and open answers', () => {
    render(<Page />)
    scroll(700)
    const left = currentEntry()
    link().focus()
    document.querySelector('details')?.setAttribute('open', '')
    visit('/faq')
    document.querySelector('details')?.removeAttribute('open')
    expect(window.scrollY).toBe(0)
    goTo(left)
    expect(window.scrollY).toBe(700)
    expect(link()).toHaveFocus()
    expect(document.querySelector('details')).toHaveAttribute('open')
  })

  test('and Forward restore each its own position', () => {
    render(<Page />)
    scroll(700)
    const first = currentEntry()
    visit('/faq')
    scroll(300)
    const second = currentEntry()
    goTo(first)
    goTo(second)
    expect(window.scrollY).toBe(300)
    goTo(first)
    expect(window.scrollY).toBe(700)
  })

  test('to a fragment of the same page restores the position', () => {
    render(<Page />)
    visit('/about-us#café')
    scroll(450)
    const named = currentEntry()
    visit('/about-us#guarantee')
    scroll(900)
    goTo(named)
    expect(window.scrollY).toBe(450)
  })

  test('restores the position after a reload as well', () => {
    const { unmount } = render(<Page />)
    scroll(700)
    const left = currentEntry()
    visit('/faq')
    window.dispatchEvent(new Event('pagehide'))
    unmount()
    expect(history.scrollRestoration).toBe('auto')
    render(<Page />)
    goTo(left)
    expect(window.scrollY).toBe(700)
  })

  test('to an unknown entry starts at the top', () => {
    render(<Page />)
    scroll(700)
    goTo({ key: 'from another tab', url: '/faq' })
    expect(window.scrollY).toBe(0)
    expect(heading()).toHaveFocus()
  })

  test('to the search restores the position and does not scroll again', () => {
    render(<Page />)
    visit('/search-all-jobs', { scroll: false })
    jest.runAllTimers()
    scroll(800)
    const left = currentEntry()
    visit('/faq')
    scrollIntoView.mockClear()
    goTo(left)
    jest.runAllTimers()
    expect(scrollIntoView).not.toHaveBeenCalled()
    expect(window.scrollY).toBe(800)
  })
})

describe('a visit of /search-all-jobs', () => {
  test.each(['/search-all-jobs', '/search-all-jobs?job_type=sales'])(
    'scrolls to the search 100 ms later, once (%s)',
    (url) => {
      render(<Page />)
      visit(url, { scroll: false })
      jest.advanceTimersByTime(99)
      expect(scrollIntoView).not.toHaveBeenCalled()
      jest.advanceTimersByTime(1)
      expect(scrollIntoView.mock.calls).toEqual([[{ behavior: 'smooth', block: 'start' }]])
      expect(search()).toHaveFocus()
      visit('/search-all-jobs?page=2', { shallow: true })
      jest.runAllTimers()
      expect(scrollIntoView).toHaveBeenCalledTimes(1)
    },
  )

  test('stays where it is for a fragment', () => {
    render(<Page />)
    visit('/search-all-jobs#café')
    jest.runAllTimers()
    expect(scrollIntoView).not.toHaveBeenCalled()
    expect(document.getElementById('café')).toHaveFocus()
  })

  test('scrolls nowhere when the visitor moves on first', () => {
    render(<Page />)
    visit('/search-all-jobs', { scroll: false })
    jest.advanceTimersByTime(99)
    visit('/faq')
    jest.runAllTimers()
    expect(scrollIntoView).not.toHaveBeenCalled()
    expect(heading()).toHaveFocus()
  })

  test('scrolls to the top of a page without a search section', () => {
    render(<Page search={false} />)
    scroll(700)
    visit('/search-all-jobs', { scroll: false })
    jest.runAllTimers()
    expect(window.scrollY).toBe(0)
  })

  test('scrolls nowhere once the layout is gone', () => {
    const { unmount } = render(<Page />)
    visit('/search-all-jobs', { scroll: false })
    unmount()
    jest.runAllTimers()
    expect(scrollIntoView).not.toHaveBeenCalled()
  })
})
