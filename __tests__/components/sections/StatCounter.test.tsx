/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { StatCounter } from '#components/sections/StatCounter.tsx'
import { stubMatchMedia } from '../layout/matchMedia.ts'

/** Where the number is: `top` in CSS pixels from the window's top edge, in a window of 768. */
type Position = { top: number; intersectionRatio: number }

const below = { top: 2000, intersectionRatio: 0 }
const inView = { top: 300, intersectionRatio: 1 }

let report: (position: Position) => void

/** jsdom lays nothing out: as long as something is observed, a test reports where it is. */
class FakeObserver {
  constructor(callback: IntersectionObserverCallback) {
    report = ({ top, intersectionRatio }) => {
      const entry = { intersectionRatio, boundingClientRect: { top, bottom: top + 100 } }
      act(() => callback([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver))
    }
  }
  observe() {}
  disconnect() {
    report = () => {}
  }
}

beforeEach(() => {
  jest.useFakeTimers()
  report = () => {}
  window.IntersectionObserver = FakeObserver as unknown as typeof IntersectionObserver
  stubMatchMedia({ reducedMotion: false })
})
afterEach(() => jest.useRealTimers())

const show = () => render(<StatCounter value={14131} suffix="+" seconds={3} />)
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

/** The number that moves, which only eyes meet. */
const moving = () => document.querySelector('[aria-hidden=true]')?.textContent

test('the final number stands in the HTML', () => {
  expect(renderToString(<StatCounter value={14131} suffix="+" seconds={3} />)).toContain('14,131+')
})

test('a number counts from 0 once, when it is scrolled into view', () => {
  show()
  report(below)
  expect(moving()).toBe('0+')
  pass(5000)
  expect(moving()).toBe('0+')

  report(inView)
  pass(1500)
  const half = Number(moving()?.replace(/\D/g, ''))
  expect(half).toBeGreaterThan(14131 / 2)
  expect(half).toBeLessThan(14131)

  pass(1400)
  expect(moving()).toBeDefined()
  pass(200)
  expect(moving()).toBeUndefined()
  expect(screen.getByText('14,131+')).toBeVisible()

  report(below)
  report(inView)
  pass(100)
  expect(moving()).toBeUndefined()
})

test('screen readers always get the final number alone', () => {
  show()
  report(below)
  report(inView)
  for (const milliseconds of [0, 700, 700, 2000]) {
    pass(milliseconds)
    expect(screen.getByText('14,131+')).not.toHaveAttribute('aria-hidden')
    expect(document.querySelectorAll('span:not([aria-hidden]):not(:has(*))')).toHaveLength(1)
  }
})

test('a number does not move with reduced motion', () => {
  stubMatchMedia({ reducedMotion: true })
  show()
  report(below)
  report(inView)
  pass(100)
  expect(moving()).toBeUndefined()
})
