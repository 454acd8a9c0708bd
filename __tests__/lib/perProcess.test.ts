import { bundleApart } from '../fixtures/newProcess.ts'

test('bundles of one process share what each name stands for, which is made once', async () => {
  const page = await import('../../lib/perProcess.server.ts')
  bundleApart()
  const route = await import('../../lib/perProcess.server.ts')
  expect(route.perProcess).not.toBe(page.perProcess)
  const make = jest.fn(() => ({}))
  const made = page.perProcess('a', make)
  expect(route.perProcess('a', make)).toBe(made)
  expect(make).toHaveBeenCalledTimes(1)
  expect(route.perProcess('b', make)).not.toBe(made)
})
