import type { RequestListener } from 'node:http'
import { answering, holding, lakeThat, pointSiteAt, stopLakes } from '../../../fixtures/fakeLake.ts'
import { landingPageFrom } from '../../../fixtures/examples.ts'
import { edited, lakeDocuments, type LakeDocument } from '../../../fixtures/seedContent.ts'

afterEach(stopLakes)

/** `headlineOf` of a site that was just started with this lake. */
async function started(lake: RequestListener) {
  pointSiteAt(await lakeThat(lake))
  return (await import('../../../../lib/sanity/content/headlines.server.ts')).headlineOf
}

const holds = (documents: readonly LakeDocument[]) => started(holding(() => documents))
const known = (text: string | undefined) => ({ text, isKnown: true })

test('a page has the headline that was published', async () => {
  const headlineOf = await holds(lakeDocuments())
  expect(await headlineOf({ page: 'jobSearchPage' })).toEqual(known('Find work where you are heard'))
})

test('a landing page has the headline of its hero, or its name', async () => {
  const documents = lakeDocuments()
  const landing = (slug: string, fields: object) => ({
    ...landingPageFrom(documents.find(({ _id }) => _id === 'homePage') ?? {}, slug),
    ...fields,
  })
  const blank = [{ _type: 'heroSection', _key: 'hero', heading: ' ' }]
  const headlineOf = await holds([
    ...documents,
    landing('season', {}),
    landing('bare', { title: 'Bare', sections: [] }),
    landing('blank', { title: 'Blank', sections: blank }),
    landing('to-come', { visibleFrom: '2126-01-01T00:00:00Z' }),
  ])
  expect(await headlineOf({ landingPage: 'season' })).toEqual(known('Seats for the season'))
  expect(await headlineOf({ landingPage: 'bare' })).toEqual(known('Bare'))
  expect(await headlineOf({ landingPage: 'blank' })).toEqual(known('Blank'))
  expect(await headlineOf({ landingPage: 'to-come' })).toEqual(known(undefined))
  expect(await headlineOf({ landingPage: 'absent' })).toEqual(known(undefined))
})

test('fifty cards at once cost one query', async () => {
  let queries = 0
  const lake = holding(() => lakeDocuments())
  const headlineOf = await started((request, response) => {
    queries += 1
    lake(request, response)
  })
  await Promise.all(Array.from({ length: 50 }, () => headlineOf({ page: 'homePage' })))
  expect(queries).toBe(1)
})

test('a page without a headline has a default', async () => {
  const headlineOf = await holds(
    edited((document) => (document._type === 'jobSearchPage' ? null : undefined)),
  )
  expect(await headlineOf({ page: 'jobSearchPage' })).toEqual(known('Find your next job'))
  expect(await headlineOf({ page: 'notFoundPage' })).toEqual(known('Page not found'))
})

test('without any response of the lake, headlines are defaults, with a warning', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  const headlineOf = await started(answering(403, 'application/json', '{}'))
  expect(await headlineOf({ page: 'jobSearchPage' })).toEqual({ text: 'Find your next job', isKnown: false })
  expect(warn).toHaveBeenCalledTimes(1)
  expect(await headlineOf({ landingPage: 'season' })).toEqual({ text: undefined, isKnown: false })
  warn.mockRestore()
})
