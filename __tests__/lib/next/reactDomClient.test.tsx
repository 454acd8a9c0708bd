/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import React from 'react'
import { hydrateRoot } from '#lib/next/reactDomClient.ts'
import { expectOfNext } from '#tests/fixtures/nextInternals.ts'

const otherwise = 'Correct lib/next/reactDomClient.ts, or remove departure 2 from next.config.js.'

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
  const code = readFileSync(`node_modules/next/${file}`, 'utf8')
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
