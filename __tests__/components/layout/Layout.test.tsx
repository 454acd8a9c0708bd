import { screen } from '@testing-library/react'
import Router from 'next/router'
import { Layout } from '../../../components/layout/Layout.tsx'
import { uniqueAnchors } from '../../../lib/anchors.ts'
import { renderAt } from './fakeRouter.tsx'
import { settings } from './settings.ts'

beforeEach(() => {
  Router.router = { asPath: '/', beforePopState: () => undefined } as unknown as typeof Router.router
})

const show = () =>
  renderAt(
    '/',
    <Layout settings={settings} year={2026}>
      <h1>Page</h1>
    </Layout>,
  )

test('frames a page with landmarks, and starts with a way past the navigation', () => {
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

test('leaves none of its ids, and none that it leads to, to a question, a role group or a landing page', () => {
  show()
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  const places = [...document.querySelectorAll<HTMLElement>('[data-place]')].map(
    ({ dataset }) => dataset.place,
  )
  expect([ids.length > 3, places.length > 0]).toEqual([true, true])
  for (const id of [...ids, ...places]) expect(uniqueAnchors([id], 'item')).toEqual([`${id}-2`])
})
