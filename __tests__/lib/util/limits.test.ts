import { limitWatch } from '../../../lib/util/limits.server.ts'

const megabytes = (used: number, limit: number) => ({ used: used * 1_000_000, limit: limit * 1_000_000 })

test('a limit is named once 80 percent are used, again after less', () => {
  const watch = limitWatch('memory')
  const line = '[limits] memory: 801 of 1000 MB are used.'
  expect([800, 801, 900, 801, 700, 801].map((used) => watch(megabytes(used, 1000)))).toEqual([
    undefined,
    line,
    undefined,
    undefined,
    undefined,
    line,
  ])
})

test('without a limit nothing is near', () => {
  expect(limitWatch('memory')(megabytes(900, 0))).toBeUndefined()
})
