/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { RolesView } from '#components/roles/RolesView.tsx'
import { contentOf } from '#tests/fixtures/seedContent.ts'

const show = async () => render(<RolesView content={await contentOf('rolesPage')} />)

/** The group of a name: what its heading opens. */
const groupNamed = (name: string) =>
  screen.getByRole('heading', { level: 2, name }).closest('section') as HTMLElement

const groupNames = [
  'Call Center & Contact Center Representative',
  'Healthcare Support Representatives',
  'Leadership & Call Center Management',
  'Technical Support & Helpdesk',
  'Inside Sales',
]

test('the page shows four benefits and five groups with every role', async () => {
  await show()
  for (const benefit of [
    'Find the Right People, Faster',
    'Reduce Turnover, Increase Perfomance',
    'Scale with Confidence',
    'Flexible Hiring Options to Fit Your Needs',
  ])
    expect(screen.getByRole('heading', { level: 3, name: benefit })).toBeInTheDocument()
  const counts = groupNames.map((name) => within(groupNamed(name)).getAllByRole('listitem').length)
  expect(counts).toEqual([8, 8, 8, 2, 7])
})

test('the page starts with its hero and ends with a contact link', async () => {
  await show()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The roles we staff')
  expect(screen.getByRole('link', { name: 'Get Started Today' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Schedule a Call Today and Get Started' })).toHaveAttribute(
    'href',
    '/contact-us',
  )
})
