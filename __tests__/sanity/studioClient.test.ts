import { Subject } from 'rxjs'
import type { DocumentStore } from 'sanity'
import { liveQuery } from '#sanity/studioClient.ts'

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

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a live query goes on after the lake broke off', () => {
  const heard: unknown[] = []
  liveQuery(store, '*').subscribe((result) => heard.push(result))
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
