import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@sanity/client'
import { startLake, type Lake } from 'local-content-lake'
import type { SanityClient } from 'sanity'
import { fetchDeleted, fetchTransactions, lastChanges, latestStates } from '../../../sanity/start/history.ts'
import { freePort } from '../../fixtures/freePort.ts'

/** What the start page reads of the lake's history, from the local lake. */

const project = { projectId: 'local', dataset: 'production' }
const dataDir = mkdtempSync(path.join(tmpdir(), 'goodline-history-'))
let lake: Lake
let client: SanityClient
beforeAll(async () => {
  lake = await startLake({
    ...project,
    port: await freePort(),
    streamPorts: [],
    dataDir,
    allowedOrigins: [],
    webhook: undefined,
    seed: () => Promise.resolve({ documents: [], assetRoot: dataDir }),
    log: () => undefined,
  })
  client = createClient({
    ...project,
    apiHost: lake.url,
    useProjectHostname: false,
    useCdn: false,
    apiVersion: '2026-03-01',
    token: 'local',
  }) as unknown as SanityClient
})
afterAll(async () => {
  await lake.close()
  rmSync(dataDir, { recursive: true })
})

const types = ['person']
const deletedNow = async () =>
  (await fetchDeleted(client, lastChanges(await fetchTransactions(client)), types)).map(
    ({ document, author }) => ({ id: document._id, name: document.name as unknown, author }),
  )

test('a deleted document is listed in its last state, the latest first', async () => {
  await client.create({ _id: 'ada', _type: 'person', name: 'Ada' })
  await client.patch('ada').set({ name: 'Ada L.' }).commit()
  await client.create({ _id: 'bob', _type: 'person', name: 'Bob' })
  await client.create({ _id: 'memo', _type: 'memo' })
  expect(await deletedNow()).toEqual([])
  for (const id of ['ada', 'bob', 'memo']) await client.delete(id)
  expect(await deletedNow()).toEqual([
    { id: 'bob', name: 'Bob', author: 'local-editor' },
    { id: 'ada', name: 'Ada L.', author: 'local-editor' },
  ])
})

test('a document whose draft exists is not deleted', async () => {
  await client.create({ _id: 'cy', _type: 'person', name: 'Cy' })
  await client.create({ _id: 'drafts.cy', _type: 'person', name: 'Cy' })
  await client.delete('cy')
  expect((await deletedNow()).map(({ id }) => id)).not.toContain('cy')
})

test('the newest change of each document counts', () => {
  const change = (author: string, ...documentIDs: string[]) => ({
    id: author,
    timestamp: `at ${author}`,
    author,
    documentIDs,
  })
  const changes = lastChanges([change('ada', 'x', 'drafts.x'), change('bob', 'x', 'y')])
  expect([...changes].map(([id, { author }]) => `${id} ${author}`)).toEqual([
    'x ada',
    'drafts.x ada',
    'y bob',
  ])
})

test('of a draft and its document the newer state counts', () => {
  const state = (_id: string, _updatedAt: string) => ({ _id, _type: 'person', _updatedAt }) as never
  const newer = latestStates([
    state('x', '2'),
    state('drafts.x', '1'),
    state('y', '1'),
    state('drafts.y', '2'),
  ])
  expect([...newer.values()].map(({ _id }) => _id)).toEqual(['x', 'drafts.y'])
})
