import { createClient, type SanityClient } from '@sanity/client'
import { startLake, type Lake } from 'local-content-lake'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SanityDocument } from 'sanity'
import { settle, takeBack, waitUntil, type NextVersion } from '../../sanity/nextVersion.ts'

jest.mock('sanity', () => ({}), { virtual: true })

const dataDir = mkdtempSync(path.join(tmpdir(), 'next-version-'))
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

const spring = {
  _id: 'spring',
  _type: 'landingPage',
  title: 'Spring',
  slug: { current: 'spring' },
  orderRank: '0|a',
}

/** Publishes a page, lets a change of it wait, and gives that. */
async function waiting(): Promise<NextVersion> {
  await client.delete({ query: '*' })
  await client.create(spring)
  const draft = { ...spring, _id: 'drafts.spring', title: 'Summer', visibleUntil: '2027-01-01T00:00:00Z' }
  await waitUntil(client, 'spring', (await client.create(draft)) as SanityDocument, Date.now())
  return (await client.getDocument('nextVersion.spring')) as unknown as NextVersion
}

const own = { visibleUntil: '2026-12-01T00:00:00Z', slug: { current: 'moved' }, orderRank: '0|b' }

test.each([
  ['when it is due', settle, 'spring'],
  ['when it is taken back', takeBack, 'drafts.spring'],
])('%s, a change has the address, times and place that its page has by then', async (_when, end, id) => {
  const version = await waiting()
  await client.patch('spring').set(own).commit()
  await end(client, version)
  expect(await client.getDocument(id)).toMatchObject({ title: 'Summer', ...own })
  expect(await client.getDocument('nextVersion.spring')).toBeUndefined()
})

test('a page that left the site does not come back', async () => {
  const version = await waiting()
  await client.delete('spring')
  await settle(client, version)
  expect(await client.getDocument('spring')).toBeUndefined()
})
