import { spawnSync } from 'node:child_process'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { scratchFolderPerTest } from './fixtures/scratchFolder.ts'

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

describe('the audit before landing', () => {
  const scratch = scratchFolderPerTest()

  /** Runs it with an npm that prints this text and ends with this status. */
  function audit(status: number, report: object) {
    const npm = path.join(scratch.folder, 'npm')
    writeFileSync(npm, `#!/bin/sh\ncat <<'END'\n${JSON.stringify(report, null, 2)}\nEND\nexit ${status}\n`)
    chmodSync(npm, 0o755)
    const PATH = `${scratch.folder}:${process.env.PATH}`
    return spawnSync('bash', ['.ci/audit'], { env: { ...process.env, PATH }, encoding: 'utf8' })
  }

  test('fails on a known flaw', () => {
    const vulnerabilities = { left: { severity: 'high' } }
    const { status, stdout } = audit(1, { auditReportVersion: 2, vulnerabilities })
    expect(status).toBe(1)
    expect(stdout).toContain('"left"')
  })

  test('passes with a sentence when the registry refuses to tell', () => {
    const { status, stdout } = audit(1, { message: '405 Method Not Allowed', statusCode: 405 })
    expect(status).toBe(0)
    expect(stdout.match(/the registry did not tell/g)).toHaveLength(2)
  })
})
