import { render } from '@testing-library/react'
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime'
import Router, { type NextRouter } from 'next/router'
import type { ReactNode } from 'react'

/** `ui` on the page at `pathname`. */
export function at(pathname: string, ui: ReactNode) {
  const router = { pathname, asPath: pathname }
  return <RouterContext.Provider value={router as unknown as NextRouter}>{ui}</RouterContext.Provider>
}

/** The same, rendered; `push` records where links lead, `prefetch` what is fetched ahead. */
export function renderAt(pathname: string, ui: ReactNode) {
  const push = jest.spyOn(Router, 'push').mockReset().mockResolvedValue(true)
  const prefetch = jest.spyOn(Router, 'prefetch').mockReset().mockResolvedValue(undefined)
  return { ...render(at(pathname, ui)), push, prefetch }
}
