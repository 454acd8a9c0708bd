import { createServer } from 'node:http'
import { createClient } from '@sanity/client'
import { checkProject, receiveWebhooks, type Person } from '../projectCheck.ts'
import { startLake, type Lake } from '../server.ts'
import { freePortRange, temporaryFolder } from './support/lakeProcess.ts'

/** A tiny site shows a title of the lake; its editor uses the client instead of a browser. */
describe('the check of a project', () => {
  const calls: string[] = []
  const namespace = { projectId: 'local', dataset: 'production' }
  const dataDir = temporaryFolder()
  let lake: Lake
  let port: number
  let route: string[] = []
  const client = () =>
    createClient({
      ...namespace,
      apiHost: lake.url,
      useProjectHostname: false,
      useCdn: false,
      apiVersion: '1',
    })
  const title = () => client().fetch<string>('*[_id == "post"][0].title')
  const site = createServer(async (request, response) => {
    if (request.method === 'POST') route.push((await request.toArray()).join(''))
    response.end(request.method === 'GET' ? `<h1>${await title()}</h1>` : '')
  })
  let receiver: ReturnType<typeof receiveWebhooks>

  beforeAll(async () => {
    port = await freePortRange()
    lake = await startLake({
      ...{ ...namespace, port, streamPorts: [], dataDir, allowedOrigins: [], log: () => undefined },
      webhook: { url: `http://127.0.0.1:${port + 1}/`, secret: 'right', wholeDocuments: true },
      seed: () =>
        Promise.resolve({ documents: [{ _id: 'post', _type: 'post', title: 'Hello' }], assetRoot: dataDir }),
    })
    await new Promise<void>((resolve) => site.listen(port + 2, '127.0.0.1', resolve))
  })
  afterEach(() => receiver.close())
  afterAll(async () => {
    site.close()
    await lake.close()
  })

  const editor: Person = {
    read: async (url) => (await fetch(url)).text(),
    edit: async ({ _id }, field, text) =>
      void (await client()
        .patch(_id)
        .set({ [field]: text })
        .commit()),
  }

  async function check(person: Partial<Person>, secret = 'right', id = 'post') {
    calls.length = 0
    route = []
    const url = `http://127.0.0.1:${port + 2}/`
    receiver = receiveWebhooks(port + 1, secret, url, calls)
    const shown = { id, field: 'title', site: url }
    const steps = await Array.fromAsync(checkProject(client(), shown, { ...editor, ...person }, calls, 1))
    return steps.map(({ name, passed, what }) => `${name} ${passed ? 'passed' : 'failed'}: ${what}`)
  }

  it('follows an edit from the page through webhook and route to the page', async () => {
    expect(await check({})).toEqual([
      'page passed: 200, shows "Hello"',
      'studio passed: signed in, document edited and published',
      "webhook passed: signed, the site's route answered 200",
      expect.stringMatching(/^page after the edit passed: shows "Hello \w+"$/),
    ])
    expect(route).toEqual([expect.stringContaining('"_id":"post"')])
  })

  it('says why a step failed, and goes on', async () => {
    const read = () => Promise.reject(new Error('GET /: 500'))
    expect(await check({ read }, 'wrong')).toEqual([
      expect.stringMatching(/^page failed: "Hello \w+" not within 1 s: GET \/: 500$/),
      'studio passed: signed in, document edited and published',
      "webhook failed: NOT SIGNED, the site's route answered 200",
      expect.stringMatching(/^page after the edit failed: .* not within 1 s: GET \/: 500$/),
    ])
  })

  it('needs a document that the lake has', async () => {
    await expect(check({}, 'right', 'nobody')).rejects.toThrow('no document nobody')
  })
})
