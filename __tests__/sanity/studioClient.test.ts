import { Subject } from 'rxjs'
import type { DocumentStore } from 'sanity'
import { liveQuery } from '../../sanity/studioClient.ts'

jest.mock('sanity', () => ({}), { virtual: true })

let lake: Subject<unknown>
let begun = 0

const store = {
  listenQuery: () => {
    begun += 1
    lake = new Subject()
    return lake
  },
} as unknown as DocumentStore

const listen = () => {
  const heard: unknown[] = []
  const subscription = liveQuery(store, '*').subscribe((result) => heard.push(result))
  return { heard, subscription }
}

beforeEach(() => {
  jest.useFakeTimers()
  begun = 0
})
afterEach(() => jest.useRealTimers())

test('a live query goes on after the lake broke off', () => {
  const { heard } = listen()
  lake.next('before')
  lake.error(new Error('The lake is away.'))
  expect(begun).toBe(1)
  jest.runOnlyPendingTimers()
  lake.error(new Error('Still away.'))
  jest.runOnlyPendingTimers()
  lake.next('after')
  expect(begun).toBe(3)
  expect(heard).toEqual(['before', 'after'])
})

test('a live query of a closed form ends', () => {
  const { subscription } = listen()
  lake.error(new Error('The lake is away.'))
  subscription.unsubscribe()
  jest.runOnlyPendingTimers()
  expect(begun).toBe(1)
})
