/** @jest-environment node */
import { runtimeEntries } from '../../../components/startup/runtimeEntries.ts'

const push = (entry: string) => `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${entry});`

test('what the bundler tells its runtime is read as the data that it is', () => {
  const script = `${push('{"otherChunks":["a.js"],"runtimeModuleIds":[1,2]}')}\n${push('{"otherChunks":[],"runtimeModuleIds":[3]}')}`
  expect(runtimeEntries(script)).toEqual([
    { otherChunks: ['a.js'], runtimeModuleIds: [1, 2] },
    { otherChunks: [], runtimeModuleIds: [3] },
  ])
})

test.each([
  'alert(1)',
  push('f()'),
  `${push('{}')}alert(1)`,
  `alert(1);${push('{}')}`,
  `${push('{}')}\nalert(1)`,
  '',
])('a script that is anything else stops the build: %s', (script) => {
  expect(() => runtimeEntries(script)).toThrow()
})
