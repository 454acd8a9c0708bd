/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { faqData } from '../../../components/faq/faqData.ts'
import { FaqView } from '../../../components/faq/FaqView.tsx'
import { contentOf, edited, type LakeDocument } from '../../fixtures/seedContent.ts'

type Change = (document: LakeDocument) => LakeDocument | null | void

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn()
  window.location.hash = ''
})

const contentAfter = (change: Change = () => {}) => contentOf('faqPage', edited(change))
const show = async (change?: Change) => render(<FaqView content={await contentAfter(change)} />)

const rows = () => [...document.querySelectorAll('details')]

test('asks eight questions and keeps the answers closed', async () => {
  await show()
  expect(rows()).toHaveLength(8)
  expect(rows().filter((row) => row.open)).toEqual([])
})

test('opens two answers at once', async () => {
  await show()
  await userEvent.click(screen.getByText('Do you offer a guarantee?'))
  await userEvent.click(screen.getByText('Which industries do you serve?'))
  expect(
    rows()
      .filter((row) => row.open)
      .map((row) => row.textContent),
  ).toEqual([
    expect.stringContaining('90-day replacement guarantee for permanent placements'),
    expect.stringContaining('Healthcare, technology, finance, manufacturing and professional services'),
  ])
})

test.each([
  /90-day replacement guarantee/,
  /within 1-2 weeks/,
  /within 2-4 weeks/,
  /contract, contract-to-hire and direct hire/,
  /Healthcare, technology, finance, manufacturing and professional services/,
])('shows the fact %s', async (statement) => {
  await show()
  expect(screen.getAllByText(statement)).not.toHaveLength(0)
})

test('opens the question that a link names by its hash', async () => {
  window.location.hash = '#guarantee'
  await show()
  expect(rows().filter((row) => row.open)).toHaveLength(1)
  expect(rows().find((row) => row.open)).toHaveTextContent('Do you offer a guarantee?')
})

test('puts questions and contact box side by side in the outline too', async () => {
  await show()
  const headings = within(document.body).getAllByRole('heading', { level: 2 })
  expect(headings.filter((heading) => heading.closest('summary'))).toHaveLength(8)
  expect(headings).toHaveLength(9)
})

test('leads to the contact page beside the questions', async () => {
  await show()
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us')
})

test('makes a hash from the question while an editor has given none', async () => {
  await show((document) => {
    if (document._type === 'faqItem') delete document.slug
  })
  expect(document.getElementById('do-you-offer-a-guarantee')).toHaveTextContent('90-day')
})

test('leaves out a question without words and one without an answer', async () => {
  const change: Change = (document) => {
    if (document._id === 'faqItem-guarantee') document.question = ' '
    if (document._id === 'faqItem-industries') delete document.answer
    if (document._id === 'faqItem-screening') document.answer = [{ _type: 'block', _key: 'a', children: [] }]
  }
  await show(change)
  expect(rows()).toHaveLength(5)
  const { items } = await contentAfter(change)
  expect(faqData(items)[0]?.mainEntity).toHaveLength(5)
})

test('an empty list says so, and has no structured data', async () => {
  const change: Change = (document) => (document._type === 'faqItem' ? null : undefined)
  await show(change)
  expect(screen.getByText(/The answers are being rewritten/)).toBeInTheDocument()
  expect(faqData((await contentAfter(change)).items)).toEqual([])
})

test('gives the questions the width when nothing stands beside them', async () => {
  await show((document) => {
    if (document._type === 'faqPage') delete document.aside
  })
  expect(screen.queryByRole('link', { name: 'Contact us' })).toBeNull()
  expect(within(document.body).getAllByRole('heading', { level: 2 })).toHaveLength(8)
})

test('tells search engines each question with its answer in plain words', async () => {
  const { items } = await contentAfter()
  expect(faqData(items)[0]).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: expect.arrayContaining([
      expect.objectContaining({
        name: 'Does it cost anything to apply for a job?',
        acceptedAnswer: {
          '@type': 'Answer',
          text: expect.stringMatching(/^Never\. .*\n\nSearch all open jobs whenever you like\.$/s),
        },
      }),
    ]),
  })
})
