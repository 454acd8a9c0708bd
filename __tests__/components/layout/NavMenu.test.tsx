/** @jest-environment jsdom */
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import router from 'next-router-mock'
import { MemoryRouterProvider } from 'next-router-mock/MemoryRouterProvider'
import { NavMenu } from '#components/layout/NavMenu.tsx'
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

test('the navigation names every link and where it leads', () => {
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

test('the current landing page and its group are marked', () => {
  router.setCurrentUrl('/summer?utm_source=mail')
  jest.replaceProperty(router, 'pathname', '/[...path]')
  router.query.path = ['summer']
  const menu = { ...settings.menu, insights: [{ label: 'Summer jobs', href: '/summer' }] }
  render(<NavMenu menu={menu} />, { wrapper: MemoryRouterProvider })
  expect(screen.getByText('Summer jobs')).toHaveAttribute('aria-current', 'page')
  expect(button(insights)).toHaveAttribute('aria-current', 'true')
  expect(button(staffing)).not.toHaveAttribute('aria-current')
})

/** What a visitor does with a menu: a number waits so many milliseconds. */
type Step = 'enter' | 'leave' | 'press' | number

function perform(steps: readonly Step[]) {
  const does = { enter, leave, press }
  for (const step of steps)
    if (typeof step === 'number') wait(step)
    else does[step](insights)
}

test.each<[string, boolean, ...Step[]]>([
  ['closed before 200 ms of hover', false, 'enter', 199],
  ['open after 200 ms of hover', true, 'enter', 200],
  ['open until 150 ms after the pointer left', true, 'enter', 200, 'leave', 149],
  ['closed 150 ms after the pointer left', false, 'enter', 200, 'leave', 150],
  ['open when the pointer comes back in time', true, 'enter', 200, 'leave', 149, 'enter', 1000],
  ['open after one press while hovered', true, 'enter', 200, 'press'],
  ['closed after a second press', false, 'enter', 200, 'press', 'press'],
])('a menu is %s', (_when, open, ...steps) => {
  show()
  perform(steps)
  expect(isOpen(insights)).toBe(open)
})

test.each([
  ['at once until 300 ms', 299, true],
  ['with delay from 300 ms', 300, false],
])('a menu opens %s after another closed', (_when, pause, open) => {
  show()
  perform(['press', 'press', pause])
  enter(staffing)
  expect(isOpen(staffing)).toBe(open)
  wait(200)
  expect(isOpen(staffing)).toBe(true)
})

test('a menu ignores the hover that touch screens report', () => {
  show()
  finger('pointerOver')
  wait(1000)
  expect(isOpen(insights)).toBe(false)
  press(insights)
  finger('pointerOut')
  wait(1000)
  expect(isOpen(insights)).toBe(true)
})

test('a menu toggles on Enter and Space, clicks without a pointer', () => {
  show()
  enter(insights)
  wait(200)
  fireEvent.click(button(insights), { detail: 0 })
  expect(isOpen(insights)).toBe(false)
  fireEvent.click(button(insights), { detail: 0 })
  expect(isOpen(insights)).toBe(true)
})

test('a menu closes on Esc and gives focus back to its button', () => {
  show()
  press(insights)
  const link = screen.getByRole('link', { name: 'FAQs' })
  act(() => link.focus())
  fireEvent.keyDown(link, { key: 'Escape' })
  expect(isOpen(insights)).toBe(false)
  expect(button(insights)).toHaveFocus()
})

test('a menu closes when focus leaves, but not when it moves inside', () => {
  show()
  act(() => button(insights).focus())
  press(insights)
  act(() => screen.getByRole('link', { name: 'Our Blog' }).focus())
  expect(isOpen(insights)).toBe(true)
  act(() => screen.getByRole('link', { name: 'About Us' }).focus())
  expect(isOpen(insights)).toBe(false)
})

test('a menu closes on a press elsewhere', () => {
  show()
  press(insights)
  fireEvent.pointerDown(screen.getByRole('link', { name: 'Our Blog' }))
  expect(isOpen(insights)).toBe(true)
  fireEvent.pointerDown(document.body)
  expect(isOpen(insights)).toBe(false)
})
