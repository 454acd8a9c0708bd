import { createClient, type SanityClient } from '@sanity/client'
import { startLake, type Lake } from 'local-content-lake'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { endWaiting } from '../../../sanity/migrations/waitingVersions.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'waiting-versions-'))
let lake: Lake
let client: SanityClient

beforeAll(async () => {
  lake = await startLake({
    port: 0,
    streamPorts: [],
    projectId: 'local',
    dataset: 'production',
    allowedOrigins: [],
    webhook: undefined,
    dataDir,
    seed: async () => ({ documents: [], assetRoot: dataDir }),
    log: () => undefined,
  })
  client = createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2026-03-01',
    apiHost: `http://localhost:${lake.port}`,
    useProjectHostname: false,
    useCdn: false,
    token: 'local',
  })
})
afterAll(async () => {
  await lake.close()
  rmSync(dataDir, { recursive: true })
})

const now = Date.parse('2026-12-01T12:00:00Z')
const [before, after] = ['2026-12-01T11:00:00Z', '2026-12-01T13:00:00Z']

const spring = { _id: 'spring', _type: 'landingPage', title: 'Spring', slug: { current: 'moved' } }
const content = { ...spring, title: 'Summer', slug: { current: 'spring' } }

/** A lake in which a change of a page waits until `at`, with these documents. */
async function waitingUntil(at: string, ...documents: { _id: string; _type: string; title?: string }[]) {
  await client.delete({ query: '*' })
  const version = { _id: 'nextVersion.spring', _type: 'nextVersion', at, content }
  for (const each of [version, ...documents]) await client.create(each)
}

test('a change that waits is a draft again, at its page’s path', async () => {
  await waitingUntil(after, spring)
  expect(await endWaiting(client, now)).toContain(
    `landingPage "spring": a draft again. It waited for ${after}.`,
  )
  expect(await client.getDocument('drafts.spring')).toMatchObject({ title: 'Summer', slug: spring.slug })
  expect(await client.getDocument('spring')).toMatchObject({ title: 'Spring' })
  expect(await client.getDocument('nextVersion.spring')).toBeUndefined()
})

test('a change that visitors saw already is published', async () => {
  await waitingUntil(before, spring, { ...spring, _id: 'drafts.spring' })
  await endWaiting(client, now)
  expect(await client.getDocument('spring')).toMatchObject({ title: 'Summer', slug: spring.slug })
  expect(await client.getDocument('nextVersion.spring')).toBeUndefined()
})

test('a change of a page that left the site is a draft', async () => {
  await waitingUntil(before)
  await endWaiting(client, now)
  expect(await client.getDocument('spring')).toBeUndefined()
  expect(await client.getDocument('drafts.spring')).toMatchObject({ title: 'Summer' })
})

test('beside a draft a change stays, and is named', async () => {
  await waitingUntil(after, spring, { ...spring, _id: 'drafts.spring', title: 'Autumn' })
  const [line] = await endWaiting(client, now)
  expect(line).toContain('landingPage "spring": NOT MOVED')
  expect(await client.getDocument('drafts.spring')).toMatchObject({ title: 'Autumn' })
  expect(await client.getDocument('nextVersion.spring')).toMatchObject({ content: { title: 'Summer' } })
})

test('links to drafts are deleted', async () => {
  await waitingUntil(after, { _id: 'share.0123', _type: 'share' })
  expect(await endWaiting(client, now)).toContain('Links to drafts: 1 deleted.')
  expect(await client.getDocument('share.0123')).toBeUndefined()
})
