/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { Reviews } from '#components/sections/Reviews.tsx'
import type { SectionProps } from '#lib/sanity/page/pageTypes.ts'
import { contentOf } from '#tests/fixtures/seedContent.ts'
import { settings } from '../layout/settings.ts'

/** The list; as a carousel in motion it is seen in a browser: e2e/visitor/reviews.spec.ts. */

type Review = SectionProps<'reviews'>['section']['reviews'][number]

/** The section needs nothing of its page. */
const content = { settings, path: '/' }

let reviews: Review[]

beforeEach(async () => {
  reviews = (await contentOf('homePage')).page.reviews?.reviews ?? []
})

const show = (shown = reviews) =>
  render(<Reviews section={{ heading: 'Clients, in their own voice', reviews: shown }} content={content} />)
const track = () => screen.getByRole('group', { name: 'Reviews' })
const arrow = (name: 'Previous' | 'Next') => screen.getByRole('button', { name: `${name} reviews` })

test('every review is a slide in the HTML, with stars, text, name', () => {
  const page = new DOMParser().parseFromString(
    renderToString(<Reviews section={{ heading: 'Clients', reviews }} content={content} />),
    'text/html',
  )
  const slides = [...page.querySelectorAll('[aria-roledescription=slide]')]
  expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(
    [1, 2, 3, 4, 5].map((number) => `${number} of 5`),
  )
  expect(slides[1]?.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('4.5 out of 5 stars')
  expect(slides[1]?.querySelector('blockquote')?.textContent).toContain('We had nine open seats')
  expect(slides[1]?.querySelector('figcaption')?.textContent).toBe('Marcus T.')
})

test('the carousel has a name, a focusable track and two buttons', () => {
  show()
  const carousel = screen.getByRole('group', { name: 'Client reviews' })
  expect(carousel).toHaveAttribute('aria-roledescription', 'carousel')
  expect(within(carousel).getByRole('heading', { name: 'Clients, in their own voice' })).toBeVisible()
  expect(track()).toHaveAttribute('tabindex', '0')
  for (const name of ['Previous', 'Next'] as const)
    expect(arrow(name)).toHaveAttribute('aria-controls', track().id)
})

test.each([
  [4, 4, 'full full full full empty'],
  [4.5, 4.5, 'full full full full half'],
  [9, 5, 'full full full full full'],
])('draws five stars for a rating of %d, which counts as %d', (rating, counted, stars) => {
  show([{ ...reviews[0], rating } as Review])
  const row = screen.getByRole('img', { name: `${counted} out of 5 stars` })
  expect([...row.children].map((star) => star.getAttribute('data-star')).join(' ')).toBe(stars)
})

test('a review without words is left out', () => {
  show(reviews.map((review, index) => (index === 0 ? { ...review, quote: null } : review)))
  expect(screen.getAllByRole('group', { name: / of 4$/ })).toHaveLength(4)
})
