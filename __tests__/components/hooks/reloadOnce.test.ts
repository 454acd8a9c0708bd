/** @jest-environment jsdom */
import { reloadOnceScript } from '../../../components/hooks/reloadOnce.ts'

/** What the script does when a file cannot be loaded; it gets stand-ins for what it uses. */
function page(pathname: string, storage: Record<string, string> = {}) {
  let listener: (event: { target: unknown }) => void = () => undefined
  const document = { readyState: 'interactive' }
  let reloads = 0
  new Function('addEventListener', 'location', 'document', 'sessionStorage', reloadOnceScript)(
    (_type: string, handle: typeof listener) => (listener = handle),
    { pathname, reload: () => (reloads += 1) },
    document,
    storage,
  )
  return {
    storage,
    document,
    fail: (src?: string) => {
      listener({ target: { src } })
      return reloads
    },
  }
}

const script = 'https://www.example.com/_next/static/chunks/a.js?dpl=1'

test('a page whose start scripts are gone reloads once', () => {
  const first = page('/faq')
  expect(first.fail(script)).toBe(1)
  expect(first.fail(script)).toBe(1)
  expect(page('/faq', first.storage).fail(script)).toBe(0)
  expect(page('/about-us', first.storage).fail(script)).toBe(1)
})

test('a file that is gone after loading reloads nothing', () => {
  const { document, fail } = page('/faq')
  document.readyState = 'complete'
  expect(fail(script)).toBe(0)
})

test.each([undefined, 'https://www.example.com/api/media/a.png'])('%s reloads nothing', (src) => {
  expect(page('/faq').fail(src)).toBe(0)
})
