/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import Router from 'next/router'
import { useRouteChanges } from '#components/hooks/useRouteChanges.ts'

/** What follows a client-side navigation. `visit` and `goBack` play the router. */

const scrollIntoView = jest.fn()

let pop: Parameters<typeof Router.beforePopState>[0]

function Page() {
  useRouteChanges()
  return (
    <main>
      <h1>Title</h1>
      <section id="job-search" />
      <section id="café" />
      <details>
        <summary>Guarantee?</summary>
        <p id="guarantee">Yes.</p>
      </details>
    </main>
  )
}

function visit(url: string, { shallow = false } = {}) {
  const event = url.startsWith('#') ? 'hashChange' : 'routeChange'
  Router.events.emit(`${event}Start`, url, { shallow })
  Router.events.emit(`${event}Complete`, url, { shallow })
}

function goBack(url: string) {
  pop({ url, as: url, options: {} })
  visit(url)
}

const heading = () => document.querySelector('h1')

beforeEach(() => {
  jest.useFakeTimers()
  scrollIntoView.mockClear()
  Element.prototype.scrollIntoView = scrollIntoView
  jest.spyOn(Router, 'beforePopState').mockImplementation((callback) => {
    pop = callback
  })
})
afterEach(() => jest.useRealTimers())

describe('focus', () => {
  test('moves to the question of a named answer, still in tab order', () => {
    render(<Page />)
    visit('/faq#guarantee')
    expect(screen.getByText('Guarantee?')).toHaveFocus()
    expect(screen.getByText('Guarantee?')).not.toHaveAttribute('tabindex')
  })

  test.each([
    ['/faq#caf%C3%A9', () => document.getElementById('café')],
    ['#caf%C3%A9', () => document.getElementById('café')],
    ['/faq#gone', heading],
    ['/faq#100%', heading],
  ])('moves to what %s names, else to the heading', (url, named) => {
    render(<Page />)
    visit(url)
    expect(named()).toHaveFocus()
  })
})

describe('a visit of /search-all-jobs', () => {
  test('scrolls to the search 100 ms later, once', () => {
    render(<Page />)
    visit('/search-all-jobs?job_type=sales')
    jest.advanceTimersByTime(99)
    expect(scrollIntoView).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' })
    expect(document.getElementById('job-search')).toHaveFocus()
    visit('/search-all-jobs?page=2', { shallow: true })
    jest.runAllTimers()
    expect(scrollIntoView).toHaveBeenCalledTimes(1)
  })

  test('by Back focuses the heading and scrolls nowhere', () => {
    render(<Page />)
    goBack('/search-all-jobs')
    jest.runAllTimers()
    expect(scrollIntoView).not.toHaveBeenCalled()
    expect(heading()).toHaveFocus()
  })

  test('scrolls nowhere when the visitor moves on first', () => {
    render(<Page />)
    visit('/search-all-jobs')
    jest.advanceTimersByTime(99)
    visit('/faq')
    jest.runAllTimers()
    expect(scrollIntoView).not.toHaveBeenCalled()
    expect(heading()).toHaveFocus()
  })
})
