import { startTransition } from 'react'
import type * as ReactClient from 'react-dom/client'
// @ts-expect-error -- By its path, which has no types: the name would lead back here.
import client from '../../node_modules/react-dom/client.js'

/**
 * Stands in for `react-dom/client`, see next.config.js. Next's pages router takes a page over in one go, which on a phone holds up whatever
 * the visitor does meanwhile. As a transition React does it in slices of some milliseconds, and lets a press or a key go first.
 */

const react = client as typeof ReactClient

export const hydrateRoot: typeof ReactClient.hydrateRoot = (...given) => {
  // React calls what it is given at once.
  let root!: ReturnType<typeof ReactClient.hydrateRoot>
  startTransition(() => {
    root = react.hydrateRoot(...given)
  })
  return root
}

export const { createRoot } = react

const wholeModule = { createRoot, hydrateRoot }

/** What Next uses. */
export default wholeModule
