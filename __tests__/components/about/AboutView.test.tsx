/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { AboutView } from '../../../components/about/AboutView.tsx'
import { contentOf, edited, lakeDocuments, type LakeDocument } from '../../fixtures/seedContent.ts'

const showDocuments = async (documents: LakeDocument[]) =>
  render(<AboutView content={await contentOf('aboutPage', documents)} />)

const show = (change: (document: LakeDocument) => LakeDocument | null | void = () => {}) =>
  showDocuments(edited(change))

const people = () => screen.getAllByRole('article').filter((article) => within(article).queryByRole('img'))

test('tells where the agency comes from and what it holds on to', async () => {
  await show()
  expect(screen.getByRole('heading', { level: 1, name: 'About Us' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 2, name: 'Make hiring easy' })).toBeInTheDocument()
  expect(screen.getByText(/2004.*thousands of candidates in hundreds of US companies/)).toBeInTheDocument()
  const values = [
    'believe',
    'optimistic',
    'long-lasting relationships built on trust',
    'thrive together',
    'results',
  ]
  for (const value of values)
    expect(screen.getByRole('heading', { level: 3, name: new RegExp(value) })).toBeInTheDocument()
})

test('shows six people with photo, name and position', async () => {
  await show()
  expect(people()).toHaveLength(6)
  const rosa = screen.getByRole('heading', { name: 'Rosa Delgado' }).closest('article')
  expect(rosa).toHaveTextContent('Director of Recruiting')
  expect(within(rosa as HTMLElement).getByRole('img')).toHaveAccessibleName(/Rosa Delgado/)
})

test('keeps the order that the Studio gave', async () => {
  await show((document) => {
    if (document.name === 'Rosa Delgado') document.orderRank = '0|zzzzzz:'
  })
  const names = people().map((person) => within(person).getByRole('heading').textContent)
  expect(names.at(-1)).toBe('Rosa Delgado')
})

test('leads to the contact page and to the jobs', async () => {
  await show()
  expect(screen.getByRole('link', { name: 'Schedule a call now' })).toHaveAttribute('href', '/contact-us')
  expect(screen.getByRole('link', { name: 'View All Jobs' })).toHaveAttribute('href', '/job-seeker')
})

test('hides the team but keeps the buttons when nobody is listed', async () => {
  await show((document) => (document._type === 'teamMember' ? null : undefined))
  expect(screen.queryByRole('heading', { name: 'The people who pick up' })).toBeNull()
  expect(screen.getByRole('link', { name: 'View All Jobs' })).toBeInTheDocument()
})

test('hides values and story that were cleared', async () => {
  await show((document) => {
    if (document._type === 'aboutPage') return { ...document, values: null, story: null, actions: null }
  })
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'The people who pick up',
  ])
})

test('stands a silhouette in for a photo that is missing', async () => {
  await show((document) => {
    if (document.name === 'Rosa Delgado') document.photo = { _type: 'picture', alt: 'Rosa' }
  })
  const rosa = screen.getByRole('heading', { name: 'Rosa Delgado' }).closest('article')
  expect(rosa?.querySelector('img')).toHaveAttribute('alt', '')
})

test('shows a hundred people without fetching a hundred photos', async () => {
  const crowd = Array.from({ length: 100 }, (_, index) => ({
    ...lakeDocuments().find((document) => document._type === 'teamMember'),
    _id: `person-${index}`,
    _type: 'teamMember',
    name: `Person ${index}`,
  }))
  await showDocuments([...lakeDocuments().filter(({ _type }) => _type !== 'teamMember'), ...crowd])
  expect(people()).toHaveLength(100)
  for (const person of people()) expect(within(person).getByRole('img')).toHaveAttribute('loading', 'lazy')
})
