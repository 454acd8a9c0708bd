/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { Banner } from '#components/ui/Banner.tsx'

const onEnd = jest.fn()

beforeEach(() => {
  jest.useFakeTimers()
  onEnd.mockClear()
  HTMLElement.prototype.scrollIntoView = jest.fn()
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

function show() {
  render(
    <Banner tone="error" onEnd={onEnd}>
      Not sent
    </Banner>,
  )
  return screen.getByRole('alert')
}

/** Whether the banner's time is over after so many more milliseconds. */
function endsWithin(milliseconds: number): boolean {
  act(() => jest.advanceTimersByTime(milliseconds))
  return onEnd.mock.calls.length > 0
}

test('a banner under the pointer stays, then for its remaining time', () => {
  const banner = show()
  expect(endsWithin(3_000)).toBe(false)
  // jsdom has no pointer.
  const pointed = jest.spyOn(banner, 'matches').mockImplementation((selector) => /:hover/.test(selector))
  expect(endsWithin(60_000)).toBe(false)
  pointed.mockRestore()
  expect(endsWithin(1_900)).toBe(false)
  expect(endsWithin(200)).toBe(true)
})

test('a banner stays while it has focus, also by keyboard', () => {
  const banner = show()
  expect(banner.tabIndex).toBe(0)
  banner.focus()
  expect(endsWithin(60_000)).toBe(false)
  banner.blur()
  expect(endsWithin(5_000)).toBe(true)
})
