import '@testing-library/jest-dom'

// Patience with a busy machine: what must be quick is measured by a test of its own. Most tests have no document and do without.
beforeAll(async () => {
  if (!('document' in globalThis)) return
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: 10_000 })
})

// jsdom lays nothing out, so it has nothing to tell of sizes.
class StillResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= StillResizeObserver
