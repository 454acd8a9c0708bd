/** @jest-environment node */
import { fetchPublished, fetchRevision } from '../../../lib/sanity/client.server.ts'
import { untilQueriesKnow } from '../../../lib/sanity/consistency.server.ts'
import { revisionQuery } from '../../../lib/sanity/queries.ts'
import { hurryClock } from '../../fixtures/hurriedClock.ts'

jest.mock('../../../lib/sanity/client.server.ts', () => ({
  fetchPublished: jest.fn(),
  fetchRevision: jest.fn(),
  ContentUnavailableError: Error,
}))

const [byId, byQuery] = [jest.mocked(fetchRevision), jest.mocked(fetchPublished)]

type Revisions = (string | null)[]

/** What the lake has under an id, and what its queries know of it: one revision a question, the last from then on. */
function lakeHas(newest: Revisions, queried: Revisions): void {
  const each = (revisions: Revisions) => async () =>
    (revisions.length > 1 ? revisions.shift() : revisions[0]) as never
  byId.mockImplementation(each(newest))
  byQuery.mockImplementation(each(queried))
}

const waited = () => jest.mocked(setTimeout).mock.calls.map(([, milliseconds = 0]) => milliseconds)

beforeEach(() => {
  jest.clearAllMocks()
  hurryClock()
})
afterEach(() => jest.restoreAllMocks())

test('what queries know already costs one question, and no time', async () => {
  lakeHas(['b'], ['b'])
  await untilQueriesKnow('faqPage')
  expect(byId.mock.calls).toEqual([['faqPage', expect.any(AbortSignal)]])
  expect(byQuery.mock.calls).toEqual([[revisionQuery, { id: 'faqPage' }, expect.any(AbortSignal)]])
  expect(waited()).toEqual([])
})

test.each<[string, Revisions, Revisions]>([
  ['changed', ['c'], ['a', 'b', 'c']],
  ['created', ['a'], [null, null, 'a']],
  ['deleted', [null], ['a', 'a', null]],
  ['deleted and made again', ['b'], ['a', null, 'b']],
  ['changed again meanwhile', ['b', 'c', 'c'], ['a', 'b', 'c']],
])('a document that was %s is waited for until queries know it', async (_, newest, queried) => {
  lakeHas(newest, queried)
  await untilQueriesKnow('faqPage')
  expect(byQuery).toHaveBeenCalledTimes(3)
  expect(waited()).toEqual([100, 150])
})

test('an index that stays behind is waited for eight seconds', async () => {
  lakeHas(['b'], ['a'])
  await expect(untilQueriesKnow('faqPage')).rejects.toThrow(
    'its queries do not know the newest "faqPage" yet',
  )
  expect(waited().reduce((sum, milliseconds) => sum + milliseconds)).toBe(8000)
})

test('an index that catches up in the eighth second is believed', async () => {
  lakeHas(['b'], [...Array<string>(11).fill('a'), 'b'])
  await untilQueriesKnow('faqPage')
  expect(byQuery).toHaveBeenCalledTimes(12)
})

test('an id that only has such a word in it is waited for', async () => {
  lakeHas(['b'], ['b'])
  await untilQueriesKnow('my-drafts.faqPage')
  expect(byId).toHaveBeenCalledTimes(1)
})

test('a lake that hangs is given up after nine', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  byId.mockImplementation((_, signal) => Promise.reject(signal.reason))
  await expect(untilQueriesKnow('faqPage')).rejects.toThrow('aborted')
  expect(timeout).toHaveBeenCalledWith(9000)
})

test.each(['drafts.faqPage', 'versions.summer.faqPage'])(
  '%s, which no visitor sees, is not waited for',
  async (id) => {
    await untilQueriesKnow(id)
    expect(byId).not.toHaveBeenCalled()
  },
)
