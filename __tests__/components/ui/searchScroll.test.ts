import {
  beginSearchScroll,
  cancelSearchScroll,
  requestSearchScroll,
  searchScrollDelay,
  settleSearchScroll,
} from '../../../components/ui/searchScroll.ts'
import { stubMatchMedia } from '../layout/matchMedia.ts'

const scrollTo = jest.fn()

beforeEach(() => {
  jest.useFakeTimers()
  scrollTo.mockClear()
  window.scrollTo = scrollTo
  stubMatchMedia({ reducedMotion: false })
})
afterEach(() => {
  cancelSearchScroll()
  jest.useRealTimers()
})

test('has nothing to settle until a scroll was asked for', () => {
  expect(settleSearchScroll('/search-all-jobs')).toBe(false)
})

test('stays pending until the scroll is done, and is cleared by it', () => {
  requestSearchScroll()
  beginSearchScroll()
  expect(settleSearchScroll('/search-all-jobs')).toBe(true)
  jest.advanceTimersByTime(searchScrollDelay - 1)
  expect(settleSearchScroll('/search-all-jobs')).toBe(true)
  jest.advanceTimersByTime(searchScrollDelay)
  expect(scrollTo).toHaveBeenCalledTimes(1)
  expect(settleSearchScroll('/search-all-jobs')).toBe(false)
})

test('does nothing once it was cancelled', () => {
  requestSearchScroll()
  beginSearchScroll()
  settleSearchScroll('/search-all-jobs')
  cancelSearchScroll()
  jest.runAllTimers()
  expect(scrollTo).not.toHaveBeenCalled()
  expect(settleSearchScroll('/search-all-jobs')).toBe(false)
})
