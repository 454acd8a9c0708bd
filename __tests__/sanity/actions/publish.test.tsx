/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import type { DocumentActionComponent, DocumentActionProps } from 'sanity'
import { LiveBadge, notePress } from '../../../sanity/actions/publish.ts'

const mockPush = jest.fn()
jest.mock('@sanity/ui/toast', () => ({ useToast: () => ({ push: mockPush }) }), { virtual: true })

const publish = jest.fn()
/**
 * Grey, as Sanity's is when there is nothing to publish, and when the rules refuse what there is.
 */
const sanitys: DocumentActionComponent = Object.assign(
  () => ({ label: 'Publish', disabled: true, onHandle: publish }),
  { action: 'publish' as const },
)
const notedPublish = notePress(sanitys)
/** The action and the badge of one form. */
const useForm = (props: DocumentActionProps) => ({ action: notedPublish(props), badge: LiveBadge(props) })

/** What the site responds to a look: the stamp of its page, or nothing ever. */
const site = jest.fn<Promise<unknown>, [path: string, options: { signal: AbortSignal }]>()
const page = (etag: string, status = 200) => ({ status, headers: new Headers({ etag }) })

type Form = { type: string; slug: { current: string }; visibleFrom: string; visibleUntil: string }
const landing = { type: 'landingPage', slug: { current: 'seats' } }

const never = new Promise<never>(() => undefined)

/**
 * The form of the About page, as it stands with these versions; each look of the site waits for
 * the clock.
 */
function form(published: string | null, draft?: string, document: Partial<Form> = {}) {
  const { type = 'aboutPage', ...fields } = document
  const props = (published: string | null, draft?: string) =>
    ({
      id: type,
      type,
      published: published === null ? null : { _rev: published, ...fields },
      draft: draft === undefined ? null : { _rev: draft, ...fields },
    }) as DocumentActionProps
  const { result, rerender } = renderHook(useForm, { initialProps: props(published, draft) })
  return {
    says: () => result.current.badge?.label,
    press: () => act(async () => result.current.action?.onHandle?.()),
    becomes: (published: string | null, draft?: string) => act(async () => rerender(props(published, draft))),
  }
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  jest.useFakeTimers()
  publish.mockReset()
  mockPush.mockReset()
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

test('Publish runs at once, while the site’s pages are requested', async () => {
  site.mockReturnValue(never)
  await form('r1', 'r2').press()
  expect(publish).toHaveBeenCalledTimes(1)
  expect(site).toHaveBeenCalledWith('/about-us', expect.objectContaining({ method: 'HEAD' }))
})

test('after a publish the badge shows its progress, then the live page', async () => {
  const { says, press, becomes } = form('r1', 'r2')
  await press()
  expect(says()).toBeUndefined()
  await becomes('r2')
  expect(says()).toBe('On its way…')
  await pass(1000)
  expect(says()).toBe('On its way…')
  site.mockResolvedValue(page('new'))
  await pass(400)
  expect(says()).toBe('Live on the site')
})

test.each([
  ['hangs', () => site.mockImplementation(hangs)],
  ['fails', () => site.mockResolvedValue(page('error', 500))],
  ['cannot be reached', () => site.mockRejectedValue(new TypeError('Failed to fetch'))],
])('nothing is reported live when the site %s at the press', async (_what, fail) => {
  fail()
  const { says, press, becomes } = form('r1', 'r2')
  await press()
  expect(publish).toHaveBeenCalledTimes(1)
  await becomes('r2')
  await pass(2000)
  site.mockResolvedValue(page('new'))
  await pass(12_000)
  expect(says()).toBeUndefined()
})

test('a site that hangs after a publish is requested again', async () => {
  const { says, press, becomes } = form('r1', 'r2')
  await press()
  site.mockImplementation(hangs)
  await becomes('r2')
  await pass(1000)
  site.mockResolvedValue(page('new'))
  await pass(2000)
  expect(says()).toBe('Live on the site')
})

test('a publish that changes no page is not said to be live', async () => {
  const { says, press, becomes } = form('r1', 'r2')
  await press()
  await becomes('r2')
  await pass(12_000)
  expect(says()).toBeUndefined()
})

test('a newer draft after a publish shows no message', async () => {
  const { says, press, becomes } = form('r1', 'r2')
  await press()
  await becomes('r2')
  site.mockResolvedValue(page('new'))
  await pass(400)
  await becomes('r2', 'r3')
  expect(says()).toBeUndefined()
  // Thrown away again, it leaves nothing to say either.
  await becomes('r2')
  expect(says()).toBeUndefined()
})

test('a refused publish is not watched, even when its draft is discarded', async () => {
  const { says, press, becomes } = form('r1', 'r2')
  await press()
  site.mockResolvedValue(page('by somebody else'))
  await pass(1000)
  expect(says()).toBeUndefined()
  await becomes('r1')
  expect(says()).toBeUndefined()
})

test('a new landing page is live once visitors get it', async () => {
  site.mockResolvedValue(page('of-404', 404))
  const { says, press, becomes } = form(null, 'r1', landing)
  await press()
  await becomes('r1')
  await pass(1000)
  expect(site).not.toHaveBeenCalled()
  await pass(1000)
  expect(says()).toBe('On its way…')
  site.mockResolvedValue(page('new'))
  await pass(400)
  expect(says()).toBe('Live on the site')
})

test.each([
  [
    'a landing page to come',
    { ...landing, visibleFrom: '2999-01-01T17:00:00Z' },
    'Scheduled: from Jan 1, 2999, 12:00 PM EST',
  ],
  [
    'a landing page that is over',
    { ...landing, visibleUntil: '2020-01-01T17:00:00Z' },
    'Over since Jan 1, 2020, 12:00 PM EST',
  ],
])('badge and message say when visitors see %s, unasked', async (_what, document, words) => {
  const { says, press, becomes } = form('r1', 'r2', document)
  await press()
  await becomes('r2')
  await pass(12_000)
  expect(site).not.toHaveBeenCalled()
  expect(says()).toBe(words)
  expect(mockPush.mock.lastCall).toMatchObject([{ title: `${words}. Visitors do not see it now.` }])
})

test('the badge of a landing page follows the clock', async () => {
  const times = { visibleFrom: new Date(Date.now() + 3_600_000).toISOString() }
  const { says } = form('r1', undefined, { ...landing, ...times })
  expect(says()).toMatch(/^Scheduled: from /)
  await pass(3_599_000)
  expect(says()).toMatch(/^Scheduled: from /)
  await pass(1000)
  expect(says()).toBe('On the site')
})

test('the badge of a landing page that was never published says draft', () => {
  expect(form(null, 'r1', landing).says()).toBe('Draft')
})

test('the site gets no request for the page of a 404', async () => {
  const { says, press, becomes } = form('r1', 'r2', { type: 'notFoundPage' })
  await press()
  await becomes('r2')
  await pass(12_000)
  expect(site).not.toHaveBeenCalled()
  expect(says()).toBeUndefined()
  expect(mockPush).not.toHaveBeenCalled()
})
