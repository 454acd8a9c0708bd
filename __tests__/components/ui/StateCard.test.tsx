/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { StateCard } from '#components/ui/StateCard.tsx'

test('an empty state is not announced', () => {
  render(<StateCard kind="empty" heading="No jobs found" headingLevel="h3" text="Try again." />)
  expect(screen.getByRole('heading', { level: 3, name: 'No jobs found' })).toBeInTheDocument()
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})
