import { lakeForTests, refusal } from './support/lakeProcess.ts'

/**
 * The real @sanity/client changes documents, as scripts and the Studio do; refused changes change
 * nothing.
 */

const lake = lakeForTests()

test('applies every kind of patch', async () => {
  const client = lake.client()
  await client.createOrReplace({
    _id: 'patched',
    _type: 'thing',
    count: 1,
    list: [
      { _key: 'a', n: 1 },
      { _key: 'b', n: 2 },
    ],
    gone: true,
    text: 'abc',
  })
  await client
    .patch('patched')
    .set({ 'list[_key=="b"].n': 20, 'deep.er': 1 })
    .setIfMissing({ count: 100, added: [] })
    .inc({ count: 5 })
    .unset(['gone', 'list[_key=="a"]'])
    .insert('after', 'list[-1]', [{ _key: 'c', n: 3 }])
    .commit()
  expect(await client.getDocument('patched')).toMatchObject({
    count: 6,
    added: [],
    deep: { er: 1 },
    list: [
      { _key: 'b', n: 20 },
      { _key: 'c', n: 3 },
    ],
  })
  expect(await client.getDocument('patched')).not.toHaveProperty('gone')
})

test('patches by query, and adds missing array keys on request', async () => {
  const client = lake.client()
  await client.create({ _id: 'q1', _type: 'queried', n: 1 })
  await client.create({ _id: 'q2', _type: 'queried', n: 2 })
  await client
    .patch({ query: '*[_type == "queried" && n > $min]', params: { min: 1 } })
    .set({ items: [{ a: 1 }] })
    .commit({ autoGenerateArrayKeys: true })
  expect(await client.getDocument('q1')).not.toHaveProperty('items')
  expect((await client.getDocument('q2'))?.items).toEqual([{ _key: expect.any(String), a: 1 }])
})

test('deletes by query', async () => {
  const client = lake.client()
  for (const n of [1, 2, 3]) await client.create({ _id: `old-${n}`, _type: 'old', n })
  await client.delete({ query: '*[_type == "old" && n < $limit]', params: { limit: 3 } })
  expect(await client.fetch('*[_type == "old"]._id')).toEqual(['old-3'])
})

test('refuses a patch whose ifRevisionId is out of date, and changes nothing', async () => {
  const client = lake.client()
  const first = await client.createOrReplace({ _id: 'revised', _type: 'thing', n: 1 })
  const second = await client.patch('revised').ifRevisionId(first._rev).set({ n: 2 }).commit()
  await refusal(client.patch('revised').ifRevisionId(first._rev).set({ n: 3 }).commit())
  expect(await client.getDocument('revised')).toEqual(second)
})

test('a transaction runs whole or not, under the client’s id', async () => {
  const client = lake.client()
  const done = await client
    .transaction()
    .transactionId('my-transaction')
    .create({ _id: 't1', _type: 'thing' })
    .createIfNotExists({ _id: 't1', _type: 'thing', ignored: true })
    .createOrReplace({ _id: 't2', _type: 'thing', n: 1 })
    .patch('t2', (patch) => patch.inc({ n: 1 }))
    .commit()
  expect(done.transactionId).toBe('my-transaction')
  expect(await client.getDocument('t2')).toMatchObject({ n: 2, _rev: 'my-transaction' })

  const error = await refusal(
    client
      .transaction()
      .create({ _id: 't3', _type: 'thing' })
      .delete('t2')
      .create({ _id: 't1', _type: 'thing' })
      .commit(),
  )
  expect(error.message).toContain('Document by ID "t1" already exists')
  expect(await client.getDocuments(['t2', 't3'])).toEqual([expect.objectContaining({ _id: 't2' }), null])
  expect(
    (
      await refusal(
        client.transaction().transactionId('my-transaction').create({ _id: 't4', _type: 'thing' }).commit(),
      )
    ).statusCode,
  ).toBe(409)
})

test('rehearses with dryRun', async () => {
  const client = lake.client()
  const rehearsed = await client.create({ _id: 'rehearsed', _type: 'thing' }, { dryRun: true })
  expect(rehearsed._id).toBe('rehearsed')
  expect(await client.getDocument('rehearsed')).toBeUndefined()
})

test('protects both ends of strong references, but not of weak ones', async () => {
  const client = lake.client()
  await client.create({ _id: 'author', _type: 'person' })
  await client.create({ _id: 'book', _type: 'book', author: { _type: 'reference', _ref: 'author' } })
  await client.create({
    _id: 'fan',
    _type: 'book',
    author: { _type: 'reference', _ref: 'author', _weak: true },
  })
  await refusal(client.delete('author'))
  const dangling = await refusal(
    client.create({ _type: 'book', author: { _type: 'reference', _ref: 'nobody' } }),
  )
  expect(dangling.message).toContain('references non-existent document "nobody"')
  await client.transaction().delete('author').delete('book').commit()
  expect(await client.fetch('*[_id == "fan"][0]{author->}')).toEqual({ author: null })
})
