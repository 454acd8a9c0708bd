/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import { act, fireEvent, waitFor } from '@testing-library/react'
import React, { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoot, hydrateRoot } from '../../../lib/next/reactDomClient.ts'
import { expectOfNext, readNext } from '../../fixtures/nextInternals.ts'

const otherwise = 'Correct lib/next/reactDomClient.ts, or remove departure 2 from next.config.js.'

function Counter() {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>{count}</button>
}

test('the HTML of the server becomes interactive', async () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Counter />)
  const button = container.firstElementChild
  document.body.append(container)
  const root = hydrateRoot(container, <Counter />)
  await waitFor(() => {
    fireEvent.click(button as Element)
    expect(button).not.toHaveTextContent('0')
  })
  expect(container.firstElementChild).toBe(button)
  act(() => root.unmount())
  expect(createRoot).toBeInstanceOf(Function)
})

test('hydration is a transition', () => {
  const work: (() => void)[] = []
  const start = jest
    .spyOn(React, 'startTransition')
    .mockImplementation((callback) => void work.push(callback as () => void))
  const container = document.createElement('div')
  hydrateRoot(container, null)
  // React marks the container when it hydrates.
  const isHydrated = () => Object.keys(container).some((key) => key.startsWith('__react'))
  expect(isHydrated()).toBe(false)
  work[0]?.()
  expect(isHydrated()).toBe(true)
  start.mockRestore()
})

test.each(['dist/client/index.js', 'dist/esm/client/index.js'])('%s hydrates by react-dom/client', (file) => {
  const code = readNext(file)
  expectOfNext(code.includes('react-dom/client') && /\.hydrateRoot\(/.test(code), {
    expected: `That next/${file} calls hydrateRoot of react-dom/client`,
    otherwise,
  })
})

test('react-dom/client is the file that is stood in for', () => {
  const { exports } = JSON.parse(readFileSync('node_modules/react-dom/package.json', 'utf8')) as {
    exports: Record<string, unknown>
  }
  expectOfNext(JSON.stringify(exports['./client']).includes('"./client.js"'), {
    expected: 'That react-dom/client is react-dom/client.js',
    otherwise,
  })
})
