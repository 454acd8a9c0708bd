/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { MemoryRouterProvider } from 'next-router-mock/MemoryRouterProvider'
import { Announcement } from '#components/layout/Announcement.tsx'

jest.mock('next/router', () => jest.requireActual<object>('next-router-mock'))

const announcement = {
  text: 'Open day on Thursday',
  background: 'leaf' as const,
  link: { label: 'Come along', href: '/open-day' },
  visibleUntil: null,
}

test('an announcement is a landmark with its words and link', () => {
  render(<Announcement announcement={announcement} />, { wrapper: MemoryRouterProvider })
  const line = screen.getByRole('complementary', { name: 'Announcement' })
  expect(line).toHaveTextContent('Open day on Thursday Come along')
  expect(screen.getByRole('link', { name: 'Come along' })).toHaveAttribute('href', '/open-day')
})

test('an announcement in an unknown colour is yellow', () => {
  const background = 'ink;position:fixed' as 'leaf'
  render(<Announcement announcement={{ ...announcement, link: null, background }} />)
  expect(screen.getByRole('complementary')).toHaveAttribute('style', 'background: var(--butter);')
})

test.each([null, { ...announcement, text: null }])('an announcement without a text is not shown', (none) => {
  render(<Announcement announcement={none} />)
  expect(screen.queryByRole('complementary')).toBeNull()
})
