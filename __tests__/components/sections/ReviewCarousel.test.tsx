/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { Reviews } from '../../../components/sections/Reviews.tsx'
import type { SectionProps } from '../../../lib/sanity/content/pageTypes.ts'
import { emptySettings } from '../../fixtures/emptyContent.ts'
import { contentOf } from '../../fixtures/seedContent.ts'
import { stubMatchMedia } from '../layout/matchMedia.ts'
import { fakeIntersectionObserver, reportPosition } from './fakeIntersectionObserver.ts'

// The carousel in motion is seen in a browser: e2e/visitor/home.spec.ts.
jest.mock('swiper', () => {
  throw new Error('The code did not arrive')
})

type Review = SectionProps<'reviews'>['section']['reviews'][number]

/** The section needs nothing of its page. */
const content = { settings: emptySettings, path: '/' }

let reviews: Review[]

beforeEach(async () => {
  reviews = (await contentOf('homePage')).page.reviews?.reviews ?? []
  fakeIntersectionObserver()
  stubMatchMedia({ reducedMotion: false })
})

const show = (shown = reviews) =>
  render(<Reviews section={{ heading: 'Clients, in their own voice', reviews: shown }} content={content} />)
const come = () => act(async () => reportPosition({ top: 900, isIntersecting: true }))
const track = () => screen.getByRole('group', { name: 'Reviews' })
const arrow = (name: 'Previous' | 'Next') => screen.getByRole('button', { name: `${name} reviews` })

/** Gives the track the sizes of a browser: three of five slides in view. */
function layOut(element: HTMLElement, scrollLeft: number) {
  Object.defineProperty(element.querySelector('.swiper-slide'), 'offsetWidth', { value: 436 })
  Object.defineProperties(element, {
    clientWidth: { value: 3 * 436 },
    scrollWidth: { value: 5 * 436 },
    scrollLeft: { value: scrollLeft },
  })
  element.scrollTo = jest.fn()
  return jest.mocked(element.scrollTo)
}

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
  expect(slides[1]?.querySelectorAll('[data-star=full]')).toHaveLength(4)
  expect(slides[1]?.querySelectorAll('[data-star=half]')).toHaveLength(1)
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
  [5, 5, 'full full full full full'],
  [9, 5, 'full full full full full'],
])('draws five stars for a rating of %d, which counts as %d', (rating, counted, stars) => {
  show([{ ...reviews[0], rating } as Review])
  const row = screen.getByRole('img', { name: `${counted} out of 5 stars` })
  expect([...row.children].map((star) => star.getAttribute('data-star')).join(' ')).toBe(stars)
})

test.each([
  ['Next', 0, 436],
  ['Next', 872, 0],
  ['Previous', 436, 0],
  ['Previous', 0, 872],
] as const)('%s scrolls the list from %d to %d before the code loads', async (name, from, to) => {
  show()
  const scrollTo = layOut(track(), from)
  await come()
  await userEvent.click(arrow(name))
  expect(scrollTo).toHaveBeenCalledWith({ left: to, behavior: 'smooth' })
})

test('a single review is no carousel to move', () => {
  show(reviews.slice(0, 1))
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('a review without words is left out, and an empty section', () => {
  const { rerender, container } = show(
    reviews.map((review, index) => (index === 0 ? { ...review, quote: null } : review)),
  )
  expect(screen.getAllByRole('group', { name: / of 4$/ })).toHaveLength(4)
  rerender(<Reviews section={{ heading: 'Clients', reviews: [] }} content={content} />)
  expect(container).toBeEmptyDOMElement()
})

test('a review without rating and name is words alone', () => {
  show([{ _id: 'review', name: null, quote: 'They listened.', rating: null }])
  expect(screen.getByText('They listened.')).toBeVisible()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})
