import { lakeForTests, refusal } from './support/lakeProcess.ts'

/** The real @sanity/client saves and publishes, as the Studio does. */

const lake = lakeForTests()

test('saves, publishes, unpublishes and deletes through actions, atomically', async () => {
  const client = lake.client()
  const ids = { draftId: 'drafts.acted', publishedId: 'acted' }
  await client.action({
    actionType: 'sanity.action.document.create',
    publishedId: 'acted',
    attributes: { _id: 'drafts.acted', _type: 'thing', n: 1 },
    ifExists: 'fail',
  })
  await client.action({ actionType: 'sanity.action.document.publish', ...ids })
  expect(await client.getDocuments(['acted', 'drafts.acted'])).toEqual([
    expect.objectContaining({ n: 1 }),
    null,
  ])

  await client.action({ actionType: 'sanity.action.document.edit', ...ids, patch: { set: { n: 2 } } })
  const failed = await refusal(
    client.action([
      { actionType: 'sanity.action.document.publish', ...ids },
      { actionType: 'sanity.action.document.publish', draftId: 'drafts.nobody', publishedId: 'nobody' },
    ]),
  )
  expect(failed.statusCode).toBe(409)
  expect((await client.getDocument('acted'))?.n).toBe(1)

  await client.action({ actionType: 'sanity.action.document.discard', draftId: 'drafts.acted' })
  await client.action({ actionType: 'sanity.action.document.unpublish', ...ids })
  expect(await client.getDocuments(['acted', 'drafts.acted'])).toEqual([
    null,
    expect.objectContaining({ n: 1 }),
  ])
  await client.action({ actionType: 'sanity.action.document.publish', ...ids })
  await client.create({ _id: 'pointer', _type: 'thing', to: { _type: 'reference', _ref: 'acted' } })
  const protectedError = await refusal(
    client.action({ actionType: 'sanity.action.document.delete', publishedId: 'acted', includeDrafts: [] }),
  )
  expect(protectedError.details).toMatchObject({
    items: [{ error: { type: 'documentHasExistingReferencesError' } }],
  })
  await client.delete('pointer')
  await client.action({
    actionType: 'sanity.action.document.delete',
    publishedId: 'acted',
    includeDrafts: [],
  })
  expect(await client.getDocument('acted')).toBeUndefined()
})
