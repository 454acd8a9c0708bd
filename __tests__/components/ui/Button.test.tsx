/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ActionButton } from '../../../components/ui/ActionButton.tsx'
import { Button } from '../../../components/ui/Button.tsx'

test('is a button without a URL, and submits only when told to', () => {
  render(
    <>
      <Button>Plain</Button>
      <Button type="submit">Send</Button>
    </>,
  )
  expect(screen.getByRole('button', { name: 'Plain' })).toHaveAttribute('type', 'button')
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('type', 'submit')
})

test.each(['/faq', 'tel:+18135550142', 'https://elsewhere.example/', '/files/guide.pdf'])(
  'is a link with the address %s',
  (href) => {
    render(<Button href={href}>Go</Button>)
    expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', href)
    expect(screen.queryByRole('button')).toBeNull()
  },
)

test('never becomes a link to a script', () => {
  const { container } = render(<Button href="javascript:alert(1)">Go</Button>)
  expect(container).toBeEmptyDOMElement()
})

test('has variant and size as data attributes', () => {
  render(
    <>
      <Button>First</Button>
      <Button variant="line" size="sm" plain>
        Second
      </Button>
    </>,
  )
  const [first, second] = screen.getAllByRole('button')
  expect(first).toHaveAttribute('data-variant', 'primary')
  expect(first).toHaveAttribute('data-size', 'md')
  expect(first).not.toHaveAttribute('data-plain')
  expect(second).toHaveAttribute('data-variant', 'line')
  expect(second).toHaveAttribute('data-size', 'sm')
  expect(second).toHaveAttribute('data-plain')
})

test('does nothing while it is disabled', async () => {
  const onClick = jest.fn()
  render(
    <Button disabled onClick={onClick}>
      Sending...
    </Button>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(onClick).not.toHaveBeenCalled()
})

test('shows an action of an editor, and nothing where none is complete', () => {
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
