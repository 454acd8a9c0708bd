import type { SanityClient } from '@sanity/client'
import type { Lake } from '../server.ts'
import { clientOf, freePortRange, refusal, temporaryFolder } from './support/lakeProcess.ts'
import { lakeServer, query, startTestLake } from './support/lakeServer.ts'

describe('the one dataset', () => {
  const { ask } = lakeServer()

  it('is listed, also on the project’s host, and admits no other', async () => {
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

describe('a lake with tokens', () => {
  const dataDir = temporaryFolder()
  let lake: Lake
  let open: (config?: object) => SanityClient
  beforeAll(async () => {
    const port = await freePortRange()
    const documents = ['note', 'drafts.new'].map((_id) => ({ _id, _type: 'note' }))
    lake = await startTestLake({ port, dataDir, tokens: ['secret'] }, documents)
    open = (config) => clientOf(port, { token: undefined, ...config })
  })
  afterAll(() => lake.close())
  const all = '*[_type == "note"]._id'

  it('writes and shows drafts for who sends one', async () => {
    const client = open({ token: 'secret' })
    await client.createOrReplace({ _id: 'drafts.mine', _type: 'note' })
    expect(await client.fetch(all, {}, { perspective: 'raw' })).toEqual(['drafts.mine', 'drafts.new', 'note'])
    await client.delete('drafts.mine')
  })

  it('refuses history and every kind of draft without one', async () => {
    const client = open()
    const requests = [
      () => client.fetch(all, {}, { perspective: 'raw' }),
      () => client.create({ _type: 'note' }),
      () => client.request({ url: '/data/history/production/transactions/note' }),
      () => client.request({ url: '/data/export/production' }),
    ]
    for (const request of requests) expect((await refusal(request())).statusCode).toBe(403)
  })

  it('shows what is published without one, whatever the API version', async () => {
    for (const apiVersion of ['1', '2026-03-01']) {
      expect(await open({ apiVersion }).fetch(all)).toEqual(['note'])
    }
    expect(await open().getDocument('drafts.new')).toBeUndefined()
  })
})
