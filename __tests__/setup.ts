/// <reference types="@testing-library/jest-dom" />

// Most tests have no document, and both packages take long to load.
beforeAll(async () => {
  if (!('document' in globalThis)) return
  jest.requireActual('@testing-library/jest-dom')
  const { configure } = await import('@testing-library/dom')
  // How long a test may hang on a busy machine.
  configure({ asyncUtilTimeout: 30_000 })
})

// jsdom lays nothing out: no size changes, nothing comes into view.
class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= StillObserver
globalThis.IntersectionObserver ??= StillObserver as unknown as typeof IntersectionObserver
// Nor does it have media queries: none matches.
if ('window' in globalThis) window.matchMedia ??= () => ({ matches: false }) as MediaQueryList

// jsdom has `dialog` and its `open`, but cannot show or close one.
if ('HTMLDialogElement' in globalThis) {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false
  }
}
