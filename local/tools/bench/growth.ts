import { mkdtempSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { encodeSignatureHeader } from '@sanity/webhook'
import { backendsOf, startBackends } from '../stack/backends.ts'
import { lakeClient } from '../stack/lake.ts'
import { startProxy } from '../stack/nginx.ts'
import { rawResponse } from '../stack/rawResponse.ts'
import { serveSite, type Run } from '../stack/run.ts'
import { removeTree } from '../stack/tree.ts'
import { setting, type BenchContext } from './context.ts'
import { figure, milliseconds, percentile, whole, type Row, type Table } from './figures.ts'

/** Milliseconds that hosted Sanity allows a webhook call. */
const webhookTimeout = 30_000

/** A program's first module: a bell on its output for each request to a port. */
const countRequests = (port: number) =>
  `data:text/javascript,${encodeURIComponent(`
    import { subscribe } from 'node:diagnostics_channel'
    const ring = (host) => String(host).endsWith(':${port}') && process.stdout.write('\\x07')
    subscribe('undici:request:create', ({ request }) => ring(request.origin))
    subscribe('http.client.request.start', ({ request }) => ring(request.getHeader('host')))
  `)}`

/** Starts the built site anew, on a lake of many landing pages that calls no webhook. */
async function startSite({ processes, root, say, setup }: Run, folder: string, pages: readonly string[]) {
  await processes.clear()
  const quiet = { LAKE_WEBHOOK_URL: '' }
  const backends = backendsOf(setup, root, folder).map((each) => ({
    ...each,
    env: { ...each.env, ...quiet },
  }))
  await startBackends(processes, backends, say)
  const lake = lakeClient(setup.env)
  const template = await lake.fetch<{ sections: object[] }>('*[_id == "template-campaign"][0]{ sections }')
  const transaction = lake.transaction()
  for (const page of pages)
    transaction.create({ ...template, _id: page, _type: 'landingPage', title: page, slug: { current: page } })
  await transaction.commit({ visibility: 'async', returnDocuments: false })
  let requests = 0
  const env = { ...setup.env, NODE_OPTIONS: `--import=${countRequests(setup.ports.lake)}` }
  const onOutput = (chunk: string) => void (requests += chunk.split('\x07').length - 1)
  await serveSite({ processes, setup: { ...setup, env } }, { onOutput })
  return { lake, requests: () => requests }
}

/** Calls the webhook as Sanity does, until it is 200. @returns the milliseconds of each call */
async function callUntilDone(site: string, secret: string): Promise<number[]> {
  const body = JSON.stringify({ _id: 'siteSettings', _type: 'siteSettings' })
  for (const calls: number[] = []; ;) {
    const signature = await encodeSignatureHeader(body, Date.now(), secret)
    const headers = { 'content-type': 'application/json', 'sanity-webhook-signature': signature }
    const signal = AbortSignal.timeout(webhookTimeout)
    const begun = performance.now()
    const call = fetch(`${site}/api/revalidate`, { method: 'POST', headers, body, signal })
    const status = await call.then((response) => response.status).catch(() => 504)
    calls.push(performance.now() - begun)
    if (status === 200 || calls.length === 9) return status === 200 ? calls : [...calls, Infinity]
  }
}

/** Opens kept-alive connections, a hundred at a time. @returns how many live, and what ends them */
async function openConnections(port: number, count: number) {
  const sockets: Socket[] = []
  const open = () =>
    new Promise<unknown>((done) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write('HEAD /faq HTTP/1.1\r\nHost: localhost\r\n\r\n'),
      )
      socket.once('data', () => done(sockets.push(socket)))
      socket.on('error', done).setTimeout(20_000, () => socket.destroy(new Error('no response')))
    })
  while (sockets.length < count) {
    const before = sockets.length
    await Promise.all(Array.from({ length: Math.min(100, count - before) }, open))
    if (sockets.length === before) break
  }
  const live = () => sockets.filter((socket) => socket.readyState === 'open').length
  return { live, close: () => sockets.forEach((socket) => socket.destroy()) }
}

/** A page beside so many open connections: its times, and what became of them. */
async function besideConnections(name: string, port: number, count: number): Promise<Row[]> {
  const { live, close } = await openConnections(port, count)
  const times: number[] = []
  for (let view = 0; view < 300; view += 1) {
    const begun = performance.now()
    await rawResponse(`http://127.0.0.1:${port}/faq`)
    times.push(performance.now() - begun)
  }
  const open = live()
  close()
  return [
    {
      name: `open of ${whole(count)} connections to ${name}`,
      cells: [figure(open, whole, { atLeast: count })],
    },
    { name: 'a page beside them, p99', cells: [figure(percentile(times, 0.99), milliseconds)] },
  ]
}

/** BENCH_MANY (1000) landing pages, and ten times as many connections. Ends what runs. */
export async function measureGrowth({ run, site }: BenchContext): Promise<Table[]> {
  const many = setting('BENCH_MANY', 1000)
  const pages = Array.from({ length: many }, (_, index) => `growth-${index + 1}`)
  const folder = mkdtempSync(path.join(tmpdir(), 'goodline-growth-'))
  try {
    const { lake, requests } = await startSite(run, folder, pages)
    const tagline = `A line of ${Date.now()}.`
    await lake.patch('siteSettings').set({ tagline }).commit({ visibility: 'async' })
    const before = requests()
    const calls = await callUntilDone(site, run.setup.env.SANITY_REVALIDATE_SECRET ?? '')
    const asked = requests() - before
    const texts = await Promise.all(pages.map(async (page) => (await fetch(`${site}/${page}`)).text()))
    const old = texts.filter((text) => !text.includes(tagline)).length
    const { ports } = run.setup
    await startProxy(run.processes, { port: ports.proxy, innerPort: ports.proxyInner, sitePort: ports.site })
    const connections = [
      ...(await besideConnections('the site', ports.site, many * 10)),
      ...(await besideConnections('nginx', ports.proxy, many * 10)),
    ]
    const row = (name: string, ...cells: Row['cells']): Row => ({ name, cells })
    const all = calls.reduce((sum, each) => sum + each, 0)
    return [
      {
        title: 'Growth',
        note: `The settings are published with ${whole(many)} landing pages; the webhook is called until it is 200.`,
        rowsAre: 'What',
        columns: ['Result'],
        rows: [
          row('longest webhook call', figure(Math.max(...calls), milliseconds, { atMost: webhookTimeout })),
          row('calls, as many as Sanity makes', figure(calls.length, whole, { atMost: 3 })),
          row('all calls', figure(all, milliseconds)),
          row('landing pages that are not new then', figure(old, whole, { atMost: 0 })),
          row('requests to the lake', figure(asked, whole, { atMost: many * 1.2 })),
          ...connections,
        ],
      },
    ]
  } finally {
    await run.processes.clear()
    removeTree(folder)
  }
}
