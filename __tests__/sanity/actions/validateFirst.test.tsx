/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { BehaviorSubject, Subject } from 'rxjs'
import type { DocumentActionComponent, DocumentActionProps } from 'sanity'
import { lastAct } from '#sanity/inputs/holdForm.tsx'
import { validateFirst } from '#sanity/actions/validateFirst.ts'

/** The Studio's store of one document, and what its form says. */
const store = {
  isSaved: new BehaviorSubject(true),
  state: new BehaviorSubject<State>({ ready: true, draft: null, published: null }),
  events: new Subject<{ op: string; type: string }>(),
}
type State = { ready: boolean; draft: object | null; published: null }
const pair = {
  consistencyStatus: () => store.isSaved,
  editState: () => store.state,
  operationEvents: () => store.events,
}
const publish = jest.fn()
const validate = jest.fn<Promise<{ level: string; message: string }[]>, []>()
let mockIsGranted = true
let mockUnread: Record<string, { message: string }> = {}
jest.mock(
  'sanity',
  () => ({
    useWorkspace: () => 'the workspace',
    useDocumentOperation: () => ({ publish: { execute: publish } }),
    useDocumentPairPermissions: () => [{ granted: mockIsGranted }, false],
    useDocumentStore: () => ({ pair }),
    useParseErrors: () => mockUnread,
    validateDocument: () => validate(),
  }),
  { virtual: true },
)
jest.mock(
  'sanity/structure',
  () => ({
    useDocumentPane: () => ({ targetDocumentState: { status: 'ready' } }),
    useDocumentTitle: () => ({ title: 'Hiring Week' }),
  }),
  { virtual: true },
)
const told = jest.fn()
jest.mock('@sanity/ui/toast', () => ({ useToast: () => ({ push: told }) }), { virtual: true })

const before = jest.fn<Promise<string | undefined>, []>()
const sanitys = jest.fn<ReturnType<DocumentActionComponent>, []>()
const useAction = validateFirst(Object.assign(sanitys, { action: 'publish' as const }), () => before)

const becomes = (draft: object | null) => store.state.next({ ready: true, draft, published: null })
const edit = () => store.events.next({ op: 'patch', type: 'success' })
const pass = (milliseconds = 5) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

/** Publish of an open form. */
async function open() {
  const { result, unmount } = renderHook(useAction, { initialProps: { id: 'a' } as DocumentActionProps })
  await pass(2000)
  return {
    press: async () => {
      await act(async () => result.current?.onHandle?.())
      await pass()
    },
    leave: unmount,
    looks: () => result.current,
  }
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.resetAllMocks()
  mockIsGranted = true
  mockUnread = {}
  lastAct.at = -Infinity
  store.isSaved.next(true)
  becomes({ heading: 'Who answers' })
  validate.mockResolvedValue([])
  before.mockResolvedValue(undefined)
  sanitys.mockReturnValue({ label: 'Publish', disabled: true })
})

// Ends what a test left waiting.
afterEach(async () => {
  becomes(null)
  store.isSaved.next(true)
  await pass(20_000)
})

const refused = (description: string) =>
  expect.objectContaining({ status: 'error', title: 'Not published: Hiring Week', description }) as object
const takenAway = expect.objectContaining({ duration: 0.01 }) as object
const unsaved = 'What you wrote could not be saved in time. Try again in a moment.'

test('Publish can be pressed while Sanity’s is grey, if it is granted', async () => {
  expect((await open()).looks()).toMatchObject({ disabled: false, shortcut: 'Ctrl+Alt+P' })
  mockIsGranted = false
  expect((await open()).looks()).toMatchObject({ disabled: true })
  sanitys.mockReturnValue(null)
  expect((await open()).looks()).toBeNull()
})

test('a valid draft is published, also with a warning', async () => {
  validate.mockResolvedValue([{ level: 'warning', message: 'Still ours.' }])
  const button = await open()
  await button.press()
  expect(publish).toHaveBeenCalledTimes(1)
  expect(button.looks()).toMatchObject({ label: 'Publishing…', disabled: true })
  await act(async () => becomes(null))
  expect(button.looks()).toMatchObject({ label: 'Publish', disabled: false })
  expect(told).not.toHaveBeenCalledWith(expect.objectContaining({ title: expect.anything() as string }))
})

test('an invalid draft is refused with the first sentence, until one leaves', async () => {
  validate.mockResolvedValue([
    { level: 'warning', message: 'Still ours.' },
    { level: 'error', message: 'Add a hero.' },
    { level: 'error', message: 'Add a picture.' },
  ])
  const button = await open()
  await button.press()
  expect(publish).not.toHaveBeenCalled()
  expect(told).toHaveBeenLastCalledWith(refused('Add a hero.'))
  button.leave()
  expect(told).toHaveBeenLastCalledWith(takenAway)
})

test('a time that cannot be read is refused with its sentence', async () => {
  mockUnread = { visibleFrom: { message: 'Write it like this.' } }
  await (await open()).press()
  expect(told).toHaveBeenLastCalledWith(refused('Write it like this.'))
})

test('a press says of a new item that nothing can be published', async () => {
  becomes(null)
  await (await open()).press()
  expect(publish).not.toHaveBeenCalled()
  expect(told).toHaveBeenLastCalledWith(
    expect.objectContaining({ status: 'info', title: 'There is nothing to publish yet' }),
  )
})

test('an edit during the rules is validated, too', async () => {
  validate.mockImplementationOnce(async () => {
    edit()
    return []
  })
  const button = await open()
  await button.press()
  expect(publish).not.toHaveBeenCalled()
  await pass(1100)
  expect(validate).toHaveBeenCalledTimes(2)
  expect(publish).toHaveBeenCalledTimes(1)
})

test('a publish that an edit cancelled begins again', async () => {
  const button = await open()
  await button.press()
  edit()
  await pass(1100)
  expect(publish).toHaveBeenCalledTimes(2)
})

test('a draft that cannot be saved in time is not published', async () => {
  store.isSaved.next(false)
  const button = await open()
  await button.press()
  await pass(10_000)
  expect(validate).not.toHaveBeenCalled()
  expect(publish).not.toHaveBeenCalled()
  expect(told).toHaveBeenLastCalledWith(refused(unsaved))
  expect(button.looks()?.label).toBe('Publish')
})

test('what comes before a publish may refuse it', async () => {
  before.mockResolvedValue('No redirect.')
  await (await open()).press()
  expect(publish).not.toHaveBeenCalled()
  expect(told).toHaveBeenLastCalledWith(refused('No redirect.'))
})
