import fc from 'fast-check'
import { evaluateTree, parseQuery } from '../query/groq.ts'
import { usesText, withText } from '../query/textSearch.ts'
import type { Perspective } from '../query/views.ts'
import type { MutationInput, StoredDocument } from '../types.ts'
import { temporaryFolder } from './support/lakeProcess.ts'
import { openLake } from './support/store.ts'

const ids = ['a', 'b', 'c', 'd', 'e']
const prefixes = ['', 'drafts.', 'versions.r1.', 'versions.r2.']

const fields = fc.record(
  {
    n: fc.integer({ min: 0, max: 3 }),
    title: fc.constantFrom('River Stone', 'stone-river', 'x', null),
    slug: fc.oneof(
      fc.record({ current: fc.constantFrom('x', 'y', 'z') }),
      fc.constantFrom('x', ['x'], { current: 1 }),
    ),
    ref: fc.record({
      _type: fc.constant('reference'),
      _ref: fc.constantFrom(...ids),
      _weak: fc.constant(true),
    }),
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

const simple = fc.constantFrom(
  '_type == "post"',
  '_type in ["post", "tag"]',
  '"tag" == _type',
  '_id == "a"',
  '_id in ["a", "drafts.b", 1]',
  'slug.current == "x"',
  'slug.current in ["x", "y"]',
  'slug.current == null',
  'references("a")',
  'references("nobody")',
  'references("b", ["c"])',
  'defined(slug.current)',
  '!(_id in path("drafts.**"))',
  'n > 1',
  'title != "x"',
  'ref->title == title',
  '_originalId == "drafts.a"',
  'count(*[_type == "tag" && n == ^.n][0...2]) > 0',
  'count(*[references(^._id)]) > 0',
  '[@, _id] match text::query("river")',
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
const ending = fc.constantFrom('', '| order(n desc, title asc)', '[0]', '| order(n)[1...3]')
const projection = fc.constantFrom(
  '',
  '{_id, title, "ref": ref->_id}',
  '{..., "same": *[_type == ^._type && n == ^.n]._id}',
)
const query = fc.oneof(
  fc.tuple(filter, ending, projection).map(([expr, end, shown]) => `*[${expr}] ${end}${shown}`),
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

function withoutLookups(all: StoredDocument[], text: string, perspective: Perspective): unknown {
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

describe('lookups', () => {
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
                  result: outcome(() => withoutLookups(all, text, perspective)),
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
