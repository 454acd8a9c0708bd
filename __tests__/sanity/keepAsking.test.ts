/** @jest-environment node */
import { keepAsking, type Answers } from '../../sanity/keepAsking.ts'
import { Stream, type Receiver } from '../fixtures/stream.ts'

const ended = jest.fn()
let lake: Receiver | undefined
let begun = 0

const ask = () =>
  new Stream((receiver) => {
    begun += 1
    lake = receiver
    return ended
  }) as unknown as Answers

const heard: unknown[] = []
const failed = jest.fn()
const listen = () =>
  keepAsking(ask).subscribe({ next: (answer: unknown) => heard.push(answer), error: failed })

beforeEach(() => {
  jest.useFakeTimers()
  heard.length = 0
  begun = 0
  ended.mockClear()
})
afterEach(() => jest.useRealTimers())

test('hands every answer on', () => {
  listen()
  lake?.next('one')
  lake?.next('two')
  expect(heard).toEqual(['one', 'two'])
})

test('asks again when the lake broke off, and never fails', () => {
  listen()
  lake?.next('before')
  lake?.error?.(new Error('The lake is away.'))
  expect(begun).toBe(1)
  jest.runOnlyPendingTimers()
  expect(begun).toBe(2)
  lake?.error?.(new Error('Still away.'))
  jest.runOnlyPendingTimers()
  lake?.next('after')
  expect(heard).toEqual(['before', 'after'])
  expect(failed).not.toHaveBeenCalled()
})

test('asks nobody after the form was closed', () => {
  const listening = listen()
  lake?.error?.(new Error('The lake is away.'))
  listening.unsubscribe()
  jest.runOnlyPendingTimers()
  expect(begun).toBe(1)
  listen().unsubscribe()
  expect(ended).toHaveBeenCalled()
})

test('is of the kind that the Studio knows', () => expect(keepAsking(ask)).toBeInstanceOf(Stream))
