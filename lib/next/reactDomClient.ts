import { startTransition } from 'react'
import type * as ReactClient from 'react-dom/client'
// @ts-expect-error -- By its path, which has no types: `react-dom/client` is this file.
import client from '../../node_modules/react-dom/client.js'

/** Departure 2 (README.md): stands in for `react-dom/client` and hydrates in a transition. */

const react = client as typeof ReactClient

export const hydrateRoot: typeof ReactClient.hydrateRoot = (...args) => {
  let root!: ReturnType<typeof ReactClient.hydrateRoot>
  startTransition(() => {
    root = react.hydrateRoot(...args)
  })
  return root
}

export const { createRoot } = react

const reactDomClient = { createRoot, hydrateRoot }

/** Next imports the default. */
export default reactDomClient
