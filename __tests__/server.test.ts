/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** What keeps the server from starting is said in one line. What it does when it runs is tested in e2e/server.spec.ts. */

const start = (options: string[], cwd = '.') =>
  spawnSync(process.execPath, [path.join(cwd, 'server.ts'), ...options], {
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      NEXT_PUBLIC_SITE_URL: 'http://localhost:3000',
      NEXT_PUBLIC_SANITY_PROJECT_ID: 'test',
      NEXT_PUBLIC_SANITY_DATASET: 'production',
      NEXT_PUBLIC_SANITY_API_VERSION: '2026-03-01',
      NEXT_PUBLIC_BLOG_API_HOST: 'http://localhost:3350',
      SANITY_REVALIDATE_SECRET: 'a-secret-for-tests',
    } as unknown as NodeJS.ProcessEnv,
  })

test.each(['http', '-1', '3000.5', '65536'])('the port "%s" stops the start with one line', (port) => {
  const { status, stderr, stdout } = start([`--port=${port}`])
  expect(stderr).toBe('PORT must be a port number, 0 to 65535.\n')
  expect(stdout).toBe('')
  expect(status).toBe(1)
})

test('an option that there is not stops the start with one line', () => {
  const { status, stderr } = start(['--prot=3000'])
  expect(stderr).toMatch(/^Unknown option '--prot'[^\n]*\n$/)
  expect(status).toBe(1)
})

test('without a build, the line says what to do', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'goodline-server-'))
  try {
    for (const name of ['server.ts', 'package.json']) copyFileSync(name, path.join(folder, name))
    for (const name of ['lib', 'node_modules', 'next.config.js'])
      symlinkSync(path.resolve(name), path.join(folder, name))
    const { status, stderr } = start(['--port=0'], folder)
    expect(stderr).toMatch(/^Could not find a production build[^\n]*next build[^\n]*\n$/)
    expect(status).toBe(1)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
