import { chromium } from '@playwright/test'
import { existsSync } from 'node:fs'
import { attempt, canRun, installFromDebian } from './programs.ts'

const wholePaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Without address bar and tabs, a small page takes half of the CPU time. */
const headlessPaths = ['/usr/bin/chromium-headless-shell']

/**
 * Features that tests disable: the last list wins, so it repeats Playwright's own.
 * The first two render suggestions of the address bar, which doubles a new page's CPU time.
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

/** Debian packages, each with its paths. */
const debianPackages = {
  headless: { 'chromium-headless-shell': headlessPaths, chromium: wholePaths },
  whole: { chromium: wholePaths },
}

/**
 * A system font whose metrics the fallback faces of `styles/fonts.ts` know. A bare Debian has none:
 * headings then wrap anew when the web font comes late, which tests measure as layout shift.
 */
function installFallbackFont(say: (line: string) => void): void {
  const folder = '/usr/share/fonts/truetype/liberation'
  if (process.platform !== 'linux' || existsSync(folder) || !existsSync('/etc/debian_version')) return
  if (!installFromDebian('fonts-liberation'))
    say('No fonts-liberation: pages shift while fonts load. On Debian: apt-get install fonts-liberation')
}

/**
 * A browser, found or installed. Tests prefer a `headless` one; measurements use a `whole` one.
 * @throws {Error} when there is none and none can be installed
 */
export function findBrowser(say: (line: string) => void, kind: keyof typeof debianPackages): string {
  installFallbackFont(say)
  const packages = debianPackages[kind]
  const paths = [process.env.CHROMIUM_PATH ?? '', ...Object.values(packages).flat()].filter(Boolean)
  const found = paths.find(canRun)
  const canInstall = () => Object.keys(packages).some((name) => installFromDebian(name))
  const file = found ?? (canInstall() ? paths.find(canRun) : undefined)
  if (file) {
    say(`Browser: ${file}${found ? '' : ", installed from Debian's packages"}`)
    return file
  }
  if (attempt('playwright', ['install', 'chromium']) && canRun(chromium.executablePath())) {
    say(`Browser: Playwright's own Chromium, installed`)
    return chromium.executablePath()
  }
  throw new Error('No browser: install Chromium or Chrome, or name one with CHROMIUM_PATH')
}
