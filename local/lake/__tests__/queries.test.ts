import { ApiError } from '../errors.ts'
import { parseQuery } from '../query/groq.ts'
import { planQuery } from '../query/lookups.ts'
import { DocumentMatcher } from '../query/queries.ts'
import { parsePerspective } from '../query/views.ts'
import { temporaryFolder } from './support/lakeProcess.ts'
import { openLake } from './support/store.ts'

const matcherScope = {
  dereference: () => undefined,
  project: { projectId: 'local', dataset: 'production' },
}

describe('queries', () => {
  const { store, ask, write } = openLake(temporaryFolder())
  afterAll(() => store.close())

  beforeAll(() => {
    write([
      { create: { _id: 'ada', _type: 'person', name: 'Ada Lovelace' } },
      { create: { _id: 'drafts.ada', _type: 'person', name: 'Ada King' } },
      { create: { _id: 'bob', _type: 'person', name: 'Bob' } },
      { create: { _id: 'drafts.new', _type: 'person', name: 'Newcomer' } },
      {
        create: {
          _id: 'post',
          _type: 'post',
          title: 'On engines',
          author: { _type: 'reference', _ref: 'ada' },
          body: [
            {
              _type: 'block',
              _key: 'b',
              children: [{ _type: 'span', _key: 's', text: 'The analytical engine weaves patterns' }],
            },
          ],
        },
      },
      { create: { _id: 'versions.r1.post', _type: 'post', title: 'On engines, second edition' } },
    ])
  })

  it('the first layer of a perspective wins, also for references', () => {
    const people = '*[_type == "person"]{_id, _originalId, name}'
    expect(ask(people, {}, ['drafts'])).toEqual([
      { _id: 'ada', _originalId: 'drafts.ada', name: 'Ada King' },
      { _id: 'bob', _originalId: 'bob', name: 'Bob' },
      { _id: 'new', _originalId: 'drafts.new', name: 'Newcomer' },
    ])
    expect(ask('*[_id == "post"][0].author->name', {}, ['drafts'])).toBe('Ada King')
    expect(ask('*[_id == "post"][0].author->name', {}, 'published')).toBe('Ada Lovelace')
    expect(ask('*[_id == "post"][0]{title, _originalId}', {}, ['r1', 'drafts'])).toEqual({
      title: 'On engines, second edition',
      _originalId: 'versions.r1.post',
    })
    expect(ask('*[_id == "drafts.ada"][0]', {}, 'published')).toBeNull()
    expect(ask('count(*)', {}, 'raw')).toBe(6)
  })

  it('chooses the perspective by API version when none is named', () => {
    expect(parsePerspective(undefined, '2025-02-18')).toBe('raw')
    expect(parsePerspective(undefined, '2025-02-19')).toBe('published')
    expect(parsePerspective(undefined, 'X')).toBe('published')
    expect(parsePerspective(undefined, '1')).toBe('raw')
    expect(parsePerspective('previewDrafts', '1')).toEqual(['drafts'])
    expect(parsePerspective('r1,drafts,published', '1')).toEqual(['r1', 'drafts'])
  })

  it.each(['raw,drafts', 'drafts,raw', 'drafts,', 'r 1', '*', 'drafts,"'])(
    'refuses the perspective %j rather than show another one',
    (written) => {
      expect(() => parsePerspective(written, 'X')).toThrow(
        expect.objectContaining({ status: 400, message: expect.stringContaining(`in "${written}"`) }),
      )
    },
  )

  it('names a parameter that was not given, instead of finding nothing', () => {
    const refusal = expect.objectContaining({
      status: 400,
      message: 'param $type referenced, but not provided',
    })
    expect(() => ask('*[_type == $type]')).toThrow(refusal)
    expect(() => ask('{"a": *[_id == "x" || defined($type)]}', { other: 1 })).toThrow(refusal)
    expect(() => new DocumentMatcher('*[_type == $type]', {}, matcherScope)).toThrow(refusal)
    expect(ask('count(*[author == $none])', { none: null }, 'published')).toBe(2)
  })

  it('answers a query or refuses it, however deep its tree is', () => {
    const answers = new Set<unknown>()
    for (const terms of [100, 3000, 4000]) {
      const query = `*[${Array.from({ length: terms }, () => 'n').join('||')}]`
      for (const run of [() => ask(query), () => new DocumentMatcher(query, {}, matcherScope)]) {
        try {
          run()
          answers.add('answered')
        } catch (error) {
          answers.add(error instanceof ApiError ? error.status : error)
        }
      }
    }
    expect([...answers]).toEqual(['answered', 400])
  })

  it('does not mix up the same query with other parameters', () => {
    const query = '*[_type == "person" && name match $name]._id'
    expect(ask(query, { name: 'bob' }, 'published')).toEqual(['bob'])
    expect(ask(query, { name: 'ada' }, 'published')).toEqual(['ada'])
  })

  it.each([
    ['pattern*', ['post']],
    ['"analytical engine"', ['post']],
    ['engine -weaves', []],
    ['ada', ['ada', 'post']],
    ['*', ['ada', 'bob', 'post']],
    ['nothing like it', []],
  ])('searches the whole text of documents as the Studio does: %s', (words, found) => {
    const query = '*[_type in $types && ([@, _id] match text::query($words) || references($words))]'
    expect(ask(`${query}._id`, { types: ['person', 'post'], words }, 'published')).toEqual(found)
    expect(JSON.stringify(ask(query, { types: ['person', 'post'], words }, 'published'))).not.toContain('__')
  })

  it.each([
    ['quoted'],
    ['FAST'],
    ['really'],
    ['“really…fast”'],
    ["shouldn't"],
    ['shouldn’t'],
    ["shouldn't*"],
    ['‘single’*'],
    ['clients’*'],
    ['rosa@example.com'],
    ['Zoë'],
    ['rosa -tomorrow'],
    ['set.by_hand'],
  ])('finds a word despite punctuation in text or search: %s', (words) => {
    const text =
      '“Quoted” and ‘single’, fast—today, really…fast; one shouldn’t write to rosa@example.com. «Zoë», the clients’ choice'
    write([{ create: { _id: 'set.by_hand', _type: 'note', text } }])
    const found = ask('*[_type == "note" && [@, _id] match text::query($words)]._id', { words }, 'published')
    const left = ask('*[_type == "note" && [@, _id] match text::query($words)]._id', { words: '-fast—today' })
    write([{ delete: { id: 'set.by_hand' } }])
    expect([found, left]).toEqual([['set.by_hand'], []])
  })

  it('finds words of one field as they are written there', () => {
    const query = '*[_type == "person" && name match text::query($words)]._id'
    write([{ create: { _id: 'obrien', _type: 'person', name: 'Zoe O’Brien of example.com' } }])
    const found = ['O’Brien', 'example.com'].map((words) => ask(query, { words }, 'published'))
    write([{ delete: { id: 'obrien' } }])
    expect(found).toEqual([['obrien'], ['obrien']])
  })

  it('treats many stars in a row as one, in short time', () => {
    const query = '*[_type == "person" && [@, _id] match text::query($words)]._id'
    const words = `${'*'.repeat(40)}ovela${'*'.repeat(40)}`
    expect(JSON.stringify(parseQuery(query, { words }))).not.toContain('**')
    expect(ask(query, { words }, 'published')).toEqual(['ada'])
  })

  it.each([
    ['engine*', [{ _id: 'post' }]],
    ['engine?*', [{ _id: 'post' }]],
    ['nothing?*', []],
  ])('ranks the results of the search %s', (q, found) => {
    const query =
      '*[_type in ["person", "post"]] | score(boost(_type == "post" && title match text::query($q), 5), [@, _id] match text::query($q))[_score > 0]{_id} | order(_score desc)'
    expect(ask(query, { q }, 'published')).toEqual(found)
  })

  it.each([
    'anywhere(title == "x")',
    'media::aspect(asset, "16:9")',
    'user::attributes().a == 1',
    'documents::get("a") == null',
    'text::semanticSimilarity("x") > 0',
    'title match text::query(lower("x"))',
    'text::query("x")',
    'nonsense::fn()',
  ])('names what it cannot do: %s', (call) => {
    const name = /[a-zA-Z:]+(?=\()/.exec(call.replace('lower(', ''))?.[0]?.replace('nonsense::', '') ?? ''
    expect(() => ask(`*[${call}]`)).toThrow(new RegExp(`${name}|nonsense`))
  })

  it.each([
    ['*[_type == "post"]', [{ kind: 'types', names: ['post'] }]],
    ['*["post" == _type && n == 1][0]', [{ kind: 'types', names: ['post'] }]],
    ['*[_type == "post" && slug.current == $s][0]', [{ kind: 'slugs', names: ['slug'] }]],
    ['*[_type == "post" && _id == "a"]', [{ kind: 'ids', names: ['a'] }]],
    ['*[_type in ["a", "b"]] | order(n) [0...3]', [{ kind: 'types', names: ['a', 'b'] }]],
    [
      '*[_id in $ids]{"n": count(*[_type == "c"])}',
      [
        { kind: 'ids', names: ['x', 'y'] },
        { kind: 'types', names: ['c'] },
      ],
    ],
  ])('looks only where matches can be: %s', (query, expected) => {
    const plan = planQuery(parseQuery(query, { ids: ['x', 'y', 3], s: 'slug' }))
    const lookups = [...plan.lookups.values()]
    expect(lookups.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual(expected)
    expect(plan.needsEverything).toBe(false)
  })

  it.each([
    '_type == "a" || n > 1',
    '_type != "a"',
    '!(_type == "a")',
    'author._type == "a"',
    '_type == ^.kind',
  ])('looks everywhere for %s', (filter) => {
    const { lookups, needsEverything } = planQuery(parseQuery(`*[${filter}]`, {}))
    expect([lookups.size, needsEverything]).toEqual([0, true])
  })
})
