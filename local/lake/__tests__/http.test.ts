import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { IncomingMessage, ServerResponse } from 'node:http'
import { connect, Socket } from 'node:net'
import path from 'node:path'
import { WebSocket } from 'ws'
import { EventStream } from '../live/eventStream.ts'
import { History } from '../store/history.ts'
import { freePortRange, studioOrigin } from './support/lakeProcess.ts'
import { lakeServer, mutatePath, query, startTestLake } from './support/lakeServer.ts'

describe('the lake as a server', () => {
  const { dataDir, log, start, ask, port } = lakeServer()

  it('loads the seed on its first start only', async () => {
    expect(JSON.parse((await ask(query)).text)).toMatchObject({ result: 'seeded' })
    expect(log).toContain('filled an empty content lake with 1 documents')
  })

  it('exports documents and drafts as one JSON value a line', async () => {
    const create = (_id: string, _type: string) => ({ create: { _id, _type } })
    const mutations = [create('drafts.e1', 'exported'), create('e2', 'exported')]
    const headers = { 'content-type': 'application/json' }
    await ask(mutatePath, { method: 'POST', headers }, JSON.stringify({ mutations }))
    const exported = async (search: string) => {
      const { text } = await ask(`/v1/data/export/production${search}`)
      return text
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { _id: string })._id)
    }
    expect(await exported('')).toEqual(expect.arrayContaining(['note', 'drafts.e1', 'e2']))
    expect((await exported('?types=exported,other')).toSorted()).toEqual(['drafts.e1', 'e2'])
  })

  it('gives content in effects only to who asks for them', async () => {
    const log = async (search: string) =>
      JSON.parse((await ask(`/v1/data/history/production/transactions/note${search}`)).text) as object
    expect(JSON.stringify(await log('?excludeContent=true'))).not.toContain('seeded')
    expect(await log('?excludeContent=true&effectFormat=mendoza')).toMatchObject({
      mutations: [],
      effects: { note: { apply: expect.any(Array), revert: expect.any(Array) } },
    })
  })

  it('starts although the disk is too full to forget anything', async () => {
    const full = Object.assign(new Error('database or disk is full'), { errcode: 13 })
    const forget = jest.spyOn(History.prototype, 'forgetDeleted').mockImplementation(() => {
      throw full
    })
    const other = await start(await freePortRange(), 'full')
    expect(forget).toHaveBeenCalledTimes(1)
    forget.mockRestore()
    const { status } = await ask(query, { port: other.port })
    await other.close()
    expect([status, log]).toEqual([
      200,
      expect.arrayContaining([expect.stringContaining('database or disk is full')]),
    ])
  })

  it('never leaves its assets folder', async () => {
    writeFileSync(path.join(dataDir, 'secret.txt'), 'secret')
    for (const name of [
      '../secret.txt',
      '..%2Fsecret.txt',
      '%2e%2e%2fsecret.txt',
      'lake.sqlite',
      '..%5csecret.txt',
      '%00',
    ]) {
      for (const kind of ['images', 'files']) {
        const answer = await ask(`/${kind}/local/production/${name}`)
        expect(answer.status).toBe(404)
        expect(answer.text).not.toContain('secret\n')
      }
    }
  })

  it('refuses bodies that are too large', async () => {
    const longest = Buffer.from('{"mutations":[]}'.padEnd(4_000_000))
    expect((await ask(mutatePath, { method: 'POST' }, longest)).status).toBe(200)
    const tooLong = await ask(mutatePath, { method: 'POST' }, Buffer.concat([longest, Buffer.from(' ')]))
    expect(tooLong.status).toBe(413)
    expect(tooLong.text).toContain('Request body exceeds limit of 4000000 bytes')
    for (const headers of [{}, { 'transfer-encoding': 'chunked' }]) {
      const answer = await ask(mutatePath, { method: 'POST', headers }, Buffer.alloc(40_000_000))
      // A client that is cut off while it still sends may never see the response.
      expect(answer).toMatchObject({ status: 413, headers: { connection: 'keep-alive' } })
    }
  })

  it('keeps the settings of the Studio', async () => {
    await ask(
      '/v1/users/me/keyvalue',
      { method: 'PUT' },
      JSON.stringify([{ key: 'layout', value: { compact: true } }]),
    )
    const faulty = JSON.stringify([{ key: 'layout', value: 'lost' }, {}])
    expect((await ask('/v1/users/me/keyvalue', { method: 'PUT' }, faulty)).status).toBe(400)
    expect(JSON.parse((await ask('/v1/users/me/keyvalue/layout,other')).text)).toEqual([
      { key: 'layout', value: { compact: true } },
      { key: 'other', value: null },
    ])
    expect(JSON.parse((await ask('/v1/users/me')).text)).toMatchObject({ name: 'Local Editor' })
  })

  it('gives every state of a document when asked for all versions', async () => {
    const states = ['group', 'drafts.group', 'versions.r1.group']
    const mutations = states.map((_id) => ({ create: { _id, _type: 'note' } }))
    await ask(mutatePath, { method: 'POST' }, JSON.stringify({ mutations }))
    const { text } = await ask('/v1/data/doc/production/group,drafts.group?includeAllVersions=true')
    const { documents } = JSON.parse(text) as { documents: { _id: string }[] }
    expect(documents.map(({ _id }) => _id)).toEqual(states)
  })

  it('says who refers to a document', async () => {
    await ask(
      mutatePath,
      { method: 'POST' },
      JSON.stringify({ mutations: [{ create: { _id: 'fan', _type: 'fan', of: { _ref: 'note' } } }] }),
    )
    const references = '/v1/data/references/production/documents/note/to'
    expect(JSON.parse((await ask(references)).text)).toEqual({
      totalCount: 1,
      references: [{ projectId: 'local', datasetName: 'production', documentId: 'fan', documentType: 'fan' }],
    })
    expect(JSON.parse((await ask(`${references}?excludeInternalReferences=true`)).text)).toEqual({
      totalCount: 0,
      references: [],
    })
  })

  it('passes presence to other tabs, and refuses sockets of other pages', async () => {
    const address = `ws://localhost:${port()}/v1/socket/production`
    await expect(
      new Promise((_resolve, reject) =>
        new WebSocket(address, { origin: 'http://evil.example' }).on('error', reject),
      ),
    ).rejects.toThrow('403')

    const socket = new WebSocket(address, { origin: studioOrigin })
    const messages: { id?: string; result?: unknown; params?: { result: unknown } }[] = []
    const said = new Promise<void>((resolve) =>
      socket.on('message', (data: Buffer) => {
        if (messages.push(JSON.parse(data.toString())) === 3) resolve()
      }),
    )
    await new Promise((resolve) => socket.on('open', resolve))
    const deep = '['.repeat(31_000) + ']'.repeat(31_000)
    socket.send(`{"id":${deep},"method":"presence_announce"}`)
    socket.send(JSON.stringify({ jsonrpc: '2.0', id: 'a', method: 'presence_subscribe', params: {} }))
    socket.send(
      JSON.stringify({
        jsonrpc: '2.0',
        id: 'b',
        method: 'presence_announce',
        params: { data: { sessionId: 's' } },
      }),
    )
    await said
    socket.close()
    expect(messages[0]).toMatchObject({ id: 'a', result: expect.any(String) })
    expect(messages[1]?.params?.result).toEqual({ type: 'state', i: 'local-editor', m: { sessionId: 's' } })
  })

  it('closes a refused socket, also when its client stays connected', async () => {
    const other = await start(await freePortRange(), 'refusing')
    const refused = async (): Promise<Socket> => {
      const socket = connect({ port: other.port, host: '127.0.0.1', allowHalfOpen: true })
      socket.write(
        [
          'GET /v1/socket/production HTTP/1.1',
          `host: localhost:${other.port}`,
          'origin: http://evil.example',
          ...['connection: upgrade', 'upgrade: websocket', '', ''],
        ].join('\r\n'),
      )
      const [answer] = (await once(socket, 'data')) as [Buffer]
      expect(answer.toString()).toContain('403')
      return socket
    }
    const reset = await refused()
    reset.resetAndDestroy()
    const kept = await refused()
    await other.close()
    kept.destroy()
  })

  it('writes nothing to a closed stream, however slowly it is read', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] })
    const response = new ServerResponse(new IncomingMessage(new Socket()))
    const errors: Error[] = []
    response.on('error', (error) => errors.push(error))
    const stream = new EventStream(response)
    stream.close()
    stream.send('mutation', {})
    jest.advanceTimersByTime(60_000)
    jest.useRealTimers()
    await new Promise(setImmediate)
    expect(errors).toEqual([])
  })

  it('drops an unread stream, not one filled by a single transaction', () => {
    jest.useFakeTimers()
    const response = new ServerResponse(new IncomingMessage(new Socket()))
    const stream = new EventStream(response)
    const megabyte = 'x'.repeat(1024 * 1024)
    for (let n = 0; n < 40; n++) stream.send('mutation', megabyte)
    jest.advanceTimersByTime(9000)
    stream.send('mutation', megabyte)
    expect(response.destroyed).toBe(false)
    jest.advanceTimersByTime(2000)
    stream.send('mutation', megabyte)
    jest.useRealTimers()
    expect(response.destroyed).toBe(true)
  })

  it('reports a port or data folder in use with one line', async () => {
    await expect(start(port() + 10)).rejects.toThrow(/already running/)
    await expect(startTestLake({ port: port(), dataDir: path.join(dataDir, 'other') })).rejects.toThrow(
      `Port ${port()}`,
    )
  })
})
