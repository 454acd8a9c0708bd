import { lakeForTests, refusal } from './support/lakeProcess.ts'

/** The real @sanity/client asks the lake over HTTP, as the site and the Studio do. */

const lake = lakeForTests()

test('a created document is found by id and query, its id generated', async () => {
  const client = lake.client()
  const created = await client.create({ _type: 'post', title: 'Hello', tags: ['a', 'b'] })
  expect(created._id).toMatch(/^[0-9a-f-]{36}$/)
  expect(created._createdAt).toBe(created._updatedAt)
  expect(await client.getDocument(created._id)).toEqual(created)
  expect(await client.getDocuments([created._id, 'nobody'])).toEqual([created, null])
  expect(
    await client.fetch('*[_type == $type && title match $words][0]{title, "n": count(tags)}', {
      type: 'post',
      words: 'hel*',
    }),
  ).toEqual({ title: 'Hello', n: 2 })
  const prefixed = await client.create({ _id: 'post.', _type: 'post' })
  expect(prefixed._id).toMatch(/^post\.[0-9a-f-]{36}$/)
})

test('sends long queries by POST', async () => {
  const filler = 'x'.repeat(20_000)
  expect(await lake.client().fetch('*[_id == "note" && $filler != ""][0]._id', { filler })).toBe('note')
})

test('shows drafts, published documents or everything, as the perspective says', async () => {
  const client = lake.client()
  await client.createOrReplace({ _id: 'page', _type: 'page', title: 'Public' })
  await client.createOrReplace({ _id: 'drafts.page', _type: 'page', title: 'In work' })
  await client.createOrReplace({ _id: 'drafts.unborn', _type: 'page', title: 'Never published' })
  const query = '*[_type == "page"] | order(title) {_id, _originalId, title}'
  const see = (perspective: 'raw' | 'published' | 'drafts') => client.fetch(query, {}, { perspective })
  expect(await see('published')).toEqual([{ _id: 'page', _originalId: null, title: 'Public' }])
  expect(await see('drafts')).toEqual([
    { _id: 'page', _originalId: 'drafts.page', title: 'In work' },
    { _id: 'unborn', _originalId: 'drafts.unborn', title: 'Never published' },
  ])
  expect((await see('raw')).map((page: { _id: string }) => page._id)).toEqual([
    'drafts.page',
    'drafts.unborn',
    'page',
  ])
  expect(await client.fetch(query)).toHaveLength(1)
  expect(await lake.client({ apiVersion: '2024-01-01' }).fetch(query)).toHaveLength(3)
})

test('names the function, or the place, that a query got wrong', async () => {
  const client = lake.client()
  const unknown = await refusal(client.fetch('*[_type == "post" && fuzzy(title)]'))
  expect(unknown.statusCode).toBe(400)
  expect(unknown.message).toContain('Undefined function: fuzzy')
  expect((await refusal(client.fetch('*[geo::distance(a, b) < 10]'))).message).toContain(
    'Function geo::distance() is not supported',
  )
  const unread = await refusal(client.fetch(']'))
  expect(unread.details).toMatchObject({ type: 'queryParseError' })
  expect(unread.message).toMatch(/\n +\| \^ Syntax error .+: Expected expression/)
  const unfinished = await refusal(client.fetch('*[\n  _type ==]'))
  expect(unfinished.message).toMatch(/\| {3}_type ==\]\n +\| {10}\^ Syntax error/)
})
