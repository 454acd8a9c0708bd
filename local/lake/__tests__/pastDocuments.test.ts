import path from 'node:path'
import { documentEvents } from '../documentEvents.ts'
import { pastDocuments } from '../pastDocuments.ts'
import { temporaryFolder } from './support/lakeProcess.ts'
import { openLake } from './support/store.ts'

const both = ['page', 'drafts.page']

describe('what the Studio finds when an editor looks back', () => {
  const root = temporaryFolder()
  let lake: ReturnType<typeof openLake>
  beforeEach(() => {
    lake = openLake(path.join(root, expect.getState().currentTestName ?? ''))
  })
  afterEach(() => lake.store.close())

  const step = (actionType: string, extra = {}) =>
    lake.act({
      actionType: `sanity.action.document.${actionType}`,
      draftId: 'drafts.page',
      publishedId: 'page',
      ...extra,
    })
  const type = (title: string) => step('edit', { patch: { set: { title } } })
  const writePublished = (title: string) =>
    lake.write([{ createOrReplace: { _id: 'page', _type: 'page', title } }]).transactionId
  const titles = (ids: string[], point: Parameters<typeof pastDocuments>[2]) =>
    pastDocuments(lake.store, ids, point).map(({ _id, title }) => `${_id}: ${String(title)}`)
  const story = () => documentEvents('page', lake.store.history.summaries(both), { limit: 100, cursor: '' })

  it('shows in the draft’s history what a program or an import published', () => {
    const revision = writePublished('Seeded')
    type('Edited')
    step('publish')
    expect(titles(['drafts.page'], { revision })).toEqual(['drafts.page: Seeded'])
    expect(titles(both, { revision })).toEqual(['page: Seeded', 'drafts.page: Seeded'])
  })

  it('gives each revision of a draft, and nothing for an unknown one', () => {
    writePublished('Seeded')
    const first = type('First').transactionId
    type('Second')
    const elsewhere = lake.write([{ create: { _id: 'other', _type: 'page' } }]).transactionId
    step('publish')
    expect(titles(['drafts.page'], { revision: first })).toEqual(['drafts.page: First'])
    expect(titles(['drafts.page'], { revision: elsewhere })).toEqual(['drafts.page: Second'])
    const later = lake.write([{ create: { _id: 'another', _type: 'page' } }]).transactionId
    expect(titles(['drafts.page'], { revision: later })).toEqual([])
    expect(titles(['drafts.page'], { revision: 'unknown' })).toEqual([])
  })

  it('restores the deleted document, not a draft discarded before', () => {
    writePublished('On the site')
    type('Thrown away')
    step('discard')
    step('delete')
    expect(titles(both, { lastRevision: true })).toEqual(['page: On the site'])
  })

  it('restores a draft deleted with its document, or left by unpublishing', () => {
    writePublished('On the site')
    type('Still a draft')
    step('delete', { includeDrafts: ['drafts.page'] })
    expect(titles(both, { lastRevision: true })).toEqual(['page: On the site', 'drafts.page: Still a draft'])
    writePublished('On the site')
    step('unpublish')
    type('Edited afterwards')
    step('version.discard', { versionId: 'drafts.page' })
    expect(titles(both, { lastRevision: true })).toEqual(['drafts.page: Edited afterwards'])
  })

  it('the deletion of a never published draft ends its document', () => {
    step('create', { attributes: { _id: 'drafts.page', _type: 'page' } })
    step('discard')
    expect(story().events.map((event) => event.type)).toEqual([
      'deleteDocumentGroup',
      'createDocumentVersion',
    ])
    writePublished('On the site')
    type('Thrown away')
    step('discard')
    expect(story().events[0]?.type).toBe('deleteDocumentVersion')
  })
})
