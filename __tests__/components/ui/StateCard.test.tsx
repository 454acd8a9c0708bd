/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { Button } from '../../../components/ui/Button.tsx'
import { StateCard } from '../../../components/ui/StateCard.tsx'

test('tells screen readers of waiting when they pause', () => {
  render(<StateCard kind="loading" text="Loading blog posts..." />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading blog posts...')
})

test('tells of a failure at once, with what can be done', () => {
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

test('is no announcement when there is simply nothing', () => {
  render(<StateCard kind="empty" heading="No jobs found" headingLevel="h3" text="Try again." />)
  expect(screen.getByRole('heading', { level: 3, name: 'No jobs found' })).toBeInTheDocument()
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})
