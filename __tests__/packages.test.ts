import { readFileSync } from 'node:fs'

type Entry = { integrity?: string; resolved?: string; link?: boolean }

/** The packages of the lock file that come from a registry. */
const locked = () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Entry>
  }
  return Object.entries(packages).filter(([at, { link }]) => at.includes('node_modules/') && !link)
}

test('the lock file has a strong hash of every package', () => {
  expect(locked().length).toBeGreaterThan(1_000)
  expect(locked().filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))).toEqual([])
})

test('the lock file names no registry', () => {
  expect(locked().filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})

test('install scripts run only where package.json allows them', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^strict-allow-scripts=true$/m)
})
