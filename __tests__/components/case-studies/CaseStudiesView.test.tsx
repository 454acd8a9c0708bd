/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { CaseStudiesView } from '../../../components/case-studies/CaseStudiesView.tsx'
import { contentOf, edited, type LakeDocument } from '../../fixtures/seedContent.ts'

const show = async (change: (document: LakeDocument) => LakeDocument | null | void = () => {}) =>
  render(<CaseStudiesView content={await contentOf('caseStudiesPage', edited(change))} />)

test('shows six cards of header and description, none of them a link', async () => {
  await show()
  const cards = screen.getAllByRole('article')
  expect(cards).toHaveLength(6)
  for (const card of cards) {
    expect(within(card).getByRole('heading', { level: 3 })).toBeInTheDocument()
    expect(card.querySelector('p')?.textContent).not.toBe('')
  }
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('keeps the order that the Studio gave', async () => {
  await show((document) => {
    if (String(document.header).startsWith('Template')) document.orderRank = '0|000000:'
  })
  expect(screen.getAllByRole('article')[0]).toHaveTextContent('Template')
})

test('an empty list says that case studies are on their way', async () => {
  await show((document) => (document._type === 'caseStudy' ? null : undefined))
  expect(screen.getByText(/New case studies and guides are on their way/)).toBeInTheDocument()
  expect(screen.queryByRole('article')).toBeNull()
})

test('shows a card whose image refers to a deleted file', async () => {
  await show((document) => (document._type === 'sanity.imageAsset' ? null : undefined))
  expect(screen.getAllByRole('article')).toHaveLength(6)
  expect(document.querySelector('img')).toBeNull()
})

test('keeps headings in order without a heading for the list', async () => {
  await show((document) => {
    if (document._type === 'caseStudiesPage') delete document.listHeading
  })
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(6)
})
