/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import path from 'node:path'

type Cruise = { summary: { totalCruised: number; violations: unknown[] }; modules: { source: string }[] }

const floors = ['pages', 'components', 'lib', 'styles', 'sanity', 'local', '__tests__']

test('the floors are kept, and the check has really seen them', () => {
  const depcruise = path.join('node_modules', '.bin', 'depcruise')
  const output = execFileSync(depcruise, [...floors, '--output-type', 'json'], { maxBuffer: 64 * 2 ** 20 })
  const { summary, modules } = JSON.parse(output.toString()) as Cruise
  expect(summary.violations).toEqual([])
  // With a compiler it does not know, the tool cruises nothing and reports success.
  for (const floor of floors) expect(modules.some(({ source }) => source.startsWith(`${floor}/`))).toBe(true)
  expect(summary.totalCruised).toBeGreaterThan(150)
})
