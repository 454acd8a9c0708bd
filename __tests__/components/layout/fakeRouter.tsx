import { render } from '@testing-library/react'
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime'
import type { NextRouter } from 'next/router'
import type { ReactNode } from 'react'

/** `ui` on the page at `pathname`; `push` records where links lead. */
export function at(pathname: string, ui: ReactNode, push: jest.Mock = jest.fn()) {
  const router = { pathname, asPath: pathname, push, prefetch: jest.fn().mockResolvedValue(undefined) }
  return <RouterContext.Provider value={router as unknown as NextRouter}>{ui}</RouterContext.Provider>
}

export function renderAt(pathname: string, ui: ReactNode) {
  const push = jest.fn().mockResolvedValue(true)
  return { ...render(at(pathname, ui, push)), push }
}
