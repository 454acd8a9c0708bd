/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { Button } from '../../../components/ui/Button.tsx'
import { StateCard } from '../../../components/ui/StateCard.tsx'

test('a loading state is announced politely', () => {
  render(<StateCard kind="loading" text="Loading blog posts..." />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading blog posts...')
})

test('an error is announced at once, with its button', () => {
  render(
    <StateCard kind="error" heading="Error Loading Blog Posts" text="HTTP error! status: 503">
      <Button>Retry</Button>
    </StateCard>,
  )
  const alert = screen.getByRole('alert')
  expect(alert).toHaveTextContent('HTTP error! status: 503')
  expect(alert).toContainElement(screen.getByRole('heading', { level: 2, name: 'Error Loading Blog Posts' }))
  expect(alert).toContainElement(screen.getByRole('button', { name: 'Retry' }))
})

test('an empty state is not announced', () => {
  render(<StateCard kind="empty" heading="No jobs found" headingLevel="h3" text="Try again." />)
  expect(screen.getByRole('heading', { level: 3, name: 'No jobs found' })).toBeInTheDocument()
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})
