/** @jest-environment node */
import { evaluate, parse } from 'groq-js'
import { fetchPublished } from '../../../lib/sanity/client.server.ts'
import { headlineOf } from '../../../lib/sanity/headline.server.ts'
import { forgetSharedAnswers } from '../../../lib/sanity/sharedAnswer.server.ts'
import { landingPageFrom } from '../../fixtures/landingPage.ts'
import { edited, lakeDocuments, type LakeDocument } from '../../fixtures/seedContent.ts'

jest.mock('../../../lib/sanity/client.server.ts', () => ({
  fetchPublished: jest.fn(),
  ContentUnavailableError: class ContentUnavailableError extends Error {},
}))

const lakeHolds = (documents: LakeDocument[]) =>
  jest
    .mocked(fetchPublished)
    .mockImplementation(async (query: string) => (await evaluate(parse(query), { dataset: documents })).get())

beforeEach(forgetSharedAnswers)

test('reads the headline that an editor published', async () => {
  lakeHolds(lakeDocuments())
  await expect(headlineOf({ page: 'jobSearchPage' })).resolves.toBe('Find work where you are heard')
})

test('reads the headline of a landing page: its hero’s, and without one its name', async () => {
  const landing = (slug: string, fields: object) => ({
    ...landingPageFrom(lakeDocuments().find(({ _id }) => _id === 'homePage') ?? {}, slug),
    ...fields,
  })
  const blank = [{ _type: 'heroSection', _key: 'hero', heading: ' ' }]
  lakeHolds([
    landing('season', {}),
    landing('bare', { title: 'Bare', sections: [] }),
    landing('blank', { title: 'Blank', sections: blank }),
  ])
  await expect(headlineOf({ landingPage: 'season' })).resolves.toBe('Seats for the season')
  await expect(headlineOf({ landingPage: 'bare' })).resolves.toBe('Bare')
  await expect(headlineOf({ landingPage: 'blank' })).resolves.toBe('Blank')
  await expect(headlineOf({ landingPage: 'absent' })).resolves.toBeUndefined()
})

test('is asked for once by all who want a card within the same second', async () => {
  lakeHolds(lakeDocuments())
  jest.mocked(fetchPublished).mockClear()
  await Promise.all(Array.from({ length: 50 }, () => headlineOf({ page: 'homePage' })))
  await headlineOf({ page: 'aboutPage' })
  expect(fetchPublished).toHaveBeenCalledTimes(1)
})

test('has a default for a page without one', async () => {
  lakeHolds(edited((document) => (document._type === 'jobSearchPage' ? null : undefined)))
  await expect(headlineOf({ page: 'jobSearchPage' })).resolves.toBe('Find your next job')
  await expect(headlineOf({ page: 'notFoundPage' })).resolves.toBe('Page not found')
})

test('has a default while nothing was ever read from the content lake, and says so', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  // As in a process that has just started.
  jest.resetModules()
  const { ContentUnavailableError, fetchPublished } = await import('../../../lib/sanity/client.server.ts')
  const { headlineOf } = await import('../../../lib/sanity/headline.server.ts')
  jest.mocked(fetchPublished).mockRejectedValue(new ContentUnavailableError('down'))
  await expect(headlineOf({ page: 'jobSearchPage' })).resolves.toBe('Find your next job')
  expect(warn).toHaveBeenCalledTimes(1)
  // Whether there is such a page cannot be known.
  await expect(headlineOf({ landingPage: 'season' })).resolves.toBe('')
  warn.mockRestore()
})
