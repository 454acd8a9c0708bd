import { fetchPublished, fetchRevision } from '#lib/sanity/queries/client.server.ts'
import { waitForIndex } from '#lib/sanity/publish/indexWait.server.ts'
import { revisionQuery } from '#lib/sanity/queries/queries.ts'
import { hurryClock } from '#tests/fixtures/hurriedClock.ts'

jest.mock('#lib/sanity/queries/client.server.ts', () => ({
  fetchPublished: jest.fn(),
  fetchRevision: jest.fn(),
  ContentUnavailableError: Error,
}))

const [byId, byQuery] = [jest.mocked(fetchRevision), jest.mocked(fetchPublished)]

type Revisions = (string | null)[]

/**
 * What the lake has under an id, and what its queries know of it: one revision a question, the last
 * from then on.
 */
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

test('an indexed document costs no wait', async () => {
  lakeHas(['b'], ['b'])
  await waitForIndex('faqPage')
  expect(byId.mock.calls).toEqual([['faqPage', expect.any(AbortSignal)]])
  expect(byQuery.mock.calls).toEqual([[revisionQuery, { id: 'faqPage' }, expect.any(AbortSignal)]])
  expect(waited()).toEqual([])
})

test.each<[string, Revisions, Revisions]>([
  ['changed', ['c'], ['a', 'b', 'c']],
  ['created', ['a'], [null, null, 'a']],
  ['deleted', [null], ['a', 'a', null]],
  ['changed again meanwhile', ['b', 'c', 'c'], ['a', 'b', 'c']],
])('a document that was %s is waited for until indexed', async (_, newest, queried) => {
  lakeHas(newest, queried)
  await waitForIndex('faqPage')
  expect(byQuery).toHaveBeenCalledTimes(3)
  expect(waited()).toEqual([100, 150])
})

test('an index that stays behind fails after eight seconds', async () => {
  lakeHas(['b'], ['a'])
  await expect(waitForIndex('faqPage')).rejects.toThrow('its queries do not know the newest "faqPage" yet')
  expect(waited().reduce((sum, milliseconds) => sum + milliseconds)).toBe(8000)
})

test('a lake that hangs fails after nine seconds', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  byId.mockImplementation((_, signal) => Promise.reject(signal.reason))
  await expect(waitForIndex('faqPage')).rejects.toThrow('aborted')
  expect(timeout).toHaveBeenCalledWith(9000)
})

test.each(['drafts.faqPage', 'versions.summer.faqPage'])(
  '%s, which no visitor sees, is not waited for',
  async (id) => {
    await waitForIndex(id)
    expect(byId).not.toHaveBeenCalled()
  },
)
