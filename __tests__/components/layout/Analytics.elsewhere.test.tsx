/** @jest-environment jsdom */
import { act, render } from '@testing-library/react'
import { Analytics } from '../../../components/layout/Analytics.tsx'
import { track } from '../../../lib/util/track.ts'

const mockLoad = jest.fn()
jest.mock('@vercel/analytics', () => mockLoad())

test('a build without a host requests and logs nothing', async () => {
  const said = [jest.spyOn(console, 'log'), jest.spyOn(console, 'warn'), jest.spyOn(console, 'error')]
  await act(async () => {
    render(<Analytics />)
    track('Form sent')
  })
  expect(mockLoad).not.toHaveBeenCalled()
  expect(document.querySelector('script')).toBeNull()
  expect(window).not.toHaveProperty('va')
  for (const channel of said) expect(channel).not.toHaveBeenCalled()
})
