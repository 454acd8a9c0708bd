/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { StatCounter } from '#components/sections/StatCounter.tsx'
import { stubMatchMedia } from '../layout/matchMedia.ts'
import { fakeIntersectionObserver, reportPosition } from './fakeIntersectionObserver.ts'

beforeEach(() => {
  jest.useFakeTimers()
  fakeIntersectionObserver()
  stubMatchMedia({ reducedMotion: false })
})
afterEach(() => jest.useRealTimers())

const show = () => render(<StatCounter value={14131} suffix="+" seconds={3} />)
const report = (position: Parameters<typeof reportPosition>[0]) => act(() => reportPosition(position))
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

/** The number that moves, which only eyes meet. */
const moving = () => document.querySelector('[aria-hidden=true]')?.textContent

const below = { top: 2000, isIntersecting: false }
const inView = { top: 300, isIntersecting: true }

test('the final number stands in the HTML', () => {
  expect(renderToString(<StatCounter value={14131} suffix="+" seconds={3} />)).toContain('14,131+')
})

test('a number counts from 0 once it is scrolled into view', () => {
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
})

test('a number counts only once', () => {
  show()
  report(below)
  report(inView)
  pass(4000)
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
