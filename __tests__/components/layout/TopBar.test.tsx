/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import router from 'next-router-mock'
import { MemoryRouterProvider } from 'next-router-mock/MemoryRouterProvider'
import { type ReactNode } from 'react'
import { CallButtons } from '#components/layout/CallButtons.tsx'
import { TopBar } from '#components/layout/TopBar.tsx'
import { stubMatchMedia } from './matchMedia.ts'
import { settings } from './settings.ts'

jest.mock('next/router', () => jest.requireActual<object>('next-router-mock'))

const phone = '(813) 555-0142'
const bar = () => screen.getByRole('banner')
const menu = () => document.querySelector('dialog') as HTMLDialogElement

function show(path = '/', ui: ReactNode = <TopBar phone={phone} menu={settings.menu} />) {
  router.setCurrentUrl(path)
  render(ui, { wrapper: MemoryRouterProvider })
}

const withSearch = (ui: ReactNode) => (
  <>
    {ui}
    <section id="job-search">Find your next job</section>
  </>
)

// In `act`, because the bar hears of the dialog a moment later.
const click = (element: HTMLElement) => act(async () => fireEvent.click(element))

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  fireEvent.scroll(window)
}

beforeEach(() => stubMatchMedia({ reducedMotion: false }))
afterEach(() => Object.defineProperty(window, 'scrollY', { value: 0, configurable: true }))

describe('the bar', () => {
  test('is clear up to 100 px and solid past them', () => {
    show()
    scrollTo(100)
    expect(bar()).not.toHaveAttribute('data-solid')
    scrollTo(101)
    expect(bar()).toHaveAttribute('data-solid')
    scrollTo(0)
    expect(bar()).not.toHaveAttribute('data-solid')
  })

  test('leads home from the logo and dials from the call button', () => {
    show('/faq')
    expect(screen.getByRole('link', { name: 'Goodline, home' })).toHaveAttribute('href', '/')
    for (const call of screen.getAllByRole('link', { name: 'Schedule a Call Now', hidden: true }))
      expect(call).toHaveAttribute('href', 'tel:+18135550142')
  })
})

describe('the full-screen menu', () => {
  test('has the same links as the bar', () => {
    show()
    const targets = (links: Element[]) => links.map((a) => `${a.textContent} ${a.getAttribute('href')}`)
    // Those with a fragment move within the page.
    const links = [...bar().querySelectorAll('a:not([href^="#"])')]
    const inBar = links.filter((a) => !menu().contains(a))
    expect(targets(links.filter((a) => menu().contains(a)))).toEqual(targets(inBar))
  })

  test('closes before Search All Jobs scrolls to the search', async () => {
    const openAtScroll: boolean[] = []
    Element.prototype.scrollIntoView = () => openAtScroll.push(menu().open)
    show('/job-seeker', withSearch(<TopBar phone={phone} menu={settings.menu} />))
    // By its label alone: jsdom measures no container and hides the button or not as it likes.
    await click(screen.getByLabelText('Open menu', { selector: 'button' }))
    expect(menu()).toHaveAttribute('open')
    await click(within(menu()).getByText('Search All Jobs'))
    await waitFor(() => expect(openAtScroll).toEqual([false]))
  })
})

describe('Search All Jobs', () => {
  const scrollIntoView = jest.fn()

  function press(path: string) {
    Element.prototype.scrollIntoView = scrollIntoView.mockReset()
    show(path, withSearch(<CallButtons phone={null} />))
    fireEvent.click(screen.getByRole('link', { name: 'Search All Jobs' }))
  }

  const expectScroll = (behavior: ScrollBehavior) =>
    waitFor(() => expect(scrollIntoView).toHaveBeenCalledWith({ behavior, block: 'start' }))

  test.each(['/job-seeker', '/search-all-jobs'])(
    'on %s scrolls to the search and focuses it',
    async (path) => {
      press(path)
      await expectScroll('smooth')
      expect(router.asPath).toBe(path)
      expect(screen.getByText('Find your next job')).toHaveFocus()
    },
  )

  test('elsewhere navigates and does not scroll', () => {
    press('/about-us')
    expect(router.asPath).toBe('/search-all-jobs')
    expect(scrollIntoView).not.toHaveBeenCalled()
  })

  test('scrolls at once with reduced motion', async () => {
    stubMatchMedia({ reducedMotion: true })
    press('/job-seeker')
    await expectScroll('instant')
  })
})
