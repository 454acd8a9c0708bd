/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { BehaviorSubject, Subject } from 'rxjs'
import type { DocumentActionComponent, DocumentActionDescription, DocumentActionProps } from 'sanity'
import { checkFirst } from '../../../sanity/actions/validateFirst.ts'

/** The Studio's store: it knows what is typed before it is rendered. */
const store = {
  isSaved: new BehaviorSubject(true),
  state: new BehaviorSubject<{ draft: object | null }>({ draft: null }),
  operations: new Subject<{ op: string }>(),
  commit: { disabled: false, execute: jest.fn() },
  validate: jest.fn<Promise<{ level: string }[]>, [{ document: object; signal: AbortSignal }]>(),
}
jest.mock(
  'sanity',
  () => ({
    useWorkspace: () => 'the workspace',
    useDocumentOperation: () => ({ commit: store.commit }),
    useDocumentStore: () => ({
      pair: {
        consistencyStatus: () => store.isSaved,
        editState: () => store.state,
        operationEvents: () => store.operations,
      },
    }),
    useTranslation: () => ({
      t: (key: string) => (key === 'action.publish.published.label' ? 'Published' : 'Publish'),
    }),
    validateDocument: (options: { document: object; signal: AbortSignal }) => store.validate(options),
  }),
  { virtual: true },
)

const told = jest.fn()
jest.mock('@sanity/ui/toast', () => ({ useToast: () => ({ push: told }) }), { virtual: true })

const publish = jest.fn()
let sanitys: DocumentActionDescription
const checkFirstOf = checkFirst(
  Object.assign<DocumentActionComponent, { action: 'publish' }>(() => sanitys, { action: 'publish' }),
)

const propsOf = (draft: object | null) =>
  ({ id: 'aboutPage', type: 'aboutPage', draft }) as DocumentActionProps

/** Milliseconds in which everything is done that waits for nothing. */
const briefly = 5

const settled = (change: () => void, milliseconds = briefly) =>
  act(async () => {
    change()
    await jest.advanceTimersByTimeAsync(milliseconds)
  })

/** The button of a document with this draft. */
function buttonOf(draft: object | null) {
  store.state.next({ draft })
  const { result, rerender } = renderHook(checkFirstOf, { initialProps: propsOf(draft) })
  const renders = (draft: object | null) => settled(() => rerender(propsOf(draft)))
  return {
    now: () => result.current,
    press: () => settled(() => result.current?.onHandle?.()),
    renders,
    becomes: async (draft: object | null) => {
      store.state.next({ draft })
      await renders(draft)
    },
  }
}

const setSaved = (isSaved: boolean) => settled(() => store.isSaved.next(isSaved))

/** Rules that take until they are told what they say. */
function slowRules() {
  const answers: ((markers: { level: string }[]) => void)[] = []
  store.validate.mockImplementation(() => new Promise((done) => answers.push(done)))
  return (number: number, markers: { level: string }[]) => settled(() => answers[number]?.(markers))
}

const draft = { _id: 'drafts.aboutPage', heading: 'Who answers' }
const cleared = { ...draft, heading: '' }
const error = { level: 'error' }
let limit: AbortController

beforeEach(() => {
  jest.useFakeTimers()
  publish.mockReset()
  told.mockReset()
  sanitys = { label: 'Publish', onHandle: publish }
  store.isSaved.next(true)
  store.commit = { disabled: false, execute: jest.fn() }
  store.validate.mockReset().mockResolvedValue([])
  limit = new AbortController()
  Object.defineProperty(AbortSignal, 'timeout', { configurable: true, value: () => limit.signal })
})

test('a draft that the rules pass is published, also with a warning', async () => {
  store.validate.mockResolvedValue([{ level: 'warning' }])
  const { press, now } = buttonOf(draft)
  await press()
  expect(store.validate).toHaveBeenCalledWith(
    expect.objectContaining({ document: draft, workspace: 'the workspace' }),
  )
  expect(publish).toHaveBeenCalledTimes(1)
  expect(now()?.label).toBe('Publish')
})

test('one that they refuse stays a draft, and the editor is told', async () => {
  store.validate.mockResolvedValue([error])
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
  store.commit.execute.mockImplementation(() => store.isSaved.next(false))
  const { press, becomes, now } = buttonOf(draft)
  await press()
  expect(store.validate).not.toHaveBeenCalled()
  expect(now()).toMatchObject({ label: 'Checking…', disabled: true })
  const saved = { ...draft }
  await becomes(saved)
  await setSaved(true)
  expect(store.validate).toHaveBeenCalledTimes(1)
  expect(store.validate).toHaveBeenCalledWith(expect.objectContaining({ document: saved }))
  expect(publish).toHaveBeenCalledTimes(1)
})

test('keys that cannot be saved in time prevent publishing, with an error', async () => {
  store.commit.execute.mockImplementation(() => store.isSaved.next(false))
  const { press, now } = buttonOf(draft)
  await press()
  expect(told).not.toHaveBeenCalled()
  await act(async () => limit.abort())
  expect(told).toHaveBeenCalledWith(
    expect.objectContaining({ description: expect.stringContaining('could not be checked') as string }),
  )
  expect(now()).toMatchObject({ label: 'Publish' })
  await setSaved(true)
  expect(store.validate).not.toHaveBeenCalled()
  expect(publish).not.toHaveBeenCalled()
  expect(told).toHaveBeenCalledTimes(1)
})

test('the rules wait until what is typed is rendered', async () => {
  store.validate.mockResolvedValue([error])
  const { press, renders } = buttonOf(draft)
  store.state.next({ draft: cleared })
  await press()
  expect(store.validate).not.toHaveBeenCalled()
  await renders(cleared)
  expect(store.validate).toHaveBeenCalledWith(expect.objectContaining({ document: cleared }))
  expect(publish).not.toHaveBeenCalled()
  expect(told).toHaveBeenCalledTimes(1)
})

test('edits made while the rules run are checked as well', async () => {
  const answer = slowRules()
  const { press, becomes } = buttonOf(draft)
  await press()
  await becomes(cleared)
  await answer(0, [])
  expect(publish).not.toHaveBeenCalled()
  expect(store.commit.execute).toHaveBeenCalledTimes(2)
  expect(store.validate).toHaveBeenLastCalledWith(expect.objectContaining({ document: cleared }))
  await answer(1, [error])
  expect(publish).not.toHaveBeenCalled()
})

test('a save of the last edit is over before the publish begins', async () => {
  const { press } = buttonOf(draft)
  store.operations.next({ op: 'patch' })
  await press()
  store.operations.next({ op: 'commit' })
  await settled(() => undefined, 1000)
  expect(publish).not.toHaveBeenCalled()
  await settled(() => undefined, 100)
  expect(publish).toHaveBeenCalledTimes(1)
})

test('a draft that only has another revision by then is published', async () => {
  const answer = slowRules()
  const { press, becomes } = buttonOf(draft)
  await press()
  await becomes({ ...draft, _rev: 'second' })
  await answer(0, [])
  expect(store.validate).toHaveBeenCalledTimes(1)
  expect(publish).toHaveBeenCalledTimes(1)
})

test('a second press during the check is the same press', async () => {
  const answer = slowRules()
  const { press } = buttonOf(draft)
  await press()
  await press()
  await answer(0, [error])
  expect(store.validate).toHaveBeenCalledTimes(1)
  expect(told).toHaveBeenCalledTimes(1)
})

test('a draft that is gone by then is not published again', async () => {
  const { press, becomes, now } = buttonOf(draft)
  store.commit.execute.mockImplementation(() => store.isSaved.next(false))
  await press()
  await becomes(null)
  await setSaved(true)
  expect(publish).not.toHaveBeenCalled()
  expect(told).not.toHaveBeenCalled()
  expect(now()?.label).toBe('Publish')
})

test('edits right after a publish can be published, though Sanity says Published', async () => {
  sanitys = { label: 'Published', disabled: true, onHandle: publish }
  const { press, now, becomes } = buttonOf(draft)
  expect(now()).toMatchObject({ label: 'Publish', disabled: false, shortcut: 'Ctrl+Alt+P' })
  await press()
  expect(publish).toHaveBeenCalledTimes(1)
  await becomes(null)
  expect(now()).toMatchObject({ label: 'Published', disabled: true })
})

test('a draft is published where a browser is idle only after frames', async () => {
  // When those are over that earlier tests requested.
  jest.advanceTimersByTime(60_000)
  const whenIdle: (() => void)[] = []
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) =>
    Number(
      setTimeout(() => {
        draw(performance.now())
        for (const next of whenIdle.splice(0)) next()
      }, 16),
    ),
  )
  store.validate.mockImplementation(() => new Promise((done) => whenIdle.push(() => done([]))))
  const { press } = buttonOf(draft)
  await press()
  await settled(() => undefined, 100)
  expect(publish).toHaveBeenCalledTimes(1)
})
