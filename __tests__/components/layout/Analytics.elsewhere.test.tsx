/** @jest-environment jsdom */
import { act, render } from '@testing-library/react'
import { Analytics } from '../../../components/layout/Analytics.tsx'

test('a build without a host requests and logs nothing', async () => {
  const said = [jest.spyOn(console, 'log'), jest.spyOn(console, 'warn'), jest.spyOn(console, 'error')]
  await act(async () => {
    render(<Analytics />)
  })
  expect(document.querySelector('script')).toBeNull()
  expect(window).not.toHaveProperty('va')
  for (const channel of said) expect(channel).not.toHaveBeenCalled()
})
