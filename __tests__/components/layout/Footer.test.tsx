/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { Footer } from '#components/layout/Footer.tsx'
import { settings } from './settings.ts'

const linksIn = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

test('the footer labels every link and leads to its page', () => {
  render(<Footer settings={settings} year={2026} />)
  expect(linksIn('Job seekers')).toEqual([
    ['Search Positions', '/job-seeker'],
    ['For Job Seekers', '/job-seeker'],
    ['FAQ', '/faq'],
  ])
  expect(linksIn('Employers')).toEqual([
    ['Schedule a Call', '/contact-us'],
    ['Contact Us', '/contact-us'],
    ['About Us', '/about-us'],
    ['Our Blog', '/blog'],
    ['Case Studies & Resource', '/case-study'],
  ])
})

test('the footer shows logo, words, addresses, phone, email and social icons', () => {
  render(<Footer settings={settings} year={2026} />)
  expect(screen.getByRole('img', { name: 'Goodline' })).toBeInTheDocument()
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  expect(headings).toEqual(['For people', 'For companies', 'Our office'])
  for (const text of [
    settings.intro,
    'Goodline Staffing LLC',
    '27 Relay Street, Suite 4',
    'Wilmington, DE 19801',
    'Tampa, Florida',
    'A good line takes two.',
    '© 2026 Goodline Staffing',
  ])
    expect(screen.getByText(text ?? '')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '(813) 555-0142' })).toHaveAttribute('href', 'tel:+18135550142')
  expect(screen.getByRole('link', { name: 'hello@goodline.example' })).toHaveAttribute(
    'href',
    'mailto:hello@goodline.example',
  )
  expect(screen.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
    'href',
    'https://social.example/goodline',
  )
  // Without a URL an icon is no link.
  for (const name of ['Instagram', 'Dribbble']) {
    expect(screen.getByRole('img', { name })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name })).toBeNull()
  }
})

test('the footer lists landing pages in its last line, if any', () => {
  const footer = [
    { label: 'Privacy policy', href: '/privacy' },
    { label: null, href: '/unnamed' },
  ]
  const { rerender } = render(<Footer settings={{ ...settings, menu: { ...settings.menu, footer } }} />)
  expect(linksIn('More pages')).toEqual([['Privacy policy', '/privacy']])
  rerender(<Footer settings={settings} />)
  expect(screen.queryByRole('navigation', { name: 'More pages' })).toBeNull()
})
