import type { Browser } from '@playwright/test'
import { routes, sitePages } from '../../lib/routes.ts'
import type { Run } from '../run.ts'

/** What the parts that look at the running site are given. */
export type BenchContext = {
  run: Run
  /** Address of the site, without a slash at its end. */
  site: string
  browser: Browser
  /** The port at which `browser` can be driven by other tools. */
  debuggingPort: number
}

/** Every route of the specification's table, a blog post by one of the sample articles. */
export const benchedPages: readonly { path: string; title: string }[] = [
  ...sitePages,
  { path: routes.post('the-first-ninety-days'), title: 'Blog post' },
]

/** A whole number from the environment, for shorter runs while one works on this tool. */
export function setting(name: string, usual: number): number {
  const value = Number(process.env[name] || usual)
  if (!Number.isInteger(value) || value < 1) throw new RangeError(`${name} must be a whole number from 1`)
  return value
}
