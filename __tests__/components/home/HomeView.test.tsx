/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { HomeView } from '#components/home/HomeView.tsx'
import { homePosts } from '#tests/fixtures/home.ts'
import { contentOf, edited, type LakeDocument } from '#tests/fixtures/seedContent.ts'

/** As the page gets them. */
const posts = { kind: 'loaded' as const, posts: homePosts, total: homePosts.length }

const show = async (change: (document: LakeDocument) => LakeDocument | null | void = () => {}) =>
  render(<HomeView content={{ ...(await contentOf('homePage', edited(change))), posts }} />)

const headingsOf = (level: number) =>
  screen.getAllByRole('heading', { level }).map((heading) => heading.textContent)

test('home shows every section in order, under one h1', async () => {
  await show()
  expect(headingsOf(1)).toEqual(['Call Center Staffing Made Simple'])
  expect(headingsOf(2)).toEqual([
    "Hiring shouldn't be hard",
    'Three steps from first call to first day',
    'People for every seat on the floor',
    'Reasons to choose a Goodline team',
    'Clients, in their own voice',
    'Is your training costing you talent?',
    'Hiring Trends & Insights',
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

test('a section that an editor hides is left out', async () => {
  await show((document) => {
    if (document._type !== 'homePage') return document
    const { steps, posts } = document as Record<string, object>
    return { ...document, steps: { ...steps, hidden: true }, posts: { ...posts, hidden: true } }
  })
  expect(screen.queryByText('Three steps from first call to first day')).not.toBeInTheDocument()
  expect(screen.queryByText('Hiring Trends & Insights')).not.toBeInTheDocument()
  expect(screen.getByText('The next great hire is one call away')).toBeVisible()
})
