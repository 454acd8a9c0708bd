import { chromium } from '@playwright/test'
import { attempt, installFromDebian } from './debian.ts'
import { canRun } from './programs.ts'

/** Where Chromium or Chrome usually is; the first that can be run is taken. */
const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Chromium without windows: the same pages and scripts, but no address bar, tabs and profile are made for each page that a test opens, which takes
 * half of the processor time of a small page. Playwright's own Chromium is like this.
 */
const windowlessPlaces = ['/usr/bin/chromium-headless-shell']

/**
 * What Chromium does without in tests. It heeds only the last list that it is given, so Playwright's own has to stand here too. The first two would
 * draw, for every page that a test opens, two pages more that nobody sees: the suggestions below the address bar, made in HTML. They cost as
 * much processor time as everything else that a new page needs.
 */
export const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
] as const

/** No browser was found and none could be installed. */
class NoBrowserError extends Error {
  override name = 'NoBrowserError'
}

/** Packages of Debian, and where each puts its browser. */
const debianPackages = {
  windowless: { 'chromium-headless-shell': windowlessPlaces, chromium: usualPlaces },
  whole: { chromium: usualPlaces },
}

const installed = (places: readonly string[]): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', ...places].filter(Boolean).find(canRun)

/**
 * A browser, found or installed; `say` hears in one line what was done. `windowless` is for tests, which open hundreds of pages: one that
 * makes no windows is taken first. Measurements want the whole browser, as visitors have it.
 * @throws {NoBrowserError} when neither works.
 */
export function findBrowser(say: (line: string) => void, kind: keyof typeof debianPackages): string {
  const packages = Object.entries(debianPackages[kind])
  const found = installed(packages.flatMap(([, places]) => places))
  if (found) {
    say(`Browser: ${found}`)
    return found
  }
  for (const [name, places] of packages) {
    const debian = installFromDebian(name) && installed(places)
    if (debian) {
      say(`Browser: ${debian}, installed from Debian's packages`)
      return debian
    }
  }
  if (attempt('playwright', ['install', 'chromium']) && canRun(chromium.executablePath())) {
    say(`Browser: Playwright's own Chromium, installed`)
    return chromium.executablePath()
  }
  throw new NoBrowserError('No browser: install Chromium or Chrome, or name one with CHROMIUM_PATH')
}
