/** @jest-environment jsdom */
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import router from 'next-router-mock'
import { MemoryRouterProvider } from 'next-router-mock/MemoryRouterProvider'
import { renderToString } from 'react-dom/server'
import { NavMenu } from '../../../components/layout/NavMenu.tsx'
import { settings } from './settings.ts'

beforeEach(() => {
  jest.useFakeTimers()
  router.setCurrentUrl('/')
})
afterEach(() => jest.useRealTimers())

const show = () => render(<NavMenu menu={settings.menu} />, { wrapper: MemoryRouterProvider })
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const button = (name: string) => screen.getByRole('button', { name })
const itemOf = (name: string) => button(name).closest('li') as HTMLElement
const enter = (name: string) => fireEvent.pointerEnter(itemOf(name))
const leave = (name: string) => fireEvent.pointerLeave(itemOf(name))
const press = (name: string) => fireEvent.click(button(name), { detail: 1 })
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true'

const insights = 'Insights'
const staffing = 'Staffing Solutions'

/**
 * jsdom has no pointer events of its own: the kind of pointer is written onto the plain event.
 * React makes enter and leave of these.
 */
function finger(kind: 'pointerOver' | 'pointerOut') {
  const event = createEvent[kind](itemOf(insights))
  Object.defineProperty(event, 'pointerType', { value: 'touch' })
  fireEvent(itemOf(insights), event)
}

test('names every link of the specification and where it leads', () => {
  show()
  const links = [...document.querySelectorAll('a')].map((a) => [a.textContent, a.getAttribute('href')])
  expect(links).toEqual([
    ['The Roles We Staff', '/roles-we-staff'],
    ['For Job Seekers', '/job-seeker'],
    ['About Us', '/about-us'],
    ['Contact Us', '/contact-us'],
    ['Our Blog', '/blog'],
    ['Case Studies & Resources', '/case-study'],
    ['FAQs', '/faq'],
  ])
})

const summer = { label: 'Summer jobs', href: '/summer', window: null }
const menuWith = (insights: (typeof summer)[]) => ({ ...settings.menu, insights })

test('lists landing pages below the fixed links of their group', () => {
  render(<NavMenu menu={menuWith([summer])} />, { wrapper: MemoryRouterProvider })
  const links = [...document.querySelectorAll('a')].map((a) => a.textContent)
  expect(links.slice(-2)).toEqual(['FAQs', 'Summer jobs'])
})

test('marks a current landing page and its group', () => {
  router.setCurrentUrl('/summer?utm_source=mail')
  jest.replaceProperty(router, 'pathname', '/[...path]')
  router.query.path = ['summer']
  render(<NavMenu menu={menuWith([summer])} />, { wrapper: MemoryRouterProvider })
  expect(screen.getByText('Summer jobs')).toHaveAttribute('aria-current', 'page')
  expect(button(insights)).toHaveAttribute('data-current')
})

test('has the dropdown links in the HTML of the server', () => {
  expect(
    renderToString(
      <MemoryRouterProvider>
        <NavMenu menu={settings.menu} />
      </MemoryRouterProvider>,
    ),
  ).toContain('href="/case-study"')
})

test('opens on hover after 200 ms and not before', () => {
  show()
  enter(insights)
  wait(199)
  expect(isOpen(insights)).toBe(false)
  wait(1)
  expect(isOpen(insights)).toBe(true)
})

test('does not open for a pointer that only passes over', () => {
  show()
  enter(insights)
  wait(199)
  leave(insights)
  wait(1000)
  expect(isOpen(insights)).toBe(false)
})

test('closes 150 ms after the pointer left and not before', () => {
  show()
  enter(insights)
  wait(200)
  leave(insights)
  wait(149)
  expect(isOpen(insights)).toBe(true)
  wait(1)
  expect(isOpen(insights)).toBe(false)
})

test('stays open when the pointer comes back in time', () => {
  show()
  enter(insights)
  wait(200)
  leave(insights)
  wait(149)
  enter(insights)
  wait(1000)
  expect(isOpen(insights)).toBe(true)
})

test('skips the delay for 300 ms after closing', () => {
  show()
  press(insights)
  press(insights)
  wait(299)
  enter(staffing)
  expect(isOpen(staffing)).toBe(true)
})

test('delays again once 300 ms have passed', () => {
  show()
  press(insights)
  press(insights)
  wait(300)
  enter(staffing)
  expect(isOpen(staffing)).toBe(false)
  wait(200)
  expect(isOpen(staffing)).toBe(true)
})

test('moves at once from an open menu to the next, which stays', () => {
  show()
  press(insights)
  leave(insights)
  enter(staffing)
  expect(isOpen(staffing)).toBe(true)
  expect(isOpen(insights)).toBe(false)
  wait(1000)
  expect(isOpen(staffing)).toBe(true)
})

test('ignores the hover that a touch screen reports before a tap', () => {
  show()
  finger('pointerOver')
  wait(1000)
  expect(isOpen(insights)).toBe(false)
  press(insights)
  finger('pointerOut')
  wait(1000)
  expect(isOpen(insights)).toBe(true)
})

test('toggles on a press', () => {
  show()
  press(insights)
  expect(isOpen(insights)).toBe(true)
  press(insights)
  expect(isOpen(insights)).toBe(false)
})

test('keeps a menu opened by hover when pressed, closes on next press', () => {
  show()
  enter(insights)
  wait(200)
  press(insights)
  expect(isOpen(insights)).toBe(true)
  press(insights)
  expect(isOpen(insights)).toBe(false)
})

test('toggles on Enter and Space, which are clicks without a pointer', () => {
  show()
  enter(insights)
  wait(200)
  fireEvent.click(button(insights), { detail: 0 })
  expect(isOpen(insights)).toBe(false)
  fireEvent.click(button(insights), { detail: 0 })
  expect(isOpen(insights)).toBe(true)
})

test('closes on Esc and gives focus back to its button', () => {
  show()
  press(insights)
  const link = screen.getByRole('link', { name: 'FAQs' })
  act(() => link.focus())
  fireEvent.keyDown(link, { key: 'Escape' })
  expect(isOpen(insights)).toBe(false)
  expect(button(insights)).toHaveFocus()
})

test('closes on Esc without stealing focus when hover had opened it', () => {
  show()
  enter(insights)
  wait(200)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(isOpen(insights)).toBe(false)
  expect(document.body).toHaveFocus()
})

test('closes when focus leaves, but not when it moves inside', () => {
  show()
  act(() => button(insights).focus())
  press(insights)
  act(() => screen.getByRole('link', { name: 'Our Blog' }).focus())
  expect(isOpen(insights)).toBe(true)
  act(() => screen.getByRole('link', { name: 'About Us' }).focus())
  expect(isOpen(insights)).toBe(false)
})

test('closes on a press elsewhere', () => {
  show()
  press(insights)
  fireEvent.pointerDown(screen.getByRole('link', { name: 'Our Blog' }))
  expect(isOpen(insights)).toBe(true)
  fireEvent.pointerDown(document.body)
  expect(isOpen(insights)).toBe(false)
})

test('closes when a link is chosen', () => {
  show()
  press(insights)
  fireEvent.click(screen.getByRole('link', { name: 'FAQs' }))
  expect(isOpen(insights)).toBe(false)
  expect(router.asPath).toBe('/faq')
})

test('marks the current page, and the menu that holds it', () => {
  router.setCurrentUrl('/faq')
  show()
  expect(screen.getByText('FAQs')).toHaveAttribute('aria-current', 'page')
  expect(screen.getByText('Our Blog')).not.toHaveAttribute('aria-current')
  expect(button(insights)).toHaveAttribute('data-current')
  expect(button(staffing)).not.toHaveAttribute('data-current')
})
