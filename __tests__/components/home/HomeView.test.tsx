/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { HomeView } from '../../../components/home/HomeView.tsx'
import { contentOf, edited, type LakeDocument } from '../../fixtures/seedContent.ts'

const show = async (change: (document: LakeDocument) => LakeDocument | null | void = () => {}) =>
  render(<HomeView content={await contentOf('homePage', edited(change))} insights={<p>The blog</p>} />)

const headingsOf = (level: number) =>
  screen.getAllByRole('heading', { level }).map((heading) => heading.textContent)

test('shows every section of the home page in order, under one h1', async () => {
  await show()
  expect(headingsOf(1)).toEqual(['Call Center Staffing Made Simple'])
  expect(headingsOf(2)).toEqual([
    "Hiring shouldn't be hard",
    'Three steps from first call to first day',
    'People for every seat on the floor',
    'Reasons to choose a Goodline team',
    'Clients, in their own voice',
    'Is your training costing you talent?',
    'The next great hire is one call away',
  ])
})

test.each([
  ['Find Your Next Job', '/job-seeker'],
  ['Schedule a call today', '/contact-us'],
  ['Explore All Our Staffing Solutions', '/roles-we-staff'],
  ["Let's Find the Talent You Need", '/contact-us'],
  ["Let's Build Your Team - Schedule a Call Today", '/contact-us'],
])('"%s" leads to %s', async (name, href) => {
  await show()
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
})

test('hands out the training guide as a file', async () => {
  await show()
  const download = screen.getByRole('link', { name: 'Download Your Free Copy Here' })
  expect(download).toHaveAttribute('href', expect.stringMatching(/\/files\/[0-9a-f]{40}\.pdf$/))
  expect(download).toHaveAttribute('download', 'goodline-first-three-weeks.pdf')
})

test('shows three images beside the training guide', async () => {
  await show()
  const heading = screen.getByRole('heading', { name: 'Is your training costing you talent?' })
  expect(heading.closest('section')?.querySelectorAll('img')).toHaveLength(3)
})

test('shows the three benefits, the staffing areas and the four reasons', async () => {
  await show()
  for (const name of [
    'Exceed Your Goals',
    'Delight Your Customers',
    'Lead With Confidence',
    'Customer service',
    'Workforce, training and quality managers',
  ]) {
    expect(screen.getByRole('heading', { level: 3, name })).toBeVisible()
  }
  for (const reason of [
    'Exceed Sales and Growth Targets',
    'Delight Customers with Exceptional Service',
    'Save Time, Resources, and Money',
    'Cultivate a Team Culture that Delivers',
  ]) {
    expect(screen.getByText(reason).tagName).toBe('LI')
  }
})

test('counts the steps in an ordered list', async () => {
  await show()
  const list = screen.getByRole('heading', { name: 'Connect' }).closest('ol')
  expect(within(list as HTMLElement).getAllByRole('listitem')).toHaveLength(3)
})

test('names the band of numbers, and has the final numbers as HTML', async () => {
  const html = renderToString(<HomeView content={await contentOf('homePage')} />)
  const page = new DOMParser().parseFromString(html, 'text/html')
  const band = page.querySelector('section[aria-label="Goodline in numbers"]')
  expect([...(band?.querySelectorAll('p') ?? [])].map((number) => number.textContent)).toEqual([
    '20+years of call center staffing expertise',
    '14,131+placements and counting',
    '830+trusted clients nationwide',
  ])
})

test('puts the blog between the training section and the closing call', async () => {
  await show()
  const blog = screen.getByText('The blog')
  const closing = screen.getByRole('heading', { name: 'The next great hire is one call away' })
  const training = screen.getByRole('heading', { name: 'Is your training costing you talent?' })
  expect(training.compareDocumentPosition(blog)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(blog.compareDocumentPosition(closing)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a page without a document shows its headline and no empty sections', async () => {
  const { container } = await show((document) => (document._type === 'homePage' ? null : undefined))
  expect(headingsOf(1)).toEqual(['Call Center Staffing Made Simple'])
  // What stands outside the page's document: the reviews.
  expect(container.querySelectorAll('section')).toHaveLength(2)
})

test('a section whose list is emptied is left out', async () => {
  await show((document) => {
    if (document._type !== 'homePage') return document
    const { steps, staffing, stats, reasons } = document as Record<string, Record<string, unknown>>
    return {
      ...document,
      steps: { ...steps, items: [] },
      staffing: { ...staffing, cards: [] },
      stats: { ...stats, items: [] },
      reasons: { ...reasons, items: [] },
    }
  })
  for (const gone of [
    'Three steps from first call to first day',
    'People for every seat on the floor',
    'Reasons to choose a Goodline team',
  ]) {
    expect(screen.queryByRole('heading', { name: gone })).not.toBeInTheDocument()
  }
  expect(screen.queryByLabelText('Goodline in numbers')).not.toBeInTheDocument()
})
