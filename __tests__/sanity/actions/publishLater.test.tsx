/** @jest-environment jsdom */
import { render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DocumentActionDescription, DocumentActionProps } from 'sanity'
import { LaterDialog, PublishLater } from '../../../sanity/actions/publishLater.tsx'

jest.mock('@sanity/ui', () => jest.requireActual<object>('../plainUi.tsx'), { virtual: true })
jest.mock('@sanity/ui/toast', () => ({ useToast: () => ({ push: () => '' }) }), { virtual: true })
jest.mock('sanity', () => ({ useClient: () => undefined, useSchema: () => ({ get: () => undefined }) }), {
  virtual: true,
})
jest.mock('sanity/router', () => ({}), { virtual: true })

let mockWaiting: object | null | undefined
jest.mock('../../../sanity/nextVersion.ts', () => ({ useNextVersion: () => mockWaiting }))

/** The action of a document with these versions. */
function actionOf(draft: object | null, published: object | null, waiting: object | null | undefined = null) {
  mockWaiting = waiting
  const props = { id: 'a', type: 'landingPage', draft, published } as unknown as DocumentActionProps
  const { result } = renderHook(() => PublishLater(props) as DocumentActionDescription | null)
  return result.current
}

const page = { title: 'Spring', slug: { current: 'spring' } }

test('a change of a published document can wait', () =>
  expect(actionOf({ ...page, title: 'Summer' }, page)).toMatchObject({ disabled: false }))

test.each([
  ['without a change', null, page],
  ['that was never published', page, null],
])('a document %s has nothing that waits', (_what, draft, published) =>
  expect(actionOf(draft, published)).toBeNull(),
)

test.each([
  ['a new address', { ...page, slug: { current: 'summer' } }, null, /^A new address/],
  ['new times', { ...page, visibleUntil: '2027-01-01T00:00:00Z' }, null, /^A new address/],
  ['a second next version', { ...page, title: 'Summer' }, {}, /waits already/],
])('%s does not wait, and the button says why', (_what, draft, waiting, why) =>
  expect(actionOf(draft, page, waiting)).toMatchObject({
    disabled: true,
    title: expect.stringMatching(why) as string,
  }),
)

/** Writes a time and presses the button. Calls `wait` with milliseconds. */
async function choose(time: string, wait: (at: number) => Promise<void>) {
  render(<LaterDialog wait={wait} />)
  await userEvent.type(screen.getByLabelText('When (New York)'), time)
  await userEvent.click(screen.getByRole('button', { name: 'Let it wait' }))
}

test('the time is that of New York, and stands below in words', async () => {
  const chosen: number[] = []
  await choose('2999-03-01T08:00', async (at) => void chosen.push(at))
  expect(chosen).toEqual([Date.parse('2999-03-01T13:00:00Z')])
  expect(screen.getByText('Friday, March 1, 2999 at 8:00 AM Eastern Standard Time')).toBeVisible()
})

test.each([
  ['a time that has passed', '2020-01-01T08:00'],
  ['no time', '2'],
])('%s is refused in one sentence', async (_what, time) => {
  const chosen: number[] = []
  await choose(time, async (at) => void chosen.push(at))
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a time to come.')
  expect(chosen).toEqual([])
})

test('while the lake is down the dialog stays, and can be tried again', async () => {
  await choose('2999-03-01T08:00', () => Promise.reject(new Error('down')))
  expect(screen.getByRole('alert')).toHaveTextContent('That did not work.')
  expect(screen.getByRole('button', { name: 'Let it wait' })).toBeEnabled()
})
