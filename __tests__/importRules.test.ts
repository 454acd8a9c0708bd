/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

type Cruise = {
  summary: { totalCruised: number; violations: unknown[] }
  modules: { source: string; dependencies: { resolved: string }[] }[]
}

const floors = ['pages', 'components', 'lib', 'styles', 'sanity', 'local', '__tests__']
const depcruise = path.join('node_modules', '.bin', 'depcruise')
const output = execFileSync(depcruise, [...floors, '--output-type', 'json'], { maxBuffer: 64 * 2 ** 20 })
const { summary, modules } = JSON.parse(output.toString()) as Cruise

const floorOf = (file: string) => file.split('/')[0] ?? ''

test('the floors are kept, and the check has really seen them', () => {
  expect(summary.violations).toEqual([])
  // With a compiler it does not know, the tool cruises nothing and reports success.
  for (const floor of floors) expect(modules.some(({ source }) => source.startsWith(`${floor}/`))).toBe(true)
  expect(summary.totalCruised).toBeGreaterThan(150)
})

test("the README's diagram draws every import between floors, and no other", () => {
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => [floorOf(source), floorOf(resolved)] as const),
  )
  const crossing = imports.filter(
    ([from, to]) => from !== to && from !== '__tests__' && floors.includes(from) && floors.includes(to),
  )
  const [, diagram = ''] =
    /```mermaid\nflowchart TD\n([\s\S]*?)```/.exec(readFileSync('README.md', 'utf8')) ?? []
  const drawn = diagram
    .trim()
    .split('\n')
    .map((line) => line.trim())
  expect([...drawn].sort()).toEqual([...new Set(crossing.map(([from, to]) => `${from} --> ${to}`))].sort())
})
