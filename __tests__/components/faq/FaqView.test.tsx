/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { faqData } from '#components/faq/faqData.ts'
import { FaqView } from '#components/faq/FaqView.tsx'
import { contentOf, edited, type LakeDocument } from '#tests/fixtures/seedContent.ts'

type Change = (document: LakeDocument) => LakeDocument | null | void

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn()
  window.location.hash = ''
})

const contentAfter = (change: Change = () => {}) => contentOf('faqPage', edited(change))
const show = async (change?: Change) => render(<FaqView content={await contentAfter(change)} />)

const rows = () => [...document.querySelectorAll('details')]

test('the eight answers are closed at first', async () => {
  await show()
  expect(rows()).toHaveLength(8)
  expect(rows().filter((row) => row.open)).toEqual([])
})

test('the FAQ leads to the contact page beside the questions', async () => {
  await show()
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us')
})

test('a question without words or without an answer is left out', async () => {
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
