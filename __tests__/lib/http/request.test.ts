import { once } from 'node:events'
import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readBody } from '../../../lib/http/request.server.ts'

/** Bytes that had arrived before each response. */
const arrivedBefore: number[] = []
const server = createServer((request, response) => {
  let arrived = 0
  request.on('data', (chunk: Buffer) => (arrived += chunk.length))
  void readBody(request, 1_000).then((body) => {
    arrivedBefore.push(arrived)
    response.setHeader('Connection', 'close').end(body === undefined ? 'too long' : `${body.length}`)
  })
})

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => once(server.close(), 'close'))

async function answerTo(bytes: number): Promise<string> {
  const { port } = server.address() as AddressInfo
  const call = send({ port, host: '127.0.0.1', method: 'POST' })
  call.on('error', () => {}).end(Buffer.alloc(bytes, 'x'))
  const [response] = (await once(call, 'response')) as [AsyncIterable<Buffer>]
  let text = ''
  for await (const chunk of response) text += chunk.toString()
  return text
}

test('a body up to the limit is read', async () => {
  expect(await answerTo(0)).toBe('0')
  expect(await answerTo(1_000)).toBe('1000')
})

test('a longer body is received up to 10 MB, then refused', async () => {
  for (const bytes of [1_001, 5_000_000]) {
    expect(await answerTo(bytes)).toBe('too long')
    expect(arrivedBefore.at(-1)).toBe(bytes)
  }
})
