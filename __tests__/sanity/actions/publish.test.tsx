/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import type { DocumentActionComponent, DocumentActionProps } from 'sanity'
import { sayWhenLive } from '../../../sanity/actions/publish.ts'

const publish = jest.fn()
/**
 * Grey, as Sanity's is when there is nothing to publish, and when the rules refuse what there is.
 */
const sanitys: DocumentActionComponent = Object.assign(
  () => ({ label: 'Publish', disabled: true, onHandle: publish }),
  { action: 'publish' as const },
)
const sayWhenLiveOf = sayWhenLive(sanitys)

/** What the site responds to a look: the stamp of its page, or nothing ever. */
const site = jest.fn<Promise<unknown>, [path: string, options: { signal: AbortSignal }]>()
const page = (etag: string, status = 200) => ({ status, headers: new Headers({ etag }) })

const never = new Promise<never>(() => undefined)

/**
 * The button of the About page, as it stands with these versions; each look of the site waits for
 * the clock.
 */
function button(published: string, draft?: string) {
  const props = (published: string, draft?: string) =>
    ({
      type: 'aboutPage',
      published: { _rev: published },
      draft: draft === undefined ? null : { _rev: draft },
    }) as DocumentActionProps
  const { result, rerender } = renderHook(sayWhenLiveOf, { initialProps: props(published, draft) })
  return {
    label: () => result.current?.label,
    press: () => act(async () => result.current?.onHandle?.()),
    becomes: (published: string, draft?: string) => act(async () => rerender(props(published, draft))),
  }
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  jest.useFakeTimers()
  publish.mockReset()
  site.mockReset().mockResolvedValue(page('old'))
  Object.defineProperty(globalThis, 'fetch', { value: site, configurable: true })
  Object.defineProperty(AbortSignal, 'timeout', {
    configurable: true,
    value: (milliseconds: number) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(), milliseconds)
      return controller.signal
    },
  })
})
afterEach(() => jest.useRealTimers())

/** A site that takes a request and never responds. */
const hangs = (_path: string, { signal }: { signal: AbortSignal }) =>
  new Promise<never>((_done, fail) => signal.addEventListener('abort', () => fail(new Error('Timed out.'))))

test('the press is handed on at once, while the site is asked', () => {
  site.mockReturnValue(never)
  const { result } = renderHook(sayWhenLiveOf, {
    initialProps: {
      type: 'aboutPage',
      published: { _rev: 'a' },
      draft: { _rev: 'b' },
    } as DocumentActionProps,
  })
  result.current?.onHandle?.()
  expect(publish).toHaveBeenCalledTimes(1)
  expect(site).toHaveBeenCalledWith('/about-us', expect.objectContaining({ method: 'HEAD' }))
})

test('after a publish the button shows its progress, then the live page', async () => {
  const { label, press, becomes } = button('r1', 'r2')
  await press()
  expect(label()).toBe('Publish')
  await becomes('r2')
  expect(label()).toBe('On its way…')
  await pass(1000)
  expect(label()).toBe('On its way…')
  site.mockResolvedValue(page('new'))
  await pass(400)
  expect(label()).toBe('Live on the site')
})

test('a page that was not there before is live once it is', async () => {
  site.mockResolvedValue(page('of-404', 404))
  const { label, press, becomes } = button('r1', 'r2')
  await press()
  await becomes('r2')
  site.mockResolvedValue(page('new'))
  await pass(400)
  expect(label()).toBe('Live on the site')
})

test.each([
  ['hangs', () => site.mockImplementation(hangs)],
  ['fails', () => site.mockResolvedValue(page('error', 500))],
  ['cannot be reached', () => site.mockRejectedValue(new TypeError('Failed to fetch'))],
])('nothing is reported live when the site %s at the press', async (_what, fail) => {
  fail()
  const { label, press, becomes } = button('r1', 'r2')
  await press()
  expect(publish).toHaveBeenCalledTimes(1)
  await becomes('r2')
  await pass(2000)
  site.mockResolvedValue(page('new'))
  await pass(12_000)
  expect(label()).toBe('Publish')
})

test('a site that hangs later holds nothing up: it is asked again', async () => {
  const { label, press, becomes } = button('r1', 'r2')
  await press()
  site.mockImplementation(hangs)
  await becomes('r2')
  await pass(1000)
  site.mockResolvedValue(page('new'))
  await pass(2000)
  expect(label()).toBe('Live on the site')
})

test('a publish that changes no page is not said to be live', async () => {
  const { label, press, becomes } = button('r1', 'r2')
  await press()
  await becomes('r2')
  await pass(12_000)
  expect(label()).toBe('Publish')
})

test('a draft has not been published, and nothing is said of it', async () => {
  const { label, press, becomes } = button('r1', 'r2')
  await press()
  await becomes('r2')
  site.mockResolvedValue(page('new'))
  await pass(400)
  await becomes('r2', 'r3')
  expect(label()).toBe('Publish')
  // Thrown away again, it leaves nothing to say either.
  await becomes('r2')
  expect(label()).toBe('Publish')
})

test('a refused publish is not watched, even when its draft is discarded', async () => {
  const { label, press, becomes } = button('r1', 'r2')
  await press()
  site.mockResolvedValue(page('by somebody else'))
  await pass(1000)
  expect(label()).toBe('Publish')
  await becomes('r1')
  expect(label()).toBe('Publish')
})
