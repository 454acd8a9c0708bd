import { render, screen } from '@testing-library/react'
import { Banner } from '../../../components/ui/Banner.tsx'

test('tells of success politely', () => {
  render(<Banner tone="success">Message sent.</Banner>)
  expect(screen.getByRole('status')).toHaveTextContent('Message sent.')
})

test('tells of a failure at once', () => {
  render(<Banner tone="error">Failed to send message.</Banner>)
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to send message.')
})
