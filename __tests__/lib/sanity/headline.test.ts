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

const written = (text: string | undefined) => ({ text, isKnown: true })

beforeEach(forgetSharedAnswers)

test('reads the headline that an editor published', async () => {
  lakeHolds(lakeDocuments())
  expect(await headlineOf({ page: 'jobSearchPage' })).toEqual(written('Find work where you are heard'))
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
  expect(await headlineOf({ landingPage: 'season' })).toEqual(written('Seats for the season'))
  expect(await headlineOf({ landingPage: 'bare' })).toEqual(written('Bare'))
  expect(await headlineOf({ landingPage: 'blank' })).toEqual(written('Blank'))
  expect(await headlineOf({ landingPage: 'absent' })).toEqual(written(undefined))
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
  expect(await headlineOf({ page: 'jobSearchPage' })).toEqual(written('Find your next job'))
  expect(await headlineOf({ page: 'notFoundPage' })).toEqual(written('Page not found'))
})

test('has a default while nothing was ever read from the content lake, and says so', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  // As in a process that has just started.
  jest.resetModules()
  const { ContentUnavailableError, fetchPublished } = await import('../../../lib/sanity/client.server.ts')
  const { headlineOf } = await import('../../../lib/sanity/headline.server.ts')
  jest.mocked(fetchPublished).mockRejectedValue(new ContentUnavailableError('down'))
  expect(await headlineOf({ page: 'jobSearchPage' })).toEqual({ text: 'Find your next job', isKnown: false })
  expect(warn).toHaveBeenCalledTimes(1)
  // Whether there is such a page cannot be known.
  expect(await headlineOf({ landingPage: 'season' })).toEqual({ text: undefined, isKnown: false })
  warn.mockRestore()
})
