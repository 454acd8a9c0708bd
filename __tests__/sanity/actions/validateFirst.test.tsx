/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { BehaviorSubject, Subject } from 'rxjs'
import type { DocumentActionComponent, DocumentActionProps } from 'sanity'
import { NotPublishedError, validateFirst } from '../../../sanity/actions/validateFirst.ts'

/** The Studio's store of one document. */
const store = {
  isSaved: new BehaviorSubject(true),
  state: new BehaviorSubject<{ ready: boolean; draft: object | null }>({ ready: true, draft: null }),
  events: new Subject<{ op: string; type: string }>(),
}
const pair = {
  consistencyStatus: () => store.isSaved,
  editState: () => store.state,
  operationEvents: () => store.events,
}
const commit = jest.fn()
const publish = jest.fn()
const validate = jest.fn<Promise<{ level: string }[]>, []>()
jest.mock(
  'sanity',
  () => ({
    useWorkspace: () => 'the workspace',
    useDocumentOperation: () => ({ commit: { execute: commit }, publish: { execute: publish } }),
    useDocumentStore: () => ({ pair }),
    validateDocument: () => validate(),
  }),
  { virtual: true },
)
const told = jest.fn()
jest.mock('@sanity/ui/toast', () => ({ useToast: () => ({ push: told }) }), { virtual: true })

const before = jest.fn<Promise<void>, []>()
const sanitys = jest.fn<ReturnType<DocumentActionComponent>, []>()
const useAction = validateFirst(Object.assign(sanitys, { action: 'publish' as const }), () => before)

const becomes = (draft: object | null) => store.state.next({ ready: true, draft })
const edit = () => store.events.next({ op: 'patch', type: 'success' })
const pass = (milliseconds = 5) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

/** Presses Publish of a document with a draft. */
async function press() {
  const { result } = renderHook(useAction, { initialProps: { draft: {} } as DocumentActionProps })
  return {
    press: async (times = 1) => {
      const action = result.current
      await act(async () => {
        for (let time = 0; time < times; time += 1) action?.onHandle?.()
      })
      await pass()
    },
    label: () => result.current?.label,
  }
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.resetAllMocks()
  store.isSaved.next(true)
  becomes({ heading: 'Who answers' })
  validate.mockResolvedValue([])
  before.mockResolvedValue()
  sanitys.mockReturnValue({ label: 'Publish' })
})

// Ends what a test left waiting.
afterEach(async () => {
  becomes(null)
  store.isSaved.next(true)
  await pass(20_000)
})

const refusal = (words: string) =>
  expect.objectContaining({ description: expect.stringContaining(words) as string })

test('a valid draft is published, also with a warning', async () => {
  validate.mockResolvedValue([{ level: 'warning' }])
  const button = await press()
  await button.press()
  expect(publish).toHaveBeenCalledTimes(1)
  expect(button.label()).toBe('Publishing…')
  await act(async () => becomes(null))
  expect(button.label()).toBe('Publish')
  expect(told).not.toHaveBeenCalled()
})

test('two presses at once publish once', async () => {
  await (await press()).press(2)
  expect(publish).toHaveBeenCalledTimes(1)
})

test('an invalid draft is refused, and the editor is told', async () => {
  validate.mockResolvedValue([{ level: 'error' }])
  await (await press()).press()
  expect(publish).not.toHaveBeenCalled()
  expect(told).toHaveBeenCalledWith(refusal('the red sign'))
})

test('what was just typed is saved before the rules run', async () => {
  const button = await press()
  edit()
  store.isSaved.next(false)
  await button.press()
  await pass(2000)
  expect(validate).not.toHaveBeenCalled()
  await act(async () => store.isSaved.next(true))
  await pass()
  expect(publish).toHaveBeenCalledTimes(1)
})

test('a publish waits until Sanity has saved for the last time', async () => {
  const button = await press()
  edit()
  await button.press()
  expect(publish).not.toHaveBeenCalled()
  await pass(1100)
  expect(publish).toHaveBeenCalledTimes(1)
})

test('Publish can be pressed from the first key on', async () => {
  const grey = { label: 'Publish', disabled: true }
  sanitys.mockReturnValue(grey)
  const { result } = renderHook(useAction, { initialProps: { draft: null } as DocumentActionProps })
  act(() => void document.dispatchEvent(new InputEvent('beforeinput', { data: 'a' })))
  expect(result.current).toMatchObject({ disabled: false, shortcut: 'Ctrl+Alt+P' })
  await pass(1100)
  expect(result.current).toMatchObject(grey)
})

test('running text is published with the words that it holds back', async () => {
  const button = await press()
  document.dispatchEvent(new InputEvent('beforeinput', { data: 'a' }))
  await button.press()
  await pass(250)
  edit()
  await pass(1000)
  expect(publish).not.toHaveBeenCalled()
  await pass(100)
  expect(publish).toHaveBeenCalledTimes(1)
})

test('an edit during the rules is validated, too', async () => {
  validate.mockImplementationOnce(async () => {
    edit()
    return []
  })
  const button = await press()
  await button.press()
  expect(publish).not.toHaveBeenCalled()
  await pass(1100)
  expect(validate).toHaveBeenCalledTimes(2)
  expect(publish).toHaveBeenCalledTimes(1)
})

test('a publish that an edit cancelled begins again', async () => {
  const button = await press()
  await button.press()
  edit()
  await pass(1100)
  expect(publish).toHaveBeenCalledTimes(2)
})

test('a draft that cannot be saved in time is not published', async () => {
  store.isSaved.next(false)
  const button = await press()
  await button.press()
  await pass(10_000)
  expect(publish).not.toHaveBeenCalled()
  expect(told).toHaveBeenCalledWith(refusal('could not be saved'))
  expect(button.label()).toBe('Publish')
})

test('what comes before a publish may refuse it', async () => {
  before.mockRejectedValue(new NotPublishedError('No redirect.'))
  await (await press()).press()
  expect(publish).not.toHaveBeenCalled()
  expect(told).toHaveBeenCalledWith(refusal('No redirect.'))
})
