import { act, fireEvent, screen, within, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Router from 'next/router'
import { Profiler } from 'react'
import { TopBar } from '../../../components/layout/TopBar.tsx'
import { renderAt } from './fakeRouter.tsx'
import { stubMatchMedia } from './matchMedia.ts'

const phone = '(813) 555-0142'
const bar = () => screen.getByRole('banner')
const panel = () => document.getElementById('menu') as HTMLElement
const burger = () => screen.getByRole('button', { name: /^(Open|Close) menu$/ })
const isOpen = () => panel().hasAttribute('data-open')

/** A page around the bar, as the layout has it. */
const page = (
  <>
    <TopBar phone={phone} />
    <main>
      <a href="/elsewhere">Behind</a>
    </main>
    <footer>Footer</footer>
  </>
)

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  fireEvent.scroll(window)
}

afterEach(() => Object.defineProperty(window, 'scrollY', { value: 0, configurable: true }))

describe('the two looks', () => {
  test('is clear up to 100 px and solid past them', () => {
    renderAt('/', page)
    scrollTo(100)
    expect(bar()).not.toHaveAttribute('data-solid')
    scrollTo(101)
    expect(bar()).toHaveAttribute('data-solid')
    scrollTo(0)
    expect(bar()).not.toHaveAttribute('data-solid')
  })

  test('is solid at once on a page that is loaded in mid-scroll', () => {
    Object.defineProperty(window, 'scrollY', { value: 400, configurable: true })
    renderAt('/', page)
    expect(bar()).toHaveAttribute('data-solid')
  })

  test('changes its look without rendering anything again', () => {
    const onRender = jest.fn()
    const watched = (
      <Profiler id="bar" onRender={onRender}>
        <TopBar phone={phone} />
      </Profiler>
    )
    renderAt('/', watched)
    onRender.mockClear()
    scrollTo(500)
    expect(bar()).toHaveAttribute('data-solid')
    expect(onRender).not.toHaveBeenCalled()
  })
})

test('leads home from the logo and dials from Schedule a Call Now', () => {
  renderAt('/faq', page)
  expect(screen.getByRole('link', { name: 'Goodline, home' })).toHaveAttribute('href', '/')
  // `hidden`, because jsdom measures no container: it sees the bar as on a small screen.
  const call = within(bar()).getByRole('link', { name: 'Schedule a Call Now', hidden: true })
  expect(call).toHaveAttribute('href', 'tel:+18135550142')
})

test('has no call button while the settings name no number', () => {
  renderAt('/', <TopBar phone={null} />)
  expect(screen.queryByText('Schedule a Call Now')).toBeNull()
})

describe('the full-screen menu', () => {
  test('opens and closes by the burger, which says so', async () => {
    renderAt('/', page)
    expect(isOpen()).toBe(false)
    expect(burger()).toHaveAccessibleName('Open menu')
    expect(burger()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(burger())
    expect(isOpen()).toBe(true)
    expect(burger()).toHaveAccessibleName('Close menu')
    expect(burger()).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(burger())
    expect(isOpen()).toBe(false)
  })

  test('holds the same links as the bar', () => {
    renderAt('/', page)
    const targets = (root: HTMLElement) =>
      [...root.querySelectorAll('a')].map((a) => `${a.textContent} ${a.getAttribute('href')}`)
    const notOfTheMenu = ['Skip to content #main', ' /']
    expect(targets(panel())).toEqual(targets(bar()).filter((link) => !notOfTheMenu.includes(link)))
  })

  test('makes the page behind it inert and keeps it from scrolling, until it closes', async () => {
    renderAt('/', page)
    await userEvent.click(burger())
    expect(screen.getByText('Footer')).toHaveAttribute('inert')
    expect(screen.getByText('Behind').closest('main')).toHaveAttribute('inert')
    expect(screen.getByText('Skip to content')).toHaveAttribute('inert')
    expect(bar()).not.toHaveAttribute('inert')
    expect(document.documentElement.style.overflow).toBe('hidden')
    await userEvent.click(burger())
    expect(document.querySelector('[inert]')).toBeNull()
    expect(document.documentElement.style.overflow).toBe('')
  })

  test('leaves alone what was inert before it opened', async () => {
    renderAt(
      '/',
      <>
        <TopBar phone={phone} />
        <aside inert>Not in use</aside>
      </>,
    )
    await userEvent.click(burger())
    await userEvent.click(burger())
    expect(screen.getByText('Not in use')).toHaveAttribute('inert')
  })

  test('keeps Tab going round between the burger and the links', async () => {
    renderAt('/', page)
    await userEvent.click(burger())
    const links = [...panel().querySelectorAll('a')]
    await userEvent.tab({ shift: true })
    expect(links.at(-1)).toHaveFocus()
    await userEvent.tab()
    expect(burger()).toHaveFocus()
    await userEvent.tab()
    expect(links[0]).toHaveFocus()
    await userEvent.tab({ shift: true })
    expect(burger()).toHaveFocus()
  })

  test('brings focus back in when it had got lost', async () => {
    renderAt('/', page)
    await userEvent.click(burger())
    act(() => burger().blur())
    await userEvent.tab()
    expect(burger()).toHaveFocus()
  })

  test('closes on Esc and returns focus to the burger', async () => {
    renderAt('/', page)
    await userEvent.click(burger())
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    expect(isOpen()).toBe(false)
    expect(burger()).toHaveFocus()
  })

  test('closes when a link is chosen', async () => {
    const { push } = renderAt('/', page)
    await userEvent.click(burger())
    await userEvent.click(within(panel()).getByText('FAQs'))
    expect(isOpen()).toBe(false)
    expect(push).toHaveBeenCalledWith('/faq', undefined, { scroll: true })
  })

  test('hands focus to the burger when a link that stays on the page is chosen', async () => {
    renderAt('/', page)
    await userEvent.click(burger())
    const call = within(panel()).getByText('Schedule a Call Now')
    call.addEventListener('click', (event) => event.preventDefault())
    act(() => call.focus())
    await userEvent.keyboard('{Enter}')
    expect(isOpen()).toBe(false)
    expect(burger()).toHaveFocus()
  })

  test.each(['routeChangeStart', 'hashChangeStart'] as const)(
    'closes when the visitor goes elsewhere, as by Back (%s)',
    async (change) => {
      renderAt('/', page)
      await userEvent.click(burger())
      act(() => Router.events.emit(change, '/faq', { shallow: false }))
      expect(isOpen()).toBe(false)
      expect(document.querySelector('[inert]')).toBeNull()
    },
  )

  test('has let go of the page when Search All Jobs moves focus into it', async () => {
    stubMatchMedia({ reducedMotion: false })
    let inertAtScroll: Element | null | undefined
    Element.prototype.scrollIntoView = () => (inertAtScroll = document.querySelector('[inert]'))
    renderAt(
      '/job-seeker',
      <>
        <TopBar phone={phone} />
        <main>
          <section id="job-search" />
        </main>
      </>,
    )
    await userEvent.click(burger())
    await userEvent.click(within(panel()).getByText('Search All Jobs'))
    await waitFor(() => expect(inertAtScroll).toBeNull())
    expect(isOpen()).toBe(false)
  })

  test('closes when the burger is gone, because the window has grown or the text is smaller', async () => {
    const { ResizeObserver } = window
    const sizesChange: (() => void)[] = []
    window.ResizeObserver = class extends ResizeObserver {
      constructor(tell: ResizeObserverCallback) {
        super(tell)
        sizesChange.push(() => tell([], this))
      }
    }
    renderAt('/', page)
    await userEvent.click(burger())
    window.ResizeObserver = ResizeObserver
    act(() => sizesChange.forEach((tell) => tell()))
    expect(isOpen()).toBe(true)
    burger().style.display = 'none'
    act(() => sizesChange.forEach((tell) => tell()))
    expect(isOpen()).toBe(false)
  })
})
