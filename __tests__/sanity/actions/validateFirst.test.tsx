/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import type { DocumentActionComponent, DocumentActionProps } from 'sanity'
import { checkFirst } from '../../../sanity/actions/validateFirst.ts'

const sanity = {
  isSyncing: false,
  commit: { disabled: false, execute: jest.fn() },
  validate: jest.fn<Promise<{ level: string }[]>, [{ document: object; signal: AbortSignal }]>(),
}
jest.mock(
  'sanity',
  () => ({
    useWorkspace: () => 'the workspace',
    useDocumentOperation: () => ({ commit: sanity.commit }),
    useSyncState: () => ({ isSyncing: sanity.isSyncing }),
    validateDocument: (options: { document: object; signal: AbortSignal }) => sanity.validate(options),
  }),
  { virtual: true },
)

const told = jest.fn()
jest.mock('@sanity/ui/toast', () => ({ useToast: () => ({ push: told }) }), { virtual: true })

const publish = jest.fn()
const sanitys: DocumentActionComponent = Object.assign(() => ({ label: 'Publish', onHandle: publish }), {
  action: 'publish' as const,
})
const checkFirstOf = checkFirst(sanitys)

const propsOf = (draft: object | null) =>
  ({ id: 'aboutPage', type: 'aboutPage', draft }) as DocumentActionProps

/** The button of a document with this draft. */
function buttonOf(draft: object | null) {
  const { result, rerender } = renderHook(checkFirstOf, { initialProps: propsOf(draft) })
  return {
    now: () => result.current,
    press: () => act(async () => result.current?.onHandle?.()),
    becomes: (draft: object | null) => act(async () => rerender(propsOf(draft))),
  }
}

/** Rules that take until they are told what they say. */
function slowRules() {
  const answers: ((markers: { level: string }[]) => void)[] = []
  sanity.validate.mockImplementation(() => new Promise((done) => answers.push(done)))
  return (number: number, markers: { level: string }[]) => act(async () => answers[number]?.(markers))
}

const draft = { _id: 'drafts.aboutPage', heading: 'Who answers' }
const error = { level: 'error' }

afterEach(() => jest.useRealTimers())

beforeEach(() => {
  publish.mockReset()
  told.mockReset()
  sanity.isSyncing = false
  sanity.commit = { disabled: false, execute: jest.fn() }
  sanity.validate.mockReset().mockResolvedValue([])
  Object.defineProperty(AbortSignal, 'timeout', {
    configurable: true,
    value: () => new AbortController().signal,
  })
})

test('a draft that the rules pass is published, also with a warning', async () => {
  sanity.validate.mockResolvedValue([{ level: 'warning' }])
  const { press, now } = buttonOf(draft)
  await press()
  expect(sanity.validate).toHaveBeenCalledWith(
    expect.objectContaining({ document: draft, workspace: 'the workspace' }),
  )
  expect(publish).toHaveBeenCalledTimes(1)
  expect(now()?.label).toBe('Publish')
})

test('one that they refuse stays a draft, and the editor is told', async () => {
  sanity.validate.mockResolvedValue([error])
  const { press, now } = buttonOf(draft)
  await press()
  expect(publish).not.toHaveBeenCalled()
  expect(told).toHaveBeenCalledWith(
    expect.objectContaining({
      title: 'Not published',
      description: expect.stringContaining('the red sign') as string,
    }),
  )
  expect(told).toHaveBeenCalledTimes(1)
  expect(now()?.label).toBe('Publish')
})

test('the last edit is saved first, and the rules run after it', async () => {
  sanity.commit.execute.mockImplementation(() => (sanity.isSyncing = true))
  const { press, becomes, now } = buttonOf(draft)
  await press()
  expect(sanity.validate).not.toHaveBeenCalled()
  expect(now()).toMatchObject({ label: 'Checking…', disabled: true })
  sanity.isSyncing = false
  const saved = { ...draft }
  await becomes(saved)
  expect(sanity.validate).toHaveBeenCalledTimes(1)
  expect(sanity.validate).toHaveBeenCalledWith(expect.objectContaining({ document: saved }))
  expect(publish).toHaveBeenCalledTimes(1)
})

test('keys that cannot be saved prevent the publish, with an error', async () => {
  jest.useFakeTimers()
  sanity.commit.execute.mockImplementation(() => (sanity.isSyncing = true))
  const { press, becomes, now } = buttonOf(draft)
  await press()
  await act(async () => jest.advanceTimersByTime(9_999))
  expect(now()?.label).toBe('Checking…')
  expect(told).not.toHaveBeenCalled()
  await act(async () => jest.advanceTimersByTime(1))
  expect(told).toHaveBeenCalledWith(
    expect.objectContaining({ description: expect.stringContaining('could not be checked') as string }),
  )
  expect(now()).toMatchObject({ label: 'Publish' })
  sanity.isSyncing = false
  await becomes({ ...draft })
  expect(sanity.validate).not.toHaveBeenCalled()
  expect(publish).not.toHaveBeenCalled()
  await act(async () => jest.advanceTimersByTime(60_000))
  expect(told).toHaveBeenCalledTimes(1)
})

test('nothing more is said once the keys are saved', async () => {
  jest.useFakeTimers()
  sanity.commit.execute.mockImplementation(() => (sanity.isSyncing = true))
  const { press, becomes } = buttonOf(draft)
  await press()
  sanity.isSyncing = false
  await becomes({ ...draft })
  await act(async () => jest.advanceTimersByTime(60_000))
  expect(publish).toHaveBeenCalledTimes(1)
  expect(told).not.toHaveBeenCalled()
})

test('edits made while the rules run are checked as well', async () => {
  const answer = slowRules()
  const { press, becomes } = buttonOf(draft)
  await press()
  const cleared = { ...draft, heading: '' }
  await becomes(cleared)
  await answer(0, [])
  expect(publish).not.toHaveBeenCalled()
  expect(sanity.commit.execute).toHaveBeenCalledTimes(2)
  expect(sanity.validate).toHaveBeenLastCalledWith(expect.objectContaining({ document: cleared }))
  await answer(1, [error])
  expect(publish).not.toHaveBeenCalled()
})

test('rules that do not answer publish nothing, and the editor is told', async () => {
  sanity.validate.mockRejectedValue(new Error('The lake is down.'))
  const { press, now } = buttonOf(draft)
  await press()
  expect(publish).not.toHaveBeenCalled()
  expect(told).toHaveBeenCalledWith(
    expect.objectContaining({ description: expect.stringContaining('could not be checked') as string }),
  )
  expect(now()?.label).toBe('Publish')
})

test('a draft that is gone by then is not published again', async () => {
  const { press, becomes, now } = buttonOf(draft)
  sanity.commit.execute.mockImplementation(() => (sanity.isSyncing = true))
  await press()
  sanity.isSyncing = false
  await becomes(null)
  expect(publish).not.toHaveBeenCalled()
  expect(now()?.label).toBe('Publish')
})

test('the button keeps its place among the others', () => expect(checkFirstOf.action).toBe('publish'))
