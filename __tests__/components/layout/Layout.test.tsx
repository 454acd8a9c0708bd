/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { MemoryRouterProvider } from 'next-router-mock/MemoryRouterProvider'
import { Layout } from '#components/layout/Layout.tsx'
import { uniqueAnchors } from '#lib/site/anchors.ts'
import { settings } from './settings.ts'

jest.mock('next/router', () => jest.requireActual<object>('next-router-mock'))

test('the ids of the layout are reserved: questions get others', () => {
  render(
    <Layout settings={settings} year={2026}>
      <h1>Page</h1>
    </Layout>,
    { wrapper: MemoryRouterProvider },
  )
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  const targets = [...document.querySelectorAll('a[href^="#"]')].map(
    (a) => a.getAttribute('href')?.slice(1) ?? '',
  )
  expect([ids.length > 3, targets.length > 0]).toEqual([true, true])
  for (const id of [...ids, ...targets]) expect(uniqueAnchors([id], 'item')).toEqual([`${id}-2`])
})
