/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { ActionButton } from '#components/ui/ActionButton.tsx'
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

test('an editor’s action is a link, an incomplete one nothing', () => {
  const { rerender, container } = render(
    <ActionButton
      action={{ label: 'Your copy', href: '/media/guide', download: 'Guide.pdf' }}
      variant="butter"
    />,
  )
  const link = screen.getByRole('link', { name: 'Your copy' })
  expect(link).toHaveAttribute('download', 'Guide.pdf')
  expect(link).toHaveAttribute('data-variant', 'butter')
  rerender(<ActionButton action={null} />)
  expect(container).toBeEmptyDOMElement()
})
