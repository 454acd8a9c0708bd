import type { Browser } from '@playwright/test'
import { routes, sitePages } from '../../../lib/site/pages.ts'
import type { Run } from '../stack/run.ts'

export type BenchContext = {
  run: Run
  /** Origin of the site. */
  site: string
  browser: Browser
  /** Of `browser`, for Lighthouse. */
  debuggingPort: number
}

/** Every site page, and a sample blog post. */
export const benchedPages: readonly { path: string; title: string }[] = [
  ...sitePages,
  { path: routes.post('the-first-ninety-days'), title: 'Blog post' },
]

/** A positive integer from the environment, else `usual`. @throws {RangeError} */
export function setting(name: string, usual: number): number {
  const value = Number(process.env[name] || usual)
  if (!Number.isInteger(value) || value < 1) throw new RangeError(`${name} must be a whole number from 1`)
  return value
}
