/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { Closing } from '../../../components/sections/Closing.tsx'

const action = { label: 'Get Started Today', href: '/contact-us' }

test('a closing call invites with heading, text and button', () => {
  render(<Closing section={{ heading: 'Not sure?', text: 'Describe the calls.', action }} />)
  expect(screen.getByRole('heading', { level: 2, name: 'Not sure?' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Get Started Today' })).toBeInTheDocument()
})

test('a closing call is not there without a heading', () => {
  const { container } = render(<Closing section={{ heading: null, text: 'Text', action }} />)
  expect(container).toBeEmptyDOMElement()
})
