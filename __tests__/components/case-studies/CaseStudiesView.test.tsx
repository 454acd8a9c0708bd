/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { CaseStudiesView } from '#components/case-studies/CaseStudiesView.tsx'
import { contentOf, edited, type LakeDocument } from '#tests/fixtures/seedContent.ts'

const show = async (change: (document: LakeDocument) => LakeDocument | null | void = () => {}) =>
  render(<CaseStudiesView content={await contentOf('caseStudiesPage', edited(change))} />)

test('the page shows six cards with header and description, without links', async () => {
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

test('an empty list says that case studies are on their way', async () => {
  await show((document) => (document._type === 'caseStudy' ? null : undefined))
  expect(screen.getByText(/New case studies and guides are on their way/)).toBeInTheDocument()
  expect(screen.queryByRole('article')).toBeNull()
})
