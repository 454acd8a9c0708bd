/** @jest-environment jsdom */
import { act, render, renderHook, screen } from '@testing-library/react'
import { BehaviorSubject, Subject } from 'rxjs'
import type { DocumentActionComponent, DocumentActionProps } from 'sanity'
import { LockedForm, lockForm, NotPublishedError } from '../../../sanity/actions/lockForm.tsx'

const store = {
  state: new BehaviorSubject<{ draft: object | null }>({ draft: null }),
  operations: new Subject<{ op: string; type: string }>(),
}
jest.mock(
  'sanity',
  () => ({
    useDocumentStore: () => ({
      pair: { editState: () => store.state, operationEvents: () => store.operations },
    }),
  }),
  { virtual: true },
)

const told = jest.fn()
jest.mock('@sanity/ui/toast', () => ({ useToast: () => ({ push: told }) }), { virtual: true })

const publish = jest.fn()
const before = jest.fn()
const lockFormOf = lockForm(
  Object.assign<DocumentActionComponent, { action: 'publish' }>(
    () => ({ label: 'Publish', onHandle: publish }),
    { action: 'publish' },
  ),
  () => before,
)

/** A form that is being typed into, with its Publish. */
function form() {
  render(
    <LockedForm id="drafts.aboutPage">
      <input aria-label="Heading" />
    </LockedForm>,
  )
  const field = screen.getByLabelText('Heading')
  field.focus()
  const props = { id: 'aboutPage', type: 'aboutPage' } as DocumentActionProps
  const { result } = renderHook(lockFormOf, { initialProps: props })
  return {
    field,
    isLocked: () => field.closest('[inert]') !== null,
    now: () => result.current,
    press: () => act(async () => result.current?.onHandle?.()),
  }
}

beforeEach(() => {
  jest.useFakeTimers()
  told.mockReset()
  publish.mockReset()
  before.mockReset().mockResolvedValue(undefined)
  store.state.next({ draft: { heading: 'Who answers' } })
})

test('a form is locked until its publish, and keeps its focus', async () => {
  const { press, isLocked, field, now } = form()
  expect(isLocked()).toBe(false)
  await press()
  expect(publish).toHaveBeenCalledTimes(1)
  expect(isLocked()).toBe(true)
  expect(now()).toMatchObject({ label: 'Publishing…', disabled: true })
  // Browsers take the focus from what is inert.
  field.blur()
  await act(async () => store.state.next({ draft: null }))
  expect(isLocked()).toBe(false)
  expect(field).toHaveFocus()
  expect(now()).toMatchObject({ label: 'Publish' })
  expect(told).not.toHaveBeenCalled()
})

test('a publish that fails unlocks the form, and Sanity says why', async () => {
  const { press, isLocked } = form()
  await press()
  await act(async () => store.operations.next({ op: 'commit', type: 'error' }))
  expect(isLocked()).toBe(true)
  await act(async () => store.operations.next({ op: 'publish', type: 'error' }))
  expect(isLocked()).toBe(false)
  expect(told).not.toHaveBeenCalled()
})

test('an unconfirmed publish unlocks the form, and tells the editor', async () => {
  const { press, isLocked } = form()
  await press()
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  expect(isLocked()).toBe(false)
  expect(told).toHaveBeenCalledWith(
    expect.objectContaining({ description: expect.stringContaining('press Publish again') as string }),
  )
})

test('what comes before a publish happens in the locked form, and may refuse it', async () => {
  let fail: (why: Error) => void = () => undefined
  before.mockReturnValue(new Promise((_done, reject) => (fail = reject)))
  const { press, isLocked } = form()
  await press()
  expect(isLocked()).toBe(true)
  expect(publish).not.toHaveBeenCalled()
  await act(async () => fail(new NotPublishedError('No redirect.')))
  expect(isLocked()).toBe(false)
  expect(publish).not.toHaveBeenCalled()
  expect(told).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Not published', description: 'No redirect.' }),
  )
})

test('the form of another document stays open', async () => {
  render(
    <LockedForm id="drafts.faqPage">
      <input aria-label="Question" />
    </LockedForm>,
  )
  const { press } = form()
  await press()
  expect(screen.getByLabelText('Question').closest('[inert]')).toBeNull()
})
