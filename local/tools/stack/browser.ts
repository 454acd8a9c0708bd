import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Where systems keep it; the headless shell, which draws no window, takes half of the CPU time. */
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The Chromium that `CHROMIUM` names, Playwright's own, or the system's; undefined without one. */
export const findChromium = (): string | undefined =>
  process.env.CHROMIUM || [chromium.executablePath(), ...systemPaths].find((file) => existsSync(file))

/** What to do without one. */
export const noChromium =
  'The browser tests did not run: there is no Chromium. Get one by: npx playwright install chromium'
