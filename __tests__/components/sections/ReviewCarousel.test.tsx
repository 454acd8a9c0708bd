/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { Reviews } from '../../../components/sections/Reviews.tsx'
import type { SectionProps } from '../../../lib/sanity/content/pageTypes.ts'
import { emptySettings } from '../../fixtures/emptyContent.ts'
import { contentOf } from '../../fixtures/seedContent.ts'
import { stubMatchMedia } from '../layout/matchMedia.ts'
import {
  fakeIntersectionObserver,
  FakeIntersectionObserver,
  reportPosition,
} from './fakeIntersectionObserver.ts'

/** Swiper's stand-in: what it was given, and what was asked of it. */
class FakeSwiper {
  static made: FakeSwiper[] = []

  readonly slideNext = jest.fn()
  readonly slidePrev = jest.fn()
  readonly destroy = jest.fn()
  readonly listeners = new Map<string, (swiper: unknown) => void>()
  readonly params: Record<string, unknown>

  constructor(_element: HTMLElement, params: Record<string, unknown>) {
    this.params = { ...params }
    FakeSwiper.made.push(this)
  }

  on(event: string, listener: (swiper: unknown) => void) {
    this.listeners.set(event, listener)
  }
}

/** Sets what the next fetch of the carousel's code brings. */
function serveSwiper(module: () => object) {
  jest.resetModules()
  jest.doMock('swiper', module)
}

type Review = SectionProps<'reviews'>['section']['reviews'][number]

/** The section needs nothing of its page. */
const content = { settings: emptySettings, path: '/' }

let reviews: Review[]

beforeEach(async () => {
  reviews = (await contentOf('homePage')).page.reviews?.reviews ?? []
  FakeSwiper.made = []
  serveSwiper(() => ({ Swiper: FakeSwiper }))
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

test('every reviewer has the same generic, decorative portrait', () => {
  show()
  const portraits = screen.getAllByRole('presentation')
  expect(portraits.map((portrait) => portrait.getAttribute('src'))).toEqual(
    reviews.map(() => '/art/reviewer.svg'),
  )
  expect(portraits.map((portrait) => portrait.closest('figcaption')?.textContent)).toEqual(
    reviews.map(({ name }) => name),
  )
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

test('fetches the carousel code only when it comes near the window', async () => {
  show()
  expect(FakeIntersectionObserver.all[0]?.options.rootMargin).toBe('600px 0px')
  await act(async () => reportPosition({ top: 5000, isIntersecting: false }))
  expect(FakeSwiper.made).toHaveLength(0)
  await come()
  expect(FakeSwiper.made).toHaveLength(1)
  expect(FakeSwiper.made[0]?.params).toMatchObject({ loop: true })
  expect(FakeSwiper.made[0]?.params).not.toHaveProperty('autoplay')
})

test('the carousel starts at the list’s slide, with the stylesheet’s sizes', async () => {
  show()
  layOut(track(), 2 * 436)
  await come()
  expect(FakeSwiper.made[0]?.params).toMatchObject({ initialSlide: 2, slidesPerView: 'auto' })
})

test('the buttons and the arrow keys move it by one', async () => {
  show()
  await come()
  const [swiper] = FakeSwiper.made
  await userEvent.click(arrow('Next'))
  await userEvent.click(arrow('Previous'))
  expect(swiper?.slideNext).toHaveBeenCalledTimes(1)
  expect(swiper?.slidePrev).toHaveBeenCalledTimes(1)
  // From the button that was pressed, and from the track.
  for (const focus of [() => arrow('Previous').focus(), () => track().focus()]) {
    focus()
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowDown}')
  }
  expect(swiper?.slideNext).toHaveBeenCalledTimes(3)
  expect(swiper?.slidePrev).toHaveBeenCalledTimes(3)
})

test('the carousel leaves shortcuts such as Alt and an arrow alone', async () => {
  show()
  await come()
  const notPrevented = fireEvent.keyDown(track(), { key: 'ArrowLeft', altKey: true })
  expect(notPrevented).toBe(true)
  expect(FakeSwiper.made[0]?.slidePrev).not.toHaveBeenCalled()
})

test('the carousel tells where it stands after a move, not before', async () => {
  show()
  await come()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  act(() => FakeSwiper.made[0]?.listeners.get('realIndexChange')?.({ realIndex: 1 }))
  expect(screen.getByRole('status')).toHaveTextContent('Review 2 of 5: Marcus T.')
})

test('moves without a transition where motion is unwanted', async () => {
  stubMatchMedia({ reducedMotion: true })
  show()
  await come()
  expect(FakeSwiper.made[0]?.params.speed).toBe(0)
  await userEvent.click(arrow('Next'))
  expect(FakeSwiper.made[0]?.slideNext).toHaveBeenCalledWith(0)
})

test.each([
  ['Next', 0, 436],
  ['Next', 872, 0],
  ['Previous', 436, 0],
  ['Previous', 0, 872],
] as const)('%s scrolls the list from %d to %d before the code loads', async (name, from, to) => {
  serveSwiper(() => {
    throw new Error('The code did not arrive')
  })
  show()
  const scrollTo = layOut(track(), from)
  await come()
  await userEvent.click(arrow(name))
  expect(scrollTo).toHaveBeenCalledWith({ left: to, behavior: 'smooth' })
})

test('a carousel is destroyed when the visitor leaves the page', async () => {
  const { unmount } = show()
  await come()
  unmount()
  expect(FakeSwiper.made[0]?.destroy).toHaveBeenCalled()
})

test('a carousel that was removed does not start later', async () => {
  const { unmount } = show()
  act(() => reportPosition({ top: 900, isIntersecting: true }))
  unmount()
  await act(async () => {})
  expect(FakeSwiper.made).toHaveLength(0)
})

test('a single review is no carousel to move', async () => {
  show(reviews.slice(0, 1))
  await come()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(FakeSwiper.made).toHaveLength(0)
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
