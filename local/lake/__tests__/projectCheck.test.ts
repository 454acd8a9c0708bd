import { createServer } from 'node:http'
import { checkProject, receiveWebhooks, until, type Person } from '../projectCheck.ts'
import type { Lake } from '../server.ts'
import { clientOf, freePortRange, temporaryFolder } from './support/lakeProcess.ts'
import { startTestLake } from './support/lakeServer.ts'

/** A tiny site shows a title of the lake; its editor uses the client instead of a browser. */
describe('the check of a project', () => {
  const calls: string[] = []
  const dataDir = temporaryFolder()
  let lake: Lake
  let port: number
  let route: string[] = []
  const client = () => clientOf(port)
  const title = () => client().fetch<string>('*[_id == "post"][0].title')
  const site = createServer(async (request, response) => {
    if (request.method === 'POST') route.push((await request.toArray()).join(''))
    response.end(request.method === 'GET' ? `<h1>${await title()}</h1>` : '')
  })
  let receiver: ReturnType<typeof receiveWebhooks>

  beforeAll(async () => {
    port = await freePortRange()
    lake = await startTestLake(
      {
        port,
        dataDir,
        webhook: { url: `http://127.0.0.1:${port + 1}/`, secret: 'right' },
      },
      [{ _id: 'post', _type: 'post', title: 'Hello' }],
    )
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

  async function check({ person = editor, secret = 'right', id = 'post', seconds = 60 }) {
    calls.length = 0
    route = []
    const url = `http://127.0.0.1:${port + 2}/`
    receiver = receiveWebhooks(port + 1, secret, url, calls)
    const shown = { id, field: 'title', site: url }
    const lines: string[] = []
    for await (const step of checkProject(client(), shown, person, calls, seconds))
      lines.push(`${step.name} ${step.passed ? 'passed' : 'failed'}: ${step.what}`)
    return lines
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
    const person: Person = {
      read: () => Promise.reject(new Error('GET /: 500')),
      edit: async (...edit) => {
        await editor.edit(...edit)
        await until(60, 'a webhook', () => calls[0])
      },
    }
    expect(await check({ person, secret: 'wrong', seconds: 1 })).toEqual([
      expect.stringMatching(/^page failed: "Hello \w+" not within 1 s: GET \/: 500$/),
      'studio passed: signed in, document edited and published',
      "webhook failed: NOT SIGNED, the site's route answered 200",
      expect.stringMatching(/^page after the edit failed: .* not within 1 s: GET \/: 500$/),
    ])
  })

  it('needs a document that the lake has', async () => {
    await expect(check({ id: 'nobody' })).rejects.toThrow('no document nobody')
  })
})
