import type { LakeOptions } from '../server.ts'
import { clientOf, freePortRange, refusal, studioOrigin, temporaryFolder } from './support/lakeProcess.ts'
import { lakeServer, mutatePath, query, startTestLake } from './support/lakeServer.ts'

const noteMutation = JSON.stringify({ mutations: [{ create: { _id: 'written', _type: 'note' } }] })

/** A lake with options, and clients of it. */
async function startWith(options: Partial<LakeOptions>, dataDir: string) {
  const port = await freePortRange()
  const documents = ['note', 'drafts.new'].map((_id) => ({ _id, _type: 'note' }))
  const lake = await startTestLake({ port, dataDir, ...options }, documents)
  const client = (config = {}) => clientOf(port, { token: undefined, ...config })
  return { lake, client }
}

describe('the one dataset', () => {
  const { ask } = lakeServer()

  it('is listed, also on the project’s own host, and cannot be joined by another', async () => {
    for (const path of ['/v1/projects/local/datasets', '/v1/datasets']) {
      const listed = JSON.parse((await ask(path)).text) as unknown
      expect(listed).toMatchObject([{ name: 'production', aclMode: 'public' }])
    }
    expect((await ask('/v1/datasets/production', { method: 'PUT' })).status).toBe(405)
    expect((await ask('/v1/datasets/staging')).status).toBe(404)
  })
})

describe('requests of other programs', () => {
  const { ask } = lakeServer()

  it('of @sanity/migrate begin with two slashes and are answered', async () => {
    expect((await ask(`/${query}`)).status).toBe(200)
    expect((await ask('//v2025-01-31/query/production?query=count(*)')).status).toBe(200)
    expect((await ask('//evil.example/v1/data/query/production?query=*')).status).toBe(400)
  })

  it.each([
    ['GET', '/data/actions/production', { enabled: true, compatibleStudioVersions: '>=3' }],
    ['GET', '/schedules/local/production?limit=1', { schedules: [] }],
    ['POST', '/descriptors/claim', { synchronization: { type: 'complete' } }],
    ['GET', '/assist/tasks/instruction/production/status', { enabled: false }],
    ['GET', '/aliases', []],
  ])('that only hosted Sanity can fulfil get a fixed answer: %s %s', async (method, path, body) => {
    expect(JSON.parse((await ask(`/vX${path}`, { method })).text)).toMatchObject(body)
  })

  it('may compare documents with diff::', async () => {
    const same = encodeURIComponent('diff::changedAny({"a": 1}, {"a": 2}, a)')
    expect(JSON.parse((await ask(`/v1/data/query/production?query=${same}`)).text)).toMatchObject({
      result: true,
    })
    const filter = encodeURIComponent('count(*[diff::changedOnly(@, {..., "text": "other"}, text)])')
    expect(JSON.parse((await ask(`/v1/data/query/production?query=${filter}`)).text)).toMatchObject({
      result: 1,
    })
  })
})

describe('pages of other sites', () => {
  const { ask } = lakeServer({ assetHosts: ['shop.example'], hosts: ['lake', '*.lake.test'] })
  const folder = temporaryFolder()
  const asset = `/images/local/production/${'0'.repeat(40)}-1x1.png`

  it.each([
    [{ origin: 'https://shop.example' }, 404],
    [{ 'sec-fetch-site': 'cross-site', referer: 'https://shop.example/page' }, 404],
    [{ 'sec-fetch-site': 'cross-site', referer: `${studioOrigin}/structure` }, 404],
    [{ origin: 'https://evil.example' }, 403],
    [{ 'sec-fetch-site': 'cross-site', referer: 'https://evil.example/shop.example' }, 403],
  ])('with %j get the status %i for an image', async (headers, status) => {
    expect((await ask(asset, { headers })).status).toBe(status)
  })

  it('that may show images neither read nor write documents', async () => {
    const headers = { origin: 'https://shop.example' }
    expect((await ask(query, { headers })).status).toBe(403)
    expect((await ask(mutatePath, { method: 'POST', headers }, noteMutation)).status).toBe(403)
    expect((await ask(asset, { method: 'DELETE', headers })).status).toBe(403)
  })

  it.each([
    ['lake', 200],
    ['LAKE:80', 200],
    ['abc.lake.test', 200],
    ['lake.test', 421],
    ['evil-lake.test', 421],
  ])('reach the lake under the name %s with status %i', async (host, status) => {
    expect((await ask(query, { headers: { host } })).status).toBe(status)
  })

  it('get assets at the public URL', async () => {
    const { lake, client } = await startWith({ publicUrl: 'https://cdn.shop.example' }, folder)
    const { url } = await client().assets.upload('file', Buffer.from('text'), { filename: 'a.txt' })
    await lake.close()
    expect(url).toMatch(/^https:\/\/cdn\.shop\.example\/files\/local\/production\//)
  })
})

describe('a lake with tokens', () => {
  const folder = temporaryFolder()
  let running: Awaited<ReturnType<typeof startWith>>
  beforeAll(async () => {
    running = await startWith({ tokens: ['secret'] }, folder)
  })
  afterAll(() => running.lake.close())
  const all = '*[_type == "note"]._id'

  it('writes and shows drafts for who sends one', async () => {
    const client = running.client({ token: 'secret' })
    await client.createOrReplace({ _id: 'drafts.mine', _type: 'note' })
    expect(await client.fetch(all, {}, { perspective: 'raw' })).toEqual(['drafts.mine', 'drafts.new', 'note'])
    await client.delete('drafts.mine')
  })

  it('refuses history and every kind of draft without one', async () => {
    const client = running.client()
    const requests = [
      () => client.fetch(all, {}, { perspective: 'raw' }),
      () => client.datasets.create('other'),
      () => client.request({ url: '/data/history/production/transactions/note' }),
      () => client.request({ url: '/data/export/production' }),
    ]
    for (const request of requests) expect((await refusal(request())).statusCode).toBe(403)
  })

  it('shows what is published without one, whatever the API version', async () => {
    for (const apiVersion of ['1', '2026-03-01']) {
      expect(await running.client({ apiVersion }).fetch(all)).toEqual(['note'])
    }
    expect(await running.client().getDocument('drafts.new')).toBeUndefined()
  })
})
