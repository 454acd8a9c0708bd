import { createFaultSwitch, playTransportFault } from '../faults.ts'
import { sendText, startLoopbackServer, type RunningServer } from '../server.ts'

const faults = createFaultSwitch(['strange'])
let server: RunningServer

beforeAll(async () => {
  server = await startLoopbackServer({
    name: 'test',
    port: 0,
    async handle(exchange) {
      if (faults.handleAdmin(exchange)) return
      const fault = faults.faultFor(exchange.url, exchange.url.pathname)
      if (!(await playTransportFault(fault, exchange))) sendText(exchange.response, 200, fault.kind)
    },
  })
})
afterAll(() => server.close())

const get = async (path: string) => {
  const response = await fetch(server.url + path)
  return [response.status, await response.text()]
}

test('a fault lasts from one POST to the next', async () => {
  const set = (query: string) => fetch(`${server.url}/__fault?${query}`, { method: 'POST' })
  await set('kind=503')
  expect(await get('/')).toEqual([503, 'Fault 503, as told.'])
  await set('kind=none')
  expect(await get('/')).toEqual([200, 'none'])
})

test('a fault of a request is for that request and action alone', async () => {
  expect(await get('/?fault=strange')).toEqual([200, 'strange'])
  expect(await get('/?fault=500&only=/other')).toEqual([200, 'none'])
  await expect(get('/?fault=refuse')).rejects.toThrow('fetch failed')
})

test('an unknown fault is a 400 that names the known ones', async () => {
  expect(await get('/?fault=sleepy')).toEqual([400, expect.stringContaining('slow, hang, refuse, strange')])
})

test('a name that only points here is refused', async () => {
  const { request } = await import('node:http')
  const status = await new Promise((done) => {
    request(server.url, { headers: { host: 'evil.example' } }, ({ statusCode }) => done(statusCode)).end()
  })
  expect(status).toBe(421)
})
