/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BlogStates } from '../../../components/blog/BlogStates.tsx'

test('says that posts are loading', () => {
  render(<BlogStates state={{ kind: 'loading' }} />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading blog posts...')
})

test('says that there are no posts', () => {
  render(<BlogStates state={{ kind: 'empty' }} />)
  expect(screen.getByText('No blog posts available')).toBeVisible()
})

test('says what went wrong and offers to try again', () => {
  render(<BlogStates state={{ kind: 'error', message: 'HTTP error! status: 503' }} headingLevel="h2" />)
  expect(screen.getByRole('alert')).toHaveTextContent('HTTP error! status: 503')
  expect(screen.getByRole('heading', { level: 2, name: 'Error Loading Blog Posts' })).toBeVisible()
})

test('Retry reloads the page', async () => {
  // jsdom cannot reload, and says so.
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {})
  render(<BlogStates state={{ kind: 'error', message: 'Failed to load blog posts' }} />)
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(complaint.mock.calls.join()).toContain('Not implemented: navigation')
  complaint.mockRestore()
})
