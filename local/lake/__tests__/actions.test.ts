import fc from 'fast-check'
import { ApiError } from '../errors.ts'
import { temporaryFolder } from './support/lakeProcess.ts'
import { openLake } from './support/store.ts'

describe('actions', () => {
  const { store, write, act } = openLake(temporaryFolder())
  afterAll(() => store.close())

  beforeAll(() => {
    write([
      { create: { _id: 'page', _type: 'page', title: 'Public' } },
      { create: { _id: 'other', _type: 'page', title: 'Another' } },
      { create: { _id: 'drafts.other', _type: 'page', title: 'Another, in work' } },
      { create: { _id: 'drafts.unborn', _type: 'page', title: 'Never published' } },
    ])
  })

  const everything = () => [...store.index.all()]
  const refusal = (action: Record<string, unknown>): ApiError => {
    try {
      act(action)
    } catch (error) {
      if (error instanceof ApiError) return error
      throw error
    }
    throw new Error('was not refused')
  }

  it.each<[string, Record<string, unknown>, string]>([
    ['discard', { draftId: 'page' }, '"page" is not the ID of a draft'],
    ['version.discard', { versionId: 'page' }, '"page" is not the ID of a draft'],
    [
      'publish',
      { draftId: 'drafts.other', publishedId: 'page' },
      '"drafts.other" is not a version of "page"',
    ],
    ['publish', { draftId: 'other', publishedId: 'other' }, '"other" is not the ID of a draft'],
    [
      'edit',
      { draftId: 'page', publishedId: 'page', patch: { set: { title: 'X' } } },
      '"page" is not the ID',
    ],
    ['unpublish', { draftId: 'drafts.other', publishedId: 'page' }, 'not a version of "page"'],
    ['delete', { publishedId: 'page', includeDrafts: ['drafts.other'] }, 'not a version of "page"'],
    ['create', { publishedId: 'a', attributes: { _id: 'drafts.b', _type: 'page' } }, 'not a version of "a"'],
    [
      'replaceDraft',
      { publishedId: 'page', attributes: { _id: 'page', _type: 'page' } },
      '"page" is not the ID',
    ],
    ['version.replace', { document: { _id: 'page', _type: 'page' } }, '"page" is not the ID of a draft'],
    [
      'version.replace',
      { publishedId: 'page', document: { _id: 'versions.r1.other', _type: 'page' } },
      'not a version of "page"',
    ],
    ['version.create', { publishedId: 'page', versionId: 'other', baseId: 'page' }, '"other" is not the ID'],
    [
      'version.create',
      { publishedId: 'new', versionId: 'versions.r1.new', document: { _id: 'new', _type: 'page' } },
      '"new" is not the ID',
    ],
  ])('%s %j is refused: it would change another document than it says', (type, fields, problem) => {
    const before = everything()
    const error = refusal({ actionType: `sanity.action.document.${type}`, ...fields })
    expect(error.status).toBe(400)
    expect(error.message).toContain(problem)
    expect(everything()).toEqual(before)
  })

  it('creates no draft beside a published document', () => {
    const attributes = { _id: 'drafts.page', _type: 'page' }
    const action = { actionType: 'sanity.action.document.create', publishedId: 'page', attributes }
    for (const ifExists of ['fail', 'ignore']) {
      expect(refusal({ ...action, ifExists }).message).toContain('"page" is published already')
    }
  })

  it('deletes a published document with only the versions it names', () => {
    const remove = (publishedId: string, ...includeDrafts: string[]) => ({
      actionType: 'sanity.action.document.delete',
      publishedId,
      includeDrafts,
    })
    const version = 'versions.r1.doomed'
    const states = ['doomed', 'drafts.doomed', version]
    write(states.map((_id) => ({ create: { _id, _type: 'page' } })))
    expect(refusal(remove('doomed', 'drafts.doomed'))).toMatchObject({
      status: 409,
      message: expect.stringContaining(`"${version}"`),
    })
    expect(refusal(remove('doomed', version)).message).toContain('"drafts.doomed"')
    expect(refusal(remove('unborn', 'drafts.unborn'))).toMatchObject({ status: 409 })
    act(remove('doomed', 'drafts.doomed', version))
    expect(states.map((id) => store.get(id))).toEqual([undefined, undefined, undefined])
  })

  it('replaces a draft only of a document that exists in some state', () => {
    const replace = (id: string) => ({
      actionType: 'sanity.action.document.replaceDraft',
      publishedId: id,
      attributes: { _id: `drafts.${id}`, _type: 'page', title: 'Restored' },
    })
    expect(refusal(replace('nobody')).status).toBe(409)
    act(replace('page'))
    act(replace('unborn'))
    expect(store.get('drafts.page')).toMatchObject({ title: 'Restored' })
    expect(store.get('drafts.unborn')).toMatchObject({ title: 'Restored' })
    act({ actionType: 'sanity.action.document.discard', draftId: 'drafts.page' })
  })

  it('replaces a version in a release once it has been made', () => {
    const action = (name: string, title: string) => ({
      actionType: `sanity.action.document.version.${name}`,
      publishedId: 'page',
      document: { _id: 'versions.r1.page', _type: 'page', title },
    })
    expect(refusal(action('replace', 'Early')).status).toBe(409)
    act(action('create', 'First'))
    act(action('replace', 'Second'))
    expect(store.get('versions.r1.page')).toMatchObject({ title: 'Second' })
    act({ actionType: 'sanity.action.document.version.discard', versionId: 'versions.r1.page' })
    const from = { publishedId: 'page', baseId: 'page', versionId: 'versions.r2.page' }
    act({ actionType: 'sanity.action.document.version.create', ...from })
    expect(store.get('versions.r2.page')).toMatchObject({ title: 'Public' })
    act({ actionType: 'sanity.action.document.version.discard', versionId: 'versions.r2.page' })
  })

  it('restores a deleted draft by creation and replacement in one request', () => {
    const attributes = { _id: 'drafts.back', _type: 'page', title: 'Back' }
    act(
      { actionType: 'sanity.action.document.create', publishedId: 'back', attributes, ifExists: 'fail' },
      { actionType: 'sanity.action.document.replaceDraft', publishedId: 'back', attributes },
    )
    expect(store.get('drafts.back')).toMatchObject({ title: 'Back' })
  })

  it('answers whatever is sent with a result or with a refusal', () => {
    const id = fc.constantFrom('page', 'drafts.page', 'drafts.other', 'versions.r1.page', 'versions.', '')
    const junk = fc.oneof(id, fc.integer(), fc.constant(null), fc.array(id, { maxLength: 2 }))
    const patch = fc.record({ set: fc.dictionary(id, junk, { maxKeys: 2 }) })
    const field = fc.oneof(junk, patch, fc.record({ _id: id, _type: fc.constantFrom('page', '') }))
    const type = fc.constantFrom(
      ...['create', 'edit', 'publish', 'unpublish', 'delete', 'discard', 'replaceDraft'],
      ...['version.create', 'version.discard', 'version.replace', 'explode'],
    )
    const names = [
      'draftId',
      'publishedId',
      'versionId',
      'baseId',
      'attributes',
      'document',
      'patch',
    ] as const
    const fields = fc.dictionary(fc.constantFrom(...names, 'includeDrafts', 'ifExists'), field, {
      maxKeys: 5,
    })
    const actionType = fc.oneof(
      type.map((name) => `sanity.action.document.${name}`),
      fc.constantFrom('constructor', 'toString', 5),
    )
    fc.assert(
      fc.property(actionType, fields, (kind, rest) => {
        const before = everything()
        try {
          act({ actionType: kind, ...rest })
        } catch (error) {
          if (!(error instanceof ApiError)) throw error
          expect([400, 409]).toContain(error.status)
          expect(everything()).toEqual(before)
        }
      }),
      { numRuns: 1000 },
    )
  })
})
