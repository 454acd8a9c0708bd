/** @jest-environment jsdom */
import { act, render } from '@testing-library/react'
import { useEffect } from 'react'
import { Overlays } from '../../../components/preview/Overlays.tsx'

/** The overlays when the Studio drops their requests, which they make when they are mounted. */

const studio = { isConnected: true, responded: false, requests: 0 }

jest.mock('@sanity/visual-editing/react', () => ({
  emptyActor: 'none',
  useOptimisticActor: () => (studio.responded ? 'ready' : 'none'),
  useIsPresentationTool: () => studio.isConnected,
}))
jest.mock('@sanity/visual-editing/next-pages-router', () => ({
  VisualEditing: function VisualEditing() {
    useEffect(() => void (studio.requests += 1), [])
    return null
  },
}))

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(studio, { isConnected: true, responded: false, requests: 0 })
})
afterEach(() => jest.useRealTimers())

function wait(seconds: number): void {
  for (let passed = 0; passed < seconds; passed += 1) act(() => jest.advanceTimersByTime(1000))
}

test('the overlays request again until the Studio responds', () => {
  const { rerender } = render(<Overlays />)
  wait(11)
  expect(studio.requests).toBe(1)
  wait(3)
  expect(studio.requests).toBe(2)
  wait(14)
  expect(studio.requests).toBe(3)
  studio.responded = true
  rerender(<Overlays />)
  wait(60)
  expect(studio.requests).toBe(3)
})

test('the overlays do not request again without a Studio', () => {
  studio.isConnected = false
  render(<Overlays />)
  wait(60)
  expect(studio.requests).toBe(1)
})
