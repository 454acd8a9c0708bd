/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react'
import { RolesView } from '../../../components/roles/RolesView.tsx'
import { contentOf, edited, type LakeDocument } from '../../fixtures/seedContent.ts'
import { FakeIntersectionObserver, fakeIntersectionObserver } from '../sections/fakeIntersectionObserver.ts'

type Sight = { isIntersecting: boolean; target: Element }

/** The observer tells which groups are being read; jsdom lays nothing out. */
const report = (entries: Sight[]) => {
  for (const observer of FakeIntersectionObserver.all)
    observer.callback(entries as IntersectionObserverEntry[], observer as unknown as IntersectionObserver)
}

beforeEach(fakeIntersectionObserver)

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

test('the index links each group and marks the current one', async () => {
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

test('the index marks the lower of two groups, then the other', async () => {
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

test('a single group has no index', async () => {
  await show((document) =>
    document._type === 'roleGroup' && document.title !== 'Inside Sales' ? null : undefined,
  )
  expect(groupNamed('Inside Sales')).toBeInTheDocument()
  expect(screen.queryByRole('navigation', { hidden: true })).toBeNull()
})
