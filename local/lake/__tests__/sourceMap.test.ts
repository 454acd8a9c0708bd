import { applySourceDocuments, resolveMapping } from '@sanity/client/csm'
import { evaluateTree as evaluateWithGroqJs, parseQuery } from '../query/groq.ts'
import { sourceMapFor } from '../sourceMap/sourceMap.ts'
import { Tracer } from '../sourceMap/tracer.ts'
import type { StoredDocument } from '../types.ts'

const system = { _rev: 'r', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }
const documents: StoredDocument[] = [
  {
    ...system,
    _id: 'p1',
    _originalId: 'drafts.p1',
    _type: 'page',
    title: 'A',
    n: 2,
    slug: { current: 'a' },
    author: { _ref: 'x' },
    tags: ['t1', 't2'],
    blocks: [
      { _key: 'k1', _type: 'f', heading: "It's", ref: { _ref: 'x' } },
      { _key: 'k2', _type: 'g', text: 'T' },
    ],
  },
  { ...system, _id: 'p2', _type: 'page', title: 'B', n: 1, slug: { current: 'b' } },
  { ...system, _id: 'x', _type: 'person', name: 'Ada' },
]

/** Traces a query; returns where each value of the result was copied from. */
function trace(query: string, params: Record<string, unknown> = {}, selector: 'key' | 'index' = 'key') {
  const tree = parseQuery(query, params)
  const evaluation = {
    dataset: documents,
    params,
    dereference: (id: string) => documents.find((document) => document._id === id),
    project: { projectId: 'local', dataset: 'production' },
  }
  const result = new Tracer(evaluation).trace(tree).value
  const map = sourceMapFor(tree, evaluation, evaluateWithGroqJs(tree, evaluation), selector)
  const origins = Object.fromEntries(
    Object.entries(map.mappings).map(([path, { source }]) => [
      path,
      source.type === 'literal'
        ? 'literal'
        : `${map.documents[source.document]?._id} ${map.paths[source.path]}`,
    ]),
  )
  return { result, map, origins }
}

describe('content source maps', () => {
  it('follow values through projections, references, conditions and functions that choose', () => {
    const { origins } = trace(
      `*[_type == "page" && slug.current == $slug][0]{
        title, "slug": slug.current, author->{name}, "by": author->name, tags,
        "fallback": coalesce(seo.title, title), "chosen": select(defined(author) => author->name, "none"),
        "count": count(blocks), "greeting": "Hello " + title
      }`,
      { slug: 'a' },
    )
    expect(origins).toEqual({
      "$['title']": "drafts.p1 $['title']",
      "$['slug']": "drafts.p1 $['slug']['current']",
      "$['author']['name']": "x $['name']",
      "$['by']": "x $['name']",
      "$['tags']": "drafts.p1 $['tags']",
      "$['fallback']": "drafts.p1 $['title']",
      "$['chosen']": "x $['name']",
      "$['count']": 'literal',
      "$['greeting']": 'literal',
    })
  })

  it('address array items by key or by position, as asked', () => {
    const query = '*[_id == "p1"][0]{"blocks": blocks[]{..., _type == "f" => {"by": ref->name}}}'
    expect(trace(query).origins).toMatchObject({
      "$['blocks'][0]['heading']": "drafts.p1 $['blocks'][?(@._key=='k1')]['heading']",
      "$['blocks'][0]['by']": "x $['name']",
      "$['blocks'][1]['text']": "drafts.p1 $['blocks'][?(@._key=='k2')]['text']",
    })
    expect(trace(query, {}, 'index').origins).toMatchObject({
      "$['blocks'][1]['text']": "drafts.p1 $['blocks'][1]['text']",
    })
  })

  it('survive sorting, slicing, filtering and flattening', () => {
    expect(trace('*[_type == "page"] | order(n asc) {title}').origins).toEqual({
      "$[0]['title']": "p2 $['title']",
      "$[1]['title']": "drafts.p1 $['title']",
    })
    expect(trace('*[_type == "page"] | order(title desc)[0...1].title').origins).toEqual({
      '$[0]': "p2 $['title']",
    })
    expect(trace('*[_id == "p1"].blocks[_type == "g"].text').origins).toMatchObject({
      '$[0]': "drafts.p1 $['blocks'][?(@._key=='k2')]['text']",
    })
    expect(trace('*[_id == "p1"].tags[]').origins).toMatchObject({ '$[1]': "drafts.p1 $['tags'][1]" })
  })

  /** Each must trace to the very result that groq-js gives: only then is there a map at all. */
  it.each([
    '*[_type == "page"]{title, "same": *[_type == ^._type && _id != ^._id]{title, "of": ^.title}}',
    '*[_type == "page"]{title, "twins": blocks[]{_key, "page": ^.title, "all": ^.blocks[]._key}}',
    '*[_type == "page"]{"deep": {"a": {"t": title, "s": slug.current}}}',
    '*[_type == "page"].blocks[].heading',
    '*[_type == "page"]{"k": blocks[heading == ^.title || true]._key}',
    '{"people": *[_type == "person"], "n": count(*), "list": [1, ...*[_type == "page"].title]}',
    '*[_type == "page"]{"u": upper(title), "last": blocks[-1]._key, "range": tags[0..1], "none": nothing.at.all}',
    '*[_type == "page"] | order(author->name desc, n){title, "byAuthor": author->name == "Ada"}',
    '*[references("x")]{_id, "backlinks": *[references(^._id)]._id}',
    '*[]{_id}[0..1]',
    '*[_type == "page"][0]{...{"a": title}, "b": blocks[]{...}, "c": *[_type == "person"][0]{...}}',
    '*[_type == "page"]{title, author}[defined(author)].author->name',
    '*[_type == "page"]{"first": *[_type == "person"] | order(name) [0]{name, "page": ^.title}}',
  ])('agree with groq-js: %s', (query) => {
    const { map } = trace(query)
    expect(Object.keys(map.mappings).length).toBeGreaterThan(0)
  })

  it('are empty rather than wrong when the tracing walk disagrees', () => {
    const tree = parseQuery('*[0]{_id}', {})
    const evaluation = {
      dataset: documents,
      params: {},
      dereference: () => undefined,
      project: { projectId: '', dataset: '' },
    }
    expect(sourceMapFor(tree, evaluation, { _id: 'something else' }, 'key')).toEqual({
      documents: [],
      paths: [],
      mappings: {},
    })
  })

  it('are understood by the client that turns them into overlays', () => {
    const { result, map } = trace('*[_type == \'page\'] | order(n desc) {"blocks": blocks[]{heading}}')
    const resolved = resolveMapping([0, 'blocks', 0, 'heading'], map as never)
    expect(resolved?.matchedPath).toBe("$[0]['blocks'][0]['heading']")
    const live = applySourceDocuments(
      result as never,
      map as never,
      () =>
        ({ ...documents[0], _id: 'drafts.p1', blocks: [{ _key: 'k1', heading: 'Typed just now' }] }) as never,
      (changed) => changed,
      'drafts',
    )
    expect(live).toMatchObject([{ blocks: [{ heading: 'Typed just now' }, {}] }, {}])
  })
})
