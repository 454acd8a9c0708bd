import { bundleApart } from '../../fixtures/newProcess.ts'

test('bundles of one process share one value per name', async () => {
  const page = await import('../../../lib/util/process.server.ts')
  bundleApart()
  const route = await import('../../../lib/util/process.server.ts')
  expect(route.processWide).not.toBe(page.processWide)
  const value = page.processWide('a', () => ({}))
  expect(route.processWide('a', () => ({}))).toBe(value)
  expect(route.processWide('b', () => ({}))).not.toBe(value)
})
