import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { documentEvents } from '../documentEvents.ts'
import { ApiError } from '../errors.ts'
import { temporaryFolder } from './support/lakeProcess.ts'
import { openLake } from './support/store.ts'

const publishIds = { draftId: 'drafts.page', publishedId: 'page' }
const allTransactions = { reverse: false, limit: 1000, includeMutations: true }

describe('the store', () => {
  const root = temporaryFolder()
  let folderNumber = 0
  const opened: { store: { close: () => void } }[] = []
  const open = (options = {}, dataDir = path.join(root, String(folderNumber++))) => {
    const lake = openLake(dataDir, options)
    opened.push(lake)
    return { ...lake, dataDir }
  }
  afterAll(() => opened.forEach(({ store }) => store.close()))

  it('holds after a restart what it held before: documents, settings, history, webhooks', () => {
    const first = open()
    first.write([{ create: { _id: 'page', _type: 'page', title: 'A' } }])
    first.write([{ patch: { id: 'page', set: { title: 'B' } } }])
    first.store.keyValues.set([{ key: 'layout', value: { compact: true } }])
    const before = first.store.get('page')
    first.store.close()
    const second = open({}, first.dataDir)
    expect(second.store.get('page')).toEqual(before)
    expect(second.store.keyValues.get('layout')).toEqual({ compact: true })
    expect(second.store.history.transactions(['page'], allTransactions)).toHaveLength(2)
    expect(second.store.outbox.pending().map(({ operation }) => operation)).toEqual(['create', 'update'])
  })

  it('gives asset documents the address it has now', () => {
    const first = open({ publicUrl: 'http://localhost:3333' })
    first.write([
      {
        create: {
          _id: 'a',
          _type: 'sanity.imageAsset',
          path: 'images/local/production/a.png',
          url: 'http://localhost:3333/images/local/production/a.png',
        },
      },
    ])
    first.store.close()
    const moved = open({ publicUrl: 'http://localhost:4333' }, first.dataDir)
    expect(moved.ask('*[_id == "a"][0].url')).toBe('http://localhost:4333/images/local/production/a.png')
    moved.store.close()
    const namespace = { projectId: 'local', dataset: 'staging' }
    expect(open({ namespace }, first.dataDir).ask('*[_id == "a"][0]{path, url}')).toEqual({
      path: 'images/local/staging/a.png',
      url: 'http://localhost:3333/images/local/staging/a.png',
    })
  })

  it('responds 507 when the disk is full, and changes nothing', () => {
    const lake = open()
    lake.write([{ create: { _id: 'page', _type: 'page', title: 'Before' } }])
    const before = lake.store.get('page')
    const disk = fillDisk()
    const text = 'x'.repeat(2_000_000)
    expect(() =>
      lake.write([{ patch: { id: 'page', set: { text } } }, { create: { _id: 'b', _type: 'page' } }]),
    ).toThrow(expect.objectContaining({ status: 507, message: 'The disk is full: nothing was saved.' }))
    expect(lake.store.get('page')).toEqual(before)
    expect(lake.store.get('b')).toBeUndefined()
    disk.free()
    lake.write([{ patch: { id: 'page', set: { title: 'After' } } }])
    lake.store.close()
    expect(open({}, lake.dataDir).store.get('page')).toMatchObject({ title: 'After' })
  })

  it('follows the disk when a seemingly failed commit is on it', () => {
    const lake = open()
    lake.write([{ create: { _id: 'page', _type: 'page', title: 'Before' } }])
    const { exec } = DatabaseSync.prototype
    const broken = jest.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (
      this: DatabaseSync,
      sql,
    ) {
      exec.call(this, sql)
      if (sql === 'COMMIT') throw new Error('the disk went away')
    })
    expect(() => lake.write([{ patch: { id: 'page', set: { title: 'After' } } }])).toThrow(
      'the disk went away',
    )
    broken.mockRestore()
    expect(lake.store.get('page')).toMatchObject({ title: 'After' })
    lake.store.close()
    expect(open({}, lake.dataDir).store.get('page')).toMatchObject({ title: 'After' })
  })

  it('reports unreadable data with one line, and unlocks the folder', () => {
    const lake = open()
    lake.write([{ create: { _id: 'page', _type: 'page' } }])
    lake.store.close()
    const file = path.join(lake.dataDir, 'lake.sqlite')
    const unreadable = expect.objectContaining({
      name: 'UnreadableDataError',
      message: expect.stringMatching(
        /^The content lake cannot read .+: .+ npm run content:reset starts over\.$/,
      ),
    })
    const change = (sql: string) => {
      const database = new DatabaseSync(file)
      database.exec(sql)
      database.close()
    }
    change("UPDATE documents SET body = '{' WHERE id = 'page'")
    expect(() => open({}, lake.dataDir)).toThrow(unreadable)
    change('UPDATE documents SET body = \'{"_id":"page","_type":"page"}\'; PRAGMA user_version = 99')
    expect(() => open({}, lake.dataDir)).toThrow(unreadable)
    writeFileSync(file, 'not a database at all')
    expect(() => open({}, lake.dataDir)).toThrow(unreadable)
    expect(() => open({}, file)).toThrow(unreadable)
  })

  it('tells observers only about what is on disk', () => {
    const lake = open()
    const heard: string[] = []
    lake.store.onCommit(({ changes }) => heard.push(...changes.map((change) => change.id)))
    lake.write([{ create: { _id: 'a', _type: 'x' } }])
    lake.write([{ create: { _id: 'rehearsed', _type: 'x' } }], { dryRun: true })
    expect(() =>
      lake.write([{ create: { _id: 'c', _type: 'x' } }, { create: { _id: 'a', _type: 'x' } }]),
    ).toThrow(ApiError)
    expect(heard).toEqual(['a'])
  })

  it('orders history by the writes, not by the clock', () => {
    const lake = open()
    jest.useFakeTimers()
    try {
      const revisions = ['2030-06-01', '2030-01-01', '2029-12-31'].map((day) => {
        jest.setSystemTime(new Date(day))
        return lake.write([{ createOrReplace: { _id: 'page', _type: 'page', day } }]).transactionId
      })
      lake.store.close()
      const { store } = open({}, lake.dataDir)
      expect(store.get('page')).toMatchObject({ day: '2029-12-31', _rev: revisions[2] })
      expect(store.history.transactions(['page'], allTransactions).map(({ id }) => id)).toEqual(revisions)
      const present = store.get('page') ?? null
      expect(store.history.documentAt('page', present, { revision: revisions[0] ?? '' })).toMatchObject({
        day: '2030-06-01',
      })
      const page = { limit: 10, cursor: '' }
      const { events } = documentEvents('page', store.history.summaries(['page', 'drafts.page']), page)
      expect(events.map(({ revisionId }) => revisionId)).toEqual(revisions.toReversed())
    } finally {
      jest.useRealTimers()
    }
  })

  it('bounds the history of a document, draft and published state together', () => {
    const lake = open({ historyLimit: 10 })
    lake.write([{ create: { _id: 'drafts.page', _type: 'page', n: -1 } }])
    for (let n = 0; n < 30; n++) lake.write([{ patch: { id: 'drafts.page', set: { n } } }])
    lake.act({ actionType: 'sanity.action.document.publish', ...publishIds })
    lake.write([{ create: { _id: 'other', _type: 'page' } }])
    const kept = lake.store.history.transactions(['page', 'drafts.page'], allTransactions)
    expect(kept).toHaveLength(10)
    expect(lake.store.history.transactions(['other'], allTransactions)).toHaveLength(1)
    const oldest = kept[0]?.id ?? ''
    expect(lake.store.history.documentAt('drafts.page', null, { revision: oldest })).toMatchObject({
      n: 21,
      _rev: oldest,
    })
  })

  it('drops the history of documents that were deleted thirty days ago', () => {
    const lake = open()
    jest.useFakeTimers({ now: new Date('2026-03-01T00:00:00Z') })
    try {
      const versions = ['versions.r1.planned', 'versions.r.gon', 'versions.r1.drafts.gone']
      const ids = ['gone', 'kept', 'drafts.begun', ...versions]
      lake.write(ids.map((_id) => ({ create: { _id, _type: 'page' } })))
      lake.write([{ delete: { id: 'gone' } }])
      const known = (day: string) => {
        lake.store.history.forgetDeleted(new Date(`${day}T00:00:00Z`))
        return ids.slice(0, 4).filter((id) => lake.store.history.summaries([id]).length > 0)
      }
      expect(known('2026-03-30')).toEqual(['gone', 'kept', 'drafts.begun', 'versions.r1.planned'])
      expect(known('2026-04-01')).toEqual(['kept', 'drafts.begun', 'versions.r1.planned'])
    } finally {
      jest.useRealTimers()
    }
  })

  it('gives the writes after a transaction, as far as stored', () => {
    const lake = open({ historyLimit: 10 })
    const heard: unknown[] = []
    lake.store.onCommit((transaction) => heard.push(transaction))
    const ids = ['page', 'drafts.page', 'page', 'other', 'page'].map(
      (_id, n) => lake.write([{ createOrReplace: { _id, _type: 'page', n } }]).transactionId,
    )
    const since = (id = 'unknown') => lake.store.history.since(id, (documentId) => lake.store.get(documentId))
    lake.act({ actionType: 'sanity.action.document.publish', ...publishIds })
    lake.write([{ delete: { id: 'page' } }])
    lake.write([{ create: { _id: 'page', _type: 'page' } }])
    expect(since(ids[0])).toEqual(heard.slice(1))
    expect(since(ids[3])).toEqual(heard.slice(4))
    expect(since(lake.store.history.newest())).toEqual([])
    expect(since()).toBeUndefined()
    for (let n = 8; n < 14; n++) lake.write([{ create: { _id: `page-${n}`, _type: 'page' } }])
    expect(since(ids[3])).toEqual(heard.slice(4))
    expect(since(ids[2])).toBeUndefined()
    const last = lake.store.history.newest()
    for (let n = 0; n < 10; n++) lake.write([{ patch: { id: 'page-8', set: { n } } }])
    // What it was before the first of them is forgotten.
    expect(since(last)).toBeUndefined()
  })

  it('reconstructs a document at a revision, a time, and before deletion', () => {
    const lake = open()
    const revisions = ['A', 'B', 'C'].map(
      (title) =>
        lake.write([{ createOrReplace: { _id: 'page', _type: 'page', title, list: [{ _key: title }] } }])
          .transactionId,
    )
    const present = lake.store.get('page') ?? null
    for (const [index, revision] of revisions.entries()) {
      expect(lake.store.history.documentAt('page', present, { revision })).toMatchObject({
        title: 'ABC'[index],
        _rev: revision,
      })
    }
    expect(lake.store.history.documentAt('page', present, { time: '2000-01-01T00:00:00.000Z' })).toBeNull()
    expect(lake.store.history.documentAt('page', present, { time: '2100-01-01T00:00:00.000Z' })).toEqual(
      present,
    )
    lake.write([{ delete: { id: 'page' } }])
    expect(lake.store.history.documentAt('page', null, { lastRevision: true })).toEqual(present)
    expect(lake.store.history.documentAt('page', null, { revision: 'unknown' })).toBeNull()
  })

  it('pages through the transaction log in both directions', () => {
    const lake = open()
    const ids = Array.from(
      { length: 6 },
      (_, n) => lake.write([{ createOrReplace: { _id: 'page', _type: 'page', n } }]).transactionId,
    )
    const log = (
      query: Partial<typeof allTransactions> & { fromTransaction?: string; toTransaction?: string },
    ) => lake.store.history.transactions(['page'], { ...allTransactions, ...query }).map(({ id }) => id)
    expect(log({ limit: 2 })).toEqual(ids.slice(0, 2))
    expect(log({ fromTransaction: ids[2] ?? '', toTransaction: ids[4] ?? '' })).toEqual(ids.slice(2, 5))
    expect(log({ toTransaction: ids[3] ?? '', reverse: true, limit: 2 })).toEqual([ids[3], ids[2]])
  })

  it('tells the life of a document as the history panel wants it', () => {
    const lake = open()
    const step = (actionType: string, extra = {}) =>
      lake.act({ actionType: `sanity.action.document.${actionType}`, ...publishIds, ...extra })
    step('create', { attributes: { _id: 'drafts.page', _type: 'page' } })
    step('edit', { patch: { set: { title: 'A' } } })
    step('publish')
    step('edit', { patch: { set: { title: 'B' } } })
    step('discard')
    step('unpublish')
    step('publish')
    step('delete')
    const story = (limit: number, cursor = '') =>
      documentEvents('drafts.page', lake.store.history.summaries(['page', 'drafts.page']), { limit, cursor })
    const types = [
      'deleteDocumentGroup',
      'publishDocumentVersion',
      'unpublishDocument',
      'deleteDocumentVersion',
      'createDocumentVersion',
      'publishDocumentVersion',
      'createDocumentVersion',
    ]
    expect(story(100).events.map(({ type }) => type)).toEqual(types)
    const firstPage = story(3)
    expect([...firstPage.events, ...story(10, firstPage.nextCursor).events].map(({ type }) => type)).toEqual(
      types,
    )
    const log = lake.store.history.transactions(['page', 'drafts.page'], allTransactions)
    expect(story(100).events.at(-2)).toMatchObject({
      type: 'publishDocumentVersion',
      revisionId: log[2]?.id,
      versionRevisionId: log[1]?.id,
    })
  })
})

/** Makes the database of the next write believe that the disk ends where its file ends. */
function fillDisk(): { free: () => void } {
  const execute = jest.spyOn(DatabaseSync.prototype, 'exec')
  const databases: DatabaseSync[] = []
  execute.mockImplementationOnce(function (this: DatabaseSync, sql) {
    databases.push(this)
    execute.mockRestore()
    this.exec(`PRAGMA max_page_count = 1; ${sql}`)
  })
  return { free: () => databases.forEach((database) => database.exec('PRAGMA max_page_count = 1073741823')) }
}
