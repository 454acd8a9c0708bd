/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { Button } from '#components/ui/Button.tsx'

test('a button without a URL submits only when told to', () => {
  render(
    <>
      <Button>Plain</Button>
      <Button type="submit">Send</Button>
    </>,
  )
  expect(screen.getByRole('button', { name: 'Plain' })).toHaveAttribute('type', 'button')
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('type', 'submit')
})
