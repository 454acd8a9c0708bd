import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime'
import type { NextRouter } from 'next/router'
import { useState, type ReactNode } from 'react'

type Query = Record<string, string>
type Target = { pathname: string; query: Query }

/** What a test reads and does at the URL bar. */
type AddressBar = {
  /** The query that the page is at. */
  query: Query
  pushed: { target: Target; options: unknown }[]
  /** As the browser's Back and Forward do, or the router once it knows the query. */
  visit: (query: Query) => void
  /** Makes each push wait until this is resolved, as on a slow device. */
  held: Promise<void> | undefined
}

/**
 * A router that keeps its query in React state, as Next's does: `push` renders the page anew.
 * `ready` is false in the server's HTML and until the query is known by `visit`.
 */
export function createAddressBar(query: Query = {}, ready = true) {
  let isReady = ready
  const bar: AddressBar = { query, pushed: [], visit: () => {}, held: undefined }

  function AtAddress({ children }: { children: ReactNode }) {
    const [current, setCurrent] = useState(query)
    bar.query = current
    bar.visit = (next) => {
      isReady = true
      setCurrent(next)
    }
    const router = {
      pathname: '/job-seeker',
      asPath: '/job-seeker',
      query: current,
      isReady,
      prefetch: async () => {},
      push: async (target: Target, _as: unknown, options: unknown) => {
        bar.pushed.push({ target, options })
        if (bar.held) await bar.held
        setCurrent(target.query)
        return true
      },
    }
    return <RouterContext.Provider value={router as unknown as NextRouter}>{children}</RouterContext.Provider>
  }

  return { bar, AtAddress }
}
