import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startLake, type Lake } from 'local-content-lake'
import { landingPageByIdQuery, pageQueries } from '../../../../lib/sanity/content/queries.ts'
import { withOwnDraft } from '../../../../lib/sanity/preview/ownDraft.ts'
import { newShareKey, shareId } from '../../../../lib/site/share.ts'
import { pointSiteAt } from '../../../fixtures/fakeLake.ts'
import { lakeDocuments, type LakeDocument } from '../../../fixtures/seedContent.ts'

/** A guest's views, on a real lake where every document has a draft. */

const key = newShareKey()
const landingKey = newShareKey()
const until = new Date(Date.now() + 3_600_000).toISOString()
const link = (of: string, document: string) => ({ _id: shareId(of), _type: 'share', document, until })

const reference = (_ref: string) => ({ _type: 'reference', _ref, _key: _ref })

const spring: LakeDocument = {
  _id: 'spring',
  _type: 'landingPage',
  title: 'Spring',
  slug: { _type: 'slug', current: 'spring' },
  sections: [
    { _key: 'a', _type: 'heroSection', heading: 'Spring' },
    { _key: 'b', _type: 'questionsSection', questions: [reference('faqItem-guarantee')] },
    { _key: 'c', _type: 'reviewsSection' },
    { _key: 'd', _type: 'teamSection' },
    { _key: 'e', _type: 'caseStudiesSection', caseStudies: [] },
    { _key: 'f', _type: 'closingSection', action: { label: 'On', landingPage: reference('summer') } },
  ],
}
const summer: LakeDocument = {
  ...spring,
  _id: 'summer',
  title: 'Summer',
  slug: { _type: 'slug', current: 'summer' },
  sections: [],
}

/** Words that only a draft has. */
const mark = 'only-in-a-draft'

/** With the mark in each text, and in the path of a landing page. */
function marked(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => marked(item))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([field, each]) => [field, marked(each, field)]))
  const isText = typeof value === 'string' && /^(?:[A-Z]|summer$)/.test(value) && !/^_|Rank$/.test(name)
  return isText ? `${value}-${mark}` : value
}

function drafts(documents: readonly LakeDocument[]): LakeDocument[] {
  const pages = documents.filter(({ _type }) => !/^sanity\.|^share$/.test(_type))
  return pages.flatMap((document) => {
    const copy = marked(document) as LakeDocument
    const others = [{ ...copy, _id: `drafts.${document._id}` }]
    // A release, and a draft of a document that is not published.
    return [
      ...others,
      { ...copy, _id: `versions.rNext.${document._id}` },
      { ...copy, _id: `drafts.new-${document._id}` },
    ]
  })
}

const folder = mkdtempSync(path.join(tmpdir(), 'own-draft-'))
let lake: Lake

beforeAll(async () => {
  const published = [...lakeDocuments(), spring, summer]
  const documents = [...published, ...drafts(published), link(key, 'aboutPage'), link(landingKey, 'spring')]
  lake = await startLake({
    port: 0,
    streamPorts: [],
    dataDir: folder,
    projectId: 'local',
    dataset: 'production',
    allowedOrigins: [],
    webhook: undefined,
    seed: async () => ({ documents, assetRoot: folder }),
    log: () => undefined,
  })
  process.env.SANITY_API_READ_TOKEN = 'a-token'
  pointSiteAt(lake.url)
}, 60_000)

afterAll(async () => {
  await lake.close()
  rmSync(folder, { recursive: true, force: true })
})

const getters = () => import('../../../../lib/sanity/content/getPage.server.ts')

test('a guest sees the draft of the shared page, and no other draft', async () => {
  const { getPage } = await getters()
  const previewData = { share: key, path: '/about-us' }
  const { page, sharedUntil, ...others } = await getPage('aboutPage', { draftMode: true, previewData })
  expect(sharedUntil).toBeGreaterThan(Date.now())
  expect(page.hero?.heading).toContain(mark)
  expect(page.story?.heading).toContain(mark)
  expect(others.settings.name).toBe('Goodline Staffing')
  expect(others.team.length).toBeGreaterThan(1)
  expect(JSON.stringify(others)).not.toContain(mark)
})

test('a shared landing page shows what it refers to as published', async () => {
  const { getLandingPage } = await getters()
  const previewData = { share: landingKey, path: '/spring' }
  const shown = await getLandingPage('spring', { draftMode: true, previewData })
  const [hero, questions, reviews, team, caseStudies, closing] = shown?.page.sections ?? []
  expect(shown?.page.title).toContain(mark)
  expect(hero).toMatchObject({ heading: `Spring-${mark}` })
  expect(closing).toMatchObject({ action: { label: `On-${mark}`, href: '/summer' } })
  const lists = [questions, reviews, team, caseStudies].map((section) => ({ ...section, heading: null }))
  expect(JSON.stringify(lists).length).toBeGreaterThan(1000)
  expect(JSON.stringify([lists, shown?.settings])).not.toContain(mark)
})

test('every page has a query for its own draft', () => {
  for (const query of [...Object.values(pageQueries), landingPageByIdQuery]) {
    const own = withOwnDraft(query)
    // The condition for published documents binds more than "||", so none may stand in a filter.
    expect(own).not.toContain('||')
    const readers = [...own.matchAll(/\*\[(.{20})/g)].map(([, condition]) => condition)
    expect(
      readers.filter((start) => !/^(?:_id in path\("\*"\)|_id == \$(?:draft|id)\])/.test(start ?? '')),
    ).toEqual([])
  }
  expect(() => withOwnDraft('{ "settings": *[_type == "siteSettings"][0] }')).toThrow('selects no page')
})
