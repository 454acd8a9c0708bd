/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouterProvider } from 'next-router-mock/MemoryRouterProvider'
import { renderToString } from 'react-dom/server'
import { Announcement } from '../../../components/layout/Announcement.tsx'
import { announcementScript } from '../../../components/layout/announcementScript.ts'

jest.mock('next/router', () => jest.requireActual<object>('next-router-mock'))

const announcement = {
  text: 'Open day on Thursday',
  ground: 'leaf' as const,
  link: { label: 'Come along', href: '/open-day' },
  visibleUntil: null,
}
const show = (changes: Partial<typeof announcement> | { visibleUntil: string } = {}) =>
  render(<Announcement announcement={{ ...announcement, ...changes }} />, { wrapper: MemoryRouterProvider })

/** What the styles go by. */
const isClosed = () => document.documentElement.dataset.announcement === 'closed'

/** The server's HTML in a new tab, whose script runs while it is read. */
function openPage(text: string) {
  delete document.documentElement.dataset.announcement
  sessionStorage.clear()
  const holder = document.createElement('div')
  holder.innerHTML = renderToString(<Announcement announcement={{ ...announcement, text, link: null }} />)
  const script = holder.querySelector('script')
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true })
  new Function(script?.textContent ?? '')()
}

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.announcement
})

test('an announcement is a landmark with its words and link', () => {
  show()
  const line = screen.getByRole('complementary', { name: 'Announcement' })
  expect(line).toHaveTextContent('Open day on Thursday Come along')
  expect(screen.getByRole('link', { name: 'Come along' })).toHaveAttribute('href', '/open-day')
})

test.each([null, { ...announcement, text: null }])('an announcement without a text is not shown', (none) => {
  render(<Announcement announcement={none} />)
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('a visitor who closed it sees it in no other tab', async () => {
  show()
  expect(isClosed()).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Close announcement' }))
  expect(isClosed()).toBe(true)
  openPage(announcement.text)
  expect(isClosed()).toBe(true)
})

test('a new text shows again, on new and on open pages', async () => {
  const { rerender } = show()
  await userEvent.click(screen.getByRole('button', { name: 'Close announcement' }))
  openPage('Open day moved to Friday')
  expect(isClosed()).toBe(false)
  document.documentElement.dataset.announcement = 'closed'
  rerender(<Announcement announcement={{ ...announcement, text: 'Open day moved to Friday' }} />)
  expect(isClosed()).toBe(false)
})

test('where storage is blocked it closes on this page and nothing throws', async () => {
  const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Close announcement' }))
  expect(isClosed()).toBe(true)
  openPage(announcement.text)
  expect(isClosed()).toBe(false)
  blocked.mockRestore()
})

test('on an open page it ends in time and keeps its room', () => {
  jest.useFakeTimers({ now: Date.parse('2026-03-02T12:59:58Z') })
  show({ visibleUntil: '2026-03-02T13:00:00Z' })
  const line = screen.getByRole('complementary')
  act(() => jest.advanceTimersByTime(1999))
  expect(line).not.toHaveAttribute('data-over')
  act(() => jest.advanceTimersByTime(1))
  expect(line).toHaveAttribute('data-over')
  jest.useRealTimers()
})

test('its script is a constant, which the policy allows by its hash', () => {
  const html = renderToString(<Announcement announcement={{ ...announcement, text: '"</script>' }} />)
  expect(html).toContain(`>${announcementScript}</script>`)
})
