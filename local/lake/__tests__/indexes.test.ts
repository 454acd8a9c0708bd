import fc from 'fast-check'
import { evaluateTree, parseQuery } from '../query/groq.ts'
import { usesText, withText } from '../query/textSearch.ts'
import type { Perspective } from '../query/views.ts'
import type { MutationInput, StoredDocument } from '../types.ts'
import { temporaryFolder } from './support/lakeProcess.ts'
import { openLake } from './support/store.ts'

const texts = ['River Stone', 'a.b.c', 'rive', 'ſtone’s', 'stone-river', 'x', 'é.é', 'straße', 'drafts.a']
const ids = ['a', 'b', 'c', 'd', 'e']
const prefixes = ['', 'drafts.', 'versions.r1.', 'versions.r2.']

const scalar = fc.oneof(
  fc.constantFrom(...texts),
  fc.integer({ min: 0, max: 3 }),
  fc.boolean(),
  fc.constant(null),
)

const fields = fc.record(
  {
    n: fc.oneof(scalar, fc.array(scalar, { maxLength: 2 })),
    title: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...texts) }, { weight: 1, arbitrary: scalar }),
    slug: fc.oneof(
      fc.record({ current: fc.constantFrom('x', 'y', 'z') }),
      fc.constantFrom('x', ['x'], { current: 1 }),
    ),
    tags: fc.oneof(fc.array(fc.constantFrom(...texts), { maxLength: 3 }), fc.constant('x')),
    ref: fc.record({
      _type: fc.constant('reference'),
      _ref: fc.constantFrom(...ids),
      _weak: fc.constant(true),
    }),
    body: fc.array(
      fc.record({
        _type: fc.constantFrom('block', 'image'),
        children: fc.array(
          fc.record({ _type: fc.constantFrom('span', 'x'), text: fc.constantFrom(...texts) }),
          {
            maxLength: 3,
          },
        ),
      }),
      { maxLength: 2 },
    ),
  },
  { requiredKeys: [] },
)

const write: fc.Arbitrary<MutationInput> = fc
  .tuple(
    fc.constantFrom(...prefixes),
    fc.constantFrom(...ids),
    fc.constantFrom('post', 'tag'),
    fields,
    fc.nat(4),
  )
  .map(([prefix, id, _type, rest, kind]) =>
    kind === 0
      ? { delete: { id: prefix + id } }
      : {
          createOrReplace: { ...rest, _id: prefix + id, _type: `${_type}${prefix && kind === 1 ? '2' : ''}` },
        },
  )

const pattern = fc.oneof(
  fc.constantFrom(
    ...texts,
    'riv*',
    '*one',
    'r*r',
    'abc',
    'a.b',
    'é.é',
    'éxé',
    'STRASSE',
    'Stone*s',
    '*',
    '',
    'river stone',
  ),
  fc.constantFrom(['river', 'sto*'], ['x', 1]),
)
const json = (value: unknown) => JSON.stringify(value)
const simple = fc.oneof(
  fc.constantFrom(
    '_type == "post"',
    '_type in ["post", "tag"]',
    '"tag" == _type',
    '_id == "a"',
    '_id in ["a", "drafts.b", 1]',
    'slug.current == "x"',
    'slug.current in ["x", "y"]',
    'references("a")',
    'references("b", ["c"])',
    'defined(title)',
    'defined(slug.current)',
    '!(_id in path("drafts.**"))',
    'n == null',
    'title != "x"',
    'ref->title == title',
    '"x" in tags',
    'title in tags',
    'n in [1, "x", null]',
    'n in ["x"]',
    '_originalId == "drafts.a"',
    'count(tags) > 1',
    '_id match "drafts*"',
    'tags[@ == "x"][0] == "x"',
    'count(*[_type == "tag" && n == ^.n][0...2]) > 0',
    'title == *[_type == "tag"][0].title',
  ),
  fc
    .tuple(
      fc.constantFrom('n', 'title', 'slug.current'),
      fc.constantFrom('==', '<', '<=', '>', '>=', '!='),
      scalar,
    )
    .chain(([path, op, value]) =>
      fc.constantFrom(`${path} ${op} ${json(value)}`, `${json(value)} ${op} ${path}`),
    ),
  fc
    .tuple(
      fc.constantFrom(
        'title',
        '[title, tags]',
        'tags',
        'tags[]',
        'body[].children[].text',
        'pt::text(body)',
        '[title, pt::text(body)]',
        'ref->title',
        '(title + "r")',
        '["x", title]',
        '@',
        'body[0].children[0].text',
        'tags[0...1]',
        'lower(title)',
      ),
      pattern,
    )
    .map(([left, right]) => `${left} match ${json(right)}`),
  fc
    .tuple(
      fc.constantFrom('[@, _id]', '@', 'title'),
      fc.constantFrom(...texts, 'riv*', 'stone -river', '"river stone"'),
    )
    .map(([left, words]) => `${left} match text::query(${json(words)})`),
)
const filter = fc
  .letrec((tie) => ({
    expr: fc.oneof(
      { maxDepth: 3 },
      simple,
      fc
        .tuple(tie('expr'), fc.constantFrom('&&', '||'), tie('expr'))
        .map(([a, op, b]) => `(${String(a)} ${op} ${String(b)})`),
      tie('expr').map((expr) => `!(${String(expr)})`),
    ),
  }))
  .expr.map(String)
const order = fc.constantFrom(
  '',
  '| order(n)',
  '| order(title desc)',
  '| order(n desc, title asc)',
  '| order(slug.current, _id desc)',
  '| order(lower(title))',
  '| order(ref->title)',
  '| order(_type desc, n)',
  '| order(_originalId)',
)
const slice = fc.constantFrom(
  '',
  '[0]',
  '[1]',
  '[-1]',
  '[0...2]',
  '[1..2]',
  '[2...1]',
  '[0...-1]',
  '[1...100]',
)
const projection = fc.constantFrom(
  '',
  '{_id, title, "ref": ref->_id}',
  '{..., "same": *[_type == ^._type && n == ^.n]._id}',
)
const query = fc.oneof(
  fc
    .tuple(filter, order, slice, projection)
    .map(([expr, sorted, cut, shown]) => `*[${expr}] ${sorted}${cut}${shown}`),
  filter.map((expr) => `count(*[${expr}])`),
  fc
    .tuple(filter, filter)
    .map(([a, b]) => `{"a": *[${a}][0...2]._id, "b": *[${b}] | score(${a}) | order(_score desc)[0]}`),
  fc.tuple(filter, filter).map(([a, b]) => `*[${a}][${b}][0...3]`),
)
const perspectives: readonly Perspective[] = [
  'raw',
  'published',
  ['drafts'],
  ['r1', 'drafts'],
  ['r2', 'r1'],
  [],
]

/** What a perspective shows, worked out from the dataset as a whole. */
function shown(all: StoredDocument[], perspective: Perspective): StoredDocument[] {
  if (perspective === 'raw') return all
  const published = all.filter(({ _id }) => !/^(drafts|versions)\./.test(_id))
  if (perspective === 'published') return published
  const layers = [...perspective.map((layer) => (layer === 'drafts' ? 'drafts.' : `versions.${layer}.`)), '']
  return ids.flatMap((id) => {
    const states = layers.map((layer) => all.find(({ _id }) => _id === layer + id))
    const state = states.find((each) => each !== undefined)
    return state ? [{ ...state, _id: id, _originalId: state._id }] : []
  })
}

function withoutIndexes(all: StoredDocument[], text: string, perspective: Perspective): unknown {
  const tree = parseQuery(text, {})
  const dataset = structuredClone(shown(all, perspective))
  return evaluateTree(tree, {
    dataset: usesText(tree) ? withText(dataset) : dataset,
    params: {},
    dereference: (id) => dataset.find(({ _id }) => _id === id),
    project: { projectId: 'local', dataset: 'production' },
  })
}

function outcome(work: () => unknown): string {
  try {
    return JSON.stringify(work())
  } catch (error) {
    return String(error).replace('ApiError: The query cannot be run: ', 'Error: ')
  }
}

describe('indexes', () => {
  const { store, ask, write: mutate } = openLake(temporaryFolder(), { webhookBody: undefined })
  afterAll(() => store.close())

  it('give the results of a search through every document, whatever was written', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(fc.array(write, { maxLength: 8 }), fc.array(query, { minLength: 1, maxLength: 6 })),
          {
            minLength: 1,
            maxLength: 4,
          },
        ),
        (rounds) => {
          for (const [writes, queries] of rounds) {
            mutate(writes)
            const all = [...store.index.all()].sort((a, b) => (a._id < b._id ? -1 : 1))
            for (const text of queries) {
              for (const perspective of perspectives) {
                const result = outcome(() => ask(text, {}, perspective))
                expect({ text, perspective, result }).toEqual({
                  text,
                  perspective,
                  result: outcome(() => withoutIndexes(all, text, perspective)),
                })
              }
            }
          }
        },
      ),
      { numRuns: 60 },
    )
  })
})
