/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { MemoryRouterProvider } from 'next-router-mock/MemoryRouterProvider'
import { Layout } from '#components/layout/Layout.tsx'
import { uniqueAnchors } from '#lib/site/anchors.ts'
import { settings } from './settings.ts'

jest.mock('next/router', () => jest.requireActual<object>('next-router-mock'))

const show = () =>
  render(
    <Layout settings={settings} year={2026}>
      <h1>Page</h1>
    </Layout>,
    { wrapper: MemoryRouterProvider },
  )

test('a page has landmarks and begins with a skip link', () => {
  show()
  expect(screen.getByRole('contentinfo')).toBeInTheDocument()
  const main = screen.getByRole('main')
  expect(main).toContainElement(screen.getByRole('heading', { level: 1 }))
  const first = document.querySelector('a')
  expect(first).toHaveTextContent('Skip to content')
  expect(first?.getAttribute('href')).toBe(`#${main.id}`)
  // Readers that go from landmark to landmark pass what stands outside them all.
  expect(screen.getByRole('banner')).toContainElement(first)
})

test('the ids of the layout are reserved: questions get others', () => {
  show()
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  const targets = [...document.querySelectorAll('a[href^="#"]')].map(
    (a) => a.getAttribute('href')?.slice(1) ?? '',
  )
  expect([ids.length > 3, targets.length > 0]).toEqual([true, true])
  for (const id of [...ids, ...targets]) expect(uniqueAnchors([id], 'item')).toEqual([`${id}-2`])
})
