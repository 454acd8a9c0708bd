/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import type { StringInputProps } from 'sanity'
import { withHttps } from '#sanity/inputs/typedLinks.ts'
import { tidiedInput } from '#sanity/inputs/tidiedInput.ts'

jest.mock('sanity', () => ({ set: (value: string) => ({ set: value }), unset: () => 'unset' }), {
  virtual: true,
})

const TidiedInput = tidiedInput(withHttps)

/** What leaving the field writes. */
function leave(value: string | undefined): unknown[] {
  const [onChange, onBlur] = [jest.fn(), jest.fn()]
  const renderDefault = ({ elementProps }: StringInputProps) => (
    <input {...(elementProps as ComponentProps<'input'>)} />
  )
  const props = { value, onChange, elementProps: { onBlur, readOnly: true }, renderDefault }
  const { unmount } = render(<TidiedInput {...(props as unknown as StringInputProps)} />)
  fireEvent.blur(screen.getByRole('textbox'))
  unmount()
  expect(onBlur).toHaveBeenCalledTimes(1)
  return onChange.mock.calls.flat()
}

test.each([
  ['www.example.com', [{ set: 'https://www.example.com' }]],
  ['https://example.com', []],
  [undefined, []],
  ['  ', ['unset']],
])('who leaves the field with %j writes %j', (value, written) => expect(leave(value)).toEqual(written))
