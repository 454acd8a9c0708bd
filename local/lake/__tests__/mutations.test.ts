import fc from 'fast-check'
import { ApiError } from '../errors.ts'
import type { CommittedTransaction, MutationInput, StoredDocument } from '../types.ts'
import { temporaryFolder } from './support/lakeProcess.ts'
import { openLake } from './support/store.ts'

describe('mutations', () => {
  const { store, write } = openLake(temporaryFolder())
  const original = { _id: 'page', _type: 'page', n: 1, text: 'abc', list: [1, 2], box: { n: 2 } }
  beforeAll(() => void write([{ create: original }]))
  afterAll(() => store.close())

  /** What a request would come to. Written by strangers, so of any shape; nothing is saved. */
  const rehearse = (...mutations: unknown[]) => write(mutations as MutationInput[], { dryRun: true })

  function refusal(...mutations: unknown[]): ApiError {
    try {
      rehearse(...mutations)
    } catch (error) {
      if (error instanceof ApiError) return error
      throw error
    }
    throw new Error('was not refused')
  }

  it.each<[unknown, string]>([
    [null, 'must be an object'],
    [5, 'must be an object'],
    [{}, 'not nothing'],
    [{ explode: {} }, 'not explode'],
    [{ toString: {} }, 'not toString'],
    [{ create: { _type: 'page' }, delete: { id: 'page' } }, 'not create, delete'],
    [{ create: null }, 'create must be a document'],
    [{ createOrReplace: [] }, 'createOrReplace must be a document'],
    [{ create: { _id: 5, _type: 'page' } }, 'create must have a string as its "_id"'],
    [{ delete: 'page' }, 'delete must be an object'],
    [{ delete: {} }, 'delete must have an "id" or a "query"'],
    [{ delete: { id: null } }, 'delete must have an "id" or a "query"'],
    [{ delete: { ids: [1] } }, 'delete must have an "id" or a "query"'],
    [{ delete: { query: '*[_id == $id]', params: 'id' } }, 'an object as its "params"'],
    [{ patch: [] }, 'patch must be an object'],
    [{ patch: { set: { n: 2 } } }, 'patch must have an "id" or a "query"'],
    [{ patch: { id: 'page', ifRevisionID: 1 } }, 'a string as its "ifRevisionID"'],
    [{ patch: { id: 'page', explode: { n: 1 } } }, 'no operation "explode"'],
    [{ patch: { id: 'page', constructor: { n: 1 } } }, 'no operation "constructor"'],
    [{ patch: { id: 'page', set: null } }, 'an object of paths in "set"'],
    [{ patch: { id: 'page', setIfMissing: ['n'] } }, 'an object of paths in "setIfMissing"'],
    [{ patch: { id: 'page', unset: 'n' } }, 'a list of paths in "unset"'],
    [{ patch: { id: 'page', unset: [5] } }, 'a list of paths in "unset"'],
    [{ patch: { id: 'page', inc: { n: '1' } } }, 'paths and numbers in "inc"'],
    [{ patch: { id: 'page', dec: { n: null } } }, 'paths and numbers in "dec"'],
    [{ patch: { id: 'page', diffMatchPatch: { text: 1 } } }, 'patch texts in "diffMatchPatch"'],
    [{ patch: { id: 'page', insert: { items: [3] } } }, 'one of "before", "after" and "replace"'],
    [{ patch: { id: 'page', insert: { after: 'list[-1]', items: 'x' } } }, 'a list of "items"'],
    [
      { patch: { id: 'page', insert: { before: 'list[0]', after: 'list[0]', items: [] } } },
      'one of "before"',
    ],
  ])('refuses %j and says what is wrong with it', (mutation, problem) => {
    const error = refusal({ create: { _type: 'page' } }, mutation)
    expect(error.status).toBe(400)
    expect(error.message).toContain('Mutation 1: ')
    expect(error.message).toContain(problem)
  })

  it('any input gets a result or a refusal without changes', () => {
    const word = fc.constantFrom(
      ...['page', 'n', 'list', 'list[-1]', 'list[*]', 'box.n', '__proto__.x', '*', 'a[', 'a[!]', ''],
    )
    const small = fc.oneof(word, fc.integer(), fc.constant(null), fc.boolean())
    const loose = fc.oneof(
      small,
      fc.array(small, { maxLength: 2 }),
      fc.dictionary(word, small, { maxKeys: 2 }),
    )
    const field = fc.constantFrom(
      ...['_id', '_type', 'id', 'ids', 'query', 'params', 'ifRevisionID'],
      ...['set', 'setIfMissing', 'unset', 'inc', 'dec', 'insert', 'diffMatchPatch'],
    )
    const kind = fc.constantFrom('create', 'createIfNotExists', 'createOrReplace', 'delete', 'patch')
    const body = fc.dictionary(field, loose, { maxKeys: 4 })
    const mutation = fc.oneof(
      { weight: 9, arbitrary: fc.tuple(kind, body).map(([name, value]) => ({ [name]: value })) },
      loose,
    )
    const before = store.get('page')
    fc.assert(
      fc.property(fc.array(mutation, { maxLength: 3 }), (mutations) => {
        try {
          rehearse(...mutations)
        } catch (error) {
          if (!(error instanceof ApiError)) throw error
          expect([400, 409]).toContain(error.status)
        }
        expect(store.get('page')).toBe(before)
        expect(Object.keys(Object.prototype)).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it('refuses input that is nested too deep, in every notation', () => {
    const deep = Array.from({ length: 101 }).reduce<unknown>((inner) => ({ inner }), 'core')
    expect(refusal({ create: { _type: 'page', deep } }).message).toContain('deeper than 100 levels')
    const path = Array.from({ length: 120 }, (_, level) => `level${level}`).join('.')
    expect(refusal({ patch: { id: 'page', set: { [path]: 1 } } }).message).toContain('deeper than 100 levels')
  })

  it.each(['text, x', 'text en', 'text]', 'list[0]x', 'list[0', ' text', 'text.', ''])(
    'refuses the path "%s", whatever it begins with',
    (path) => {
      for (const patch of [
        { set: { [path]: 1 } },
        { unset: [path] },
        { insert: { after: path, items: [] } },
      ]) {
        const error = refusal({ patch: { id: 'page', ...patch } })
        expect([error.status, error.message]).toEqual([
          400,
          expect.stringContaining(`"${path}" is not a path`),
        ])
      }
    },
  )

  it('changes the type of a document only while nothing points at it', () => {
    const from = { create: { _id: 'from', _type: 'page', to: { _ref: 'page' } } }
    const retyped = { createOrReplace: { _id: 'page', _type: 'post' } }
    const error = refusal(from, retyped)
    expect([error.status, error.message]).toEqual([409, expect.stringContaining('cannot change its type')])
    rehearse(retyped)
    rehearse(from, { createOrReplace: { _id: 'page', _type: 'page' } })
    rehearse({ create: { ...from.create, to: { _ref: 'page', _weak: true } } }, retyped)
  })

  it('keeps the time of creation, whatever is patched', () => {
    const { results } = rehearse({ patch: { id: 'page', unset: ['_createdAt', '_updatedAt', '_rev'] } })
    expect(results[0]?.document).toMatchObject({
      _createdAt: store.get('page')?._createdAt,
      _updatedAt: expect.any(String),
      _rev: expect.any(String),
    })
  })
})

describe('patch operations', () => {
  const { store, write } = openLake(temporaryFolder())
  afterAll(() => store.close())

  it('announces a patch with the keys that it stored', () => {
    const announced: CommittedTransaction[] = []
    store.onCommit((transaction) => announced.push(transaction))
    write([{ create: { _id: 'keyed', _type: 'page', list: [] } }])
    const insert = { after: 'list[-1]', items: [{ text: 'b' }] }
    write([{ patch: { id: 'keyed', set: { more: [{ text: 'a' }] }, insert } }], {
      autoGenerateArrayKeys: true,
    })
    const [change] = announced[1]?.changes ?? []
    expect(change?.after).toMatchObject({ list: [{ _key: expect.any(String) }] })
    expect(announced[1]?.mutations).toEqual([
      {
        patch: {
          id: 'keyed',
          set: { more: change?.after?.more },
          insert: { ...insert, items: change?.after?.list },
        },
      },
    ])
  })

  type Item = { _key: string; v: number }
  type Doc = { a?: number; box: { c?: number }; list: Item[] }

  const item = fc.record({ _key: fc.constantFrom('x', 'y', 'z'), v: fc.integer({ min: -9, max: 9 }) })
  const number = fc.integer({ min: -9, max: 9 })
  const doc: fc.Arbitrary<Doc> = fc.record(
    {
      a: number,
      box: fc.record({ c: number }, { requiredKeys: [] }),
      list: fc.uniqueArray(item, { selector: ({ _key }) => _key, minLength: 1, maxLength: 3 }),
    },
    { requiredKeys: ['box', 'list'] },
  )

  function patched(before: Doc, patch: Record<string, unknown>): Doc {
    const { results } = write(
      [{ create: { _id: 'tried', _type: 'thing', ...before } }, { patch: { id: 'tried', ...patch } }],
      { dryRun: true },
    )
    const { a, box, list } = results[1]?.document as StoredDocument & Doc
    return { ...(a === undefined ? {} : { a }), box, list }
  }

  it('set, setIfMissing and unset find fields and items in a path', () => {
    fc.assert(
      fc.property(doc, number, fc.nat(2), fc.boolean(), (before, value, nth, byKey) => {
        const at = nth % before.list.length
        const place = `list[${byKey ? `_key=="${before.list[at]?._key}"` : at}]`
        const withItem = (change: (old: Item) => Item[]) =>
          before.list.flatMap((old, index) => (index === at ? change(old) : [old]))

        expect(patched(before, { set: { a: value, 'box.c': value, [`${place}.v`]: value } })).toEqual({
          a: value,
          box: { c: value },
          list: withItem((old) => [{ ...old, v: value }]),
        })
        expect(
          patched(before, { setIfMissing: { a: value, 'box.c': value, [`${place}.v`]: value } }),
        ).toEqual({ ...before, a: before.a ?? value, box: { c: before.box.c ?? value } })
        expect(patched(before, { unset: ['a', 'box.c', place] })).toEqual({
          box: {},
          list: withItem(() => []),
        })
      }),
      { numRuns: 300 },
    )
  })

  it.each(['[*]', '[:]', '[0:]'])('list%s is every item of a list', (every) => {
    const list = [1, 2].map((v) => ({ _key: `[*]${v}`, v }))
    const before = { box: {}, list }
    expect(patched(before, { unset: [`list${every}.v`] }).list).toEqual(list.map(({ _key }) => ({ _key })))
    expect(patched(before, { set: { [`list${every}.v`]: 9 } }).list.map(({ v }) => v)).toEqual([9, 9])
    expect(patched(before, { inc: { [`list${every}.v`]: 1 } }).list.map(({ v }) => v)).toEqual([2, 3])
    expect(patched(before, { unset: [`list${every}`] }).list).toEqual([])
    expect(patched(before, { set: { 'list[_key == "[*]2"].v': 9 } }).list.map(({ v }) => v)).toEqual([1, 9])
  })

  it.each(['a', "it's", 'a "b"', String.raw`a\b`, '[*]', '=="a"'])(
    'a name in double quotes is a name like any other: %s',
    (name) => {
      const before = { box: { [name]: 1, c: 1 }, list: [{ _key: name, v: 1 }] }
      const path = `["box"][ ${JSON.stringify(name)} ]`
      expect(patched(before, { set: { [path]: 9 } }).box).toEqual({ [name]: 9, c: 1 })
      expect(patched(before, { inc: { [path]: 1 } }).box).toEqual({ [name]: 2, c: 1 })
      expect(patched(before, { unset: [path] }).box).toEqual({ c: 1 })
      const item = `list[_key == ${JSON.stringify(name)}]["v"]`
      expect(patched(before, { set: { [item]: 9 } }).list).toEqual([{ _key: name, v: 9 }])
    },
  )

  it('insert fills an empty list from either end', () => {
    const items = [{ _key: 'n', v: 1 }]
    const empty = { box: {}, list: [] }
    expect(patched(empty, { insert: { after: 'list[-1]', items } }).list).toEqual(items)
    expect(patched(empty, { insert: { before: 'list[0]', items } }).list).toEqual(items)
  })
})
