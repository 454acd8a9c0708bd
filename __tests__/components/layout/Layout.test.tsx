import { screen } from '@testing-library/react'
import Router from 'next/router'
import { Layout } from '../../../components/layout/Layout.tsx'
import { renderAt } from './fakeRouter.tsx'
import { settings } from './settings.ts'

beforeEach(() => {
  Router.router = { asPath: '/', beforePopState: () => undefined } as unknown as typeof Router.router
})

test('frames a page with landmarks, and starts with a way past the navigation', () => {
  renderAt(
    '/',
    <Layout settings={settings} year={2026}>
      <h1>Page</h1>
    </Layout>,
  )
  expect(screen.getByRole('banner')).toBeInTheDocument()
  expect(screen.getByRole('contentinfo')).toBeInTheDocument()
  const main = screen.getByRole('main')
  expect(main).toContainElement(screen.getByRole('heading', { level: 1 }))
  const first = document.querySelector('a')
  expect(first).toHaveTextContent('Skip to content')
  expect(first?.getAttribute('href')).toBe(`#${main.id}`)
})
