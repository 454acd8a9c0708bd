/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import router from 'next-router-mock'
import { MemoryRouterProvider } from 'next-router-mock/MemoryRouterProvider'
import { type ReactNode } from 'react'
import { TopBar } from '../../../components/layout/TopBar.tsx'
import { stubMatchMedia } from './matchMedia.ts'
import { settings } from './settings.ts'

jest.mock('next/router', () => jest.requireActual<object>('next-router-mock'))

const phone = '(813) 555-0142'
const bar = () => screen.getByRole('banner')
const menu = () => document.querySelector('dialog') as HTMLDialogElement
// By its label alone: jsdom measures no container and hides the button or not as it likes.
const labelled = (label: string) => screen.getByLabelText(label, { selector: 'button' })
const opener = () => labelled('Open menu')
const closer = () => labelled('Close menu')

function show(path = '/', ui: ReactNode = <TopBar phone={phone} menu={settings.menu} />) {
  router.setCurrentUrl(path)
  render(ui, { wrapper: MemoryRouterProvider })
}

// In `act`, because the bar hears of the dialog a moment later.
const click = (element: HTMLElement) => act(async () => fireEvent.click(element))

async function open() {
  await click(opener())
  expect(menu()).toHaveAttribute('open')
}

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  fireEvent.scroll(window)
}

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

  test('is solid at once on a page loaded in mid-scroll', () => {
    Object.defineProperty(window, 'scrollY', { value: 400, configurable: true })
    show()
    expect(bar()).toHaveAttribute('data-solid')
  })

  test('leads home from the logo and dials from the call button', () => {
    show('/faq')
    expect(screen.getByRole('link', { name: 'Goodline, home' })).toHaveAttribute('href', '/')
    for (const call of screen.getAllByRole('link', { name: 'Schedule a Call Now', hidden: true }))
      expect(call).toHaveAttribute('href', 'tel:+18135550142')
  })

  test('has no call button while the settings name no number', () => {
    show('/', <TopBar phone={null} menu={settings.menu} />)
    expect(screen.queryByText('Schedule a Call Now')).toBeNull()
  })
})

describe('the full-screen menu', () => {
  test('opens and closes by its buttons', async () => {
    show()
    expect(menu()).not.toHaveAttribute('open')
    await open()
    await click(closer())
    expect(menu()).not.toHaveAttribute('open')
  })

  test('opens before hydration by invoker commands', () => {
    show()
    expect([opener(), closer()].map((button) => button.getAttribute('command'))).toEqual([
      'show-modal',
      'close',
    ])
    for (const button of [opener(), closer()]) expect(button).toHaveAttribute('commandfor', menu().id)
  })

  test('has the same links as the bar', () => {
    show()
    const targets = (links: Element[]) => links.map((a) => `${a.textContent} ${a.getAttribute('href')}`)
    // Those with a fragment move within the page.
    const links = [...bar().querySelectorAll('a:not([href^="#"])')]
    const inBar = links.filter((a) => !menu().contains(a))
    expect(targets(links.filter((a) => menu().contains(a)))).toEqual(targets(inBar))
  })

  test('closes and navigates when a link is chosen', async () => {
    show()
    await open()
    await click(within(menu()).getByText('FAQs'))
    expect(menu()).not.toHaveAttribute('open')
    expect(router.asPath).toBe('/faq')
  })

  test('closes when a visitor dials', async () => {
    show()
    await open()
    const call = within(menu()).getByText('Schedule a Call Now')
    call.addEventListener('click', (event) => event.preventDefault())
    await click(call)
    expect(menu()).not.toHaveAttribute('open')
  })

  test.each(['/faq', '/#stats'])('closes when the visitor goes to %s, as by Back', async (url) => {
    show()
    await open()
    await act(async () => router.setCurrentUrl(url))
    expect(menu()).not.toHaveAttribute('open')
  })

  test('closes before Search All Jobs scrolls to the search', async () => {
    stubMatchMedia({ reducedMotion: false })
    const openAtScroll: boolean[] = []
    Element.prototype.scrollIntoView = () => openAtScroll.push(menu().open)
    show(
      '/job-seeker',
      <>
        <TopBar phone={phone} menu={settings.menu} />
        <section id="job-search" />
      </>,
    )
    await open()
    await click(within(menu()).getByText('Search All Jobs'))
    await waitFor(() => expect(openAtScroll).toEqual([false]))
  })
})
