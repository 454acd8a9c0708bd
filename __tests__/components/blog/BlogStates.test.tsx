/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BlogStates } from '../../../components/blog/BlogStates.tsx'

test('Retry reloads the page', async () => {
  // jsdom cannot reload, and says so.
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {})
  render(<BlogStates state={{ kind: 'error', message: 'Failed to load blog posts' }} />)
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(complaint.mock.calls.join()).toContain('Not implemented: navigation')
  complaint.mockRestore()
})
