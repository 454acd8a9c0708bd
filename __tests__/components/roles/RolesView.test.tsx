/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react'
import { RolesView } from '../../../components/roles/RolesView.tsx'
import { contentOf, edited, type LakeDocument } from '../../fixtures/seedContent.ts'

type Sight = { isIntersecting: boolean; target: Element }

/** The observer that tells which groups are being read; jsdom lays nothing out. */
let report: (entries: Sight[]) => void = () => {}
class FakeIntersectionObserver {
  constructor(callback: (entries: Sight[]) => void) {
    report = callback
  }
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  window.IntersectionObserver = FakeIntersectionObserver as unknown as typeof IntersectionObserver
})

const show = async (change: (document: LakeDocument) => LakeDocument | null | void = () => {}) =>
  render(<RolesView content={await contentOf('rolesPage', edited(change))} />)

/**
 * The index, which only wide windows show. jsdom has none, and finds nothing hidden by its role and
 * name.
 */
const groupIndex = () => screen.getByLabelText('Groups of roles')
/** The groups of a name, in their order: each is what its heading opens. */
const groupsNamed = (name: string) =>
  screen.getAllByRole('heading', { level: 2, name }).map((heading) => heading.closest('section'))
function groupNamed(name = ''): HTMLElement {
  const [group, another] = groupsNamed(name)
  if (!group || another) throw new Error(`there is not one group "${name}"`)
  return group
}
const linksOf = (index: HTMLElement) => [...index.querySelectorAll('a')]
const comes = (name: string): Sight => ({ isIntersecting: true, target: groupNamed(name) })
const goes = (name: string): Sight => ({ ...comes(name), isIntersecting: false })
const currentIn = (index: HTMLElement) => index.querySelector('a[aria-current=location]')

const groupNames = [
  'Call Center & Contact Center Representative',
  'Healthcare Support Representatives',
  'Leadership & Call Center Management',
  'Technical Support & Helpdesk',
  'Inside Sales',
]

test('shows the four benefits and the five groups with every role', async () => {
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

test('reads the first line as eight kinds of representatives', async () => {
  await show()
  const group = groupNamed(groupNames[0])
  expect(
    within(group)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(
    [
      'Call Center',
      'Customer Service',
      'Client Experience',
      'Customer Care',
      'New Business',
      'Insurance',
      'Collection',
      'Contact Center',
    ].map((kind) => `${kind} Representatives`),
  )
})

test('starts with the hero and ends with the link to contact', async () => {
  await show()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The roles we staff')
  expect(screen.getByRole('link', { name: 'Get Started Today' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Schedule a Call Today and Get Started' })).toHaveAttribute(
    'href',
    '/contact-us',
  )
})

test('has an index that links each group and marks the current one', async () => {
  await show()
  const index = groupIndex()
  const links = linksOf(index)
  expect(links.map((link) => link.textContent)).toEqual(groupNames)
  for (const link of links)
    expect(groupNamed(link.textContent ?? '')).toHaveAttribute('id', link.getAttribute('href')?.slice(1))
  expect(currentIn(index)).toBeNull()
  act(() => report([comes('Inside Sales')]))
  expect(currentIn(index)).toHaveTextContent('Inside Sales')
})

test('marks the lower of two groups that meet, then the remaining one', async () => {
  await show()
  const index = groupIndex()
  const [upper, lower] = ['Technical Support & Helpdesk', 'Inside Sales'] as const
  act(() => report([comes(upper), comes(lower)]))
  expect(currentIn(index)).toHaveTextContent(lower)
  act(() => report([goes(upper)]))
  expect(currentIn(index)).toHaveTextContent(lower)
  act(() => report([comes(upper)]))
  act(() => report([goes(lower)]))
  expect(currentIn(index)).toHaveTextContent(upper)
  act(() => report([goes(upper)]))
  expect(currentIn(index)).toHaveTextContent(upper)
})

test('gives two groups of one name two hashes', async () => {
  await show((document) => {
    if (document._type === 'roleGroup') document.title = 'Sales'
  })
  expect(groupsNamed('Sales').map((group) => group?.id)).toEqual([
    'sales',
    'sales-2',
    'sales-3',
    'sales-4',
    'sales-5',
  ])
})

test('makes no landmarks of groups, because two may have the same name', async () => {
  await show()
  expect(screen.queryByRole('region')).toBeNull()
})

test('gives no id twice, whatever the groups are called', async () => {
  const names = ['Sales', 'Sales title', 'Main', 'sales', '…']
  await show((document) => {
    if (document._type === 'roleGroup') document.title = names.shift()
  })
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids).toHaveLength(5)
  expect(new Set(ids).size).toBe(5)
})

test('hides the sections that hold nothing', async () => {
  await show((document) => {
    if (document._type === 'roleGroup') return null
    if (document._type === 'rolesPage') return { ...document, benefits: [], closing: null }
  })
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
  expect(screen.queryByRole('navigation', { hidden: true })).toBeNull()
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
})

test('shows one group without an index', async () => {
  await show((document) =>
    document._type === 'roleGroup' && document.title !== 'Inside Sales' ? null : undefined,
  )
  expect(groupNamed('Inside Sales')).toBeInTheDocument()
  expect(screen.queryByRole('navigation', { hidden: true })).toBeNull()
})

test('leaves out a group whose image, name, line and roles were cleared', async () => {
  await show((document) =>
    document.title === 'Inside Sales'
      ? { _id: document._id, _type: document._type, orderRank: document.orderRank }
      : undefined,
  )
  expect(linksOf(groupIndex())).toHaveLength(4)
  expect(screen.queryByRole('heading', { level: 2, name: 'Inside Sales' })).toBeNull()
})

test('keeps headings in order when the benefits have none of their own', async () => {
  await show((document) => {
    if (document._type === 'rolesPage') delete document.benefitsHeading
  })
  expect(screen.getByRole('heading', { level: 2, name: 'Find the Right People, Faster' })).toBeInTheDocument()
})
