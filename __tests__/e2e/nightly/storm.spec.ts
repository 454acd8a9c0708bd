import { Agent, get } from 'node:http'
import { expect, test } from '@playwright/test'
import { lake, until } from '../support/lake.ts'
import { headlinesOf } from '../support/visit.ts'

const requests = 10_000
const connections = 64
const publishes = 100

const last = `Publish ${publishes} of ${publishes}`

const agent = new Agent({ keepAlive: true, maxSockets: connections })

/** `fetch` takes too much of the machine's time from the site. */
const read = (url: URL): Promise<{ status: number; body: string }> =>
  new Promise((done, fail) => {
    get(url, { agent, headers: { 'accept-encoding': 'identity' } }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (body += chunk))
      response.on('end', () => done({ status: response.statusCode ?? 0, body }))
      response.on('error', fail)
    }).on('error', fail)
  })

const publish = (heading: string) =>
  lake.patch('aboutPage').set({ 'hero.heading': heading }).commit({ visibility: 'async' })

test('10,000 requests during 100 publishes get whole pages, finally the last publish', async ({
  baseURL,
}) => {
  const url = new URL('/about-us', baseURL)
  const before = await lake.fetch<string>('*[_id == "aboutPage"][0].hero.heading')
  const [original] = headlinesOf((await read(url)).body)
  const isOurs = (headline: string) => headline === original || /^Publish \d+ of \d+$/.test(headline)
  const broken: string[] = []
  let sent = 0
  const reader = async () => {
    while (sent < requests) {
      sent += 1
      const { status, body } = await read(url)
      const headlines = headlinesOf(body)
      if (status !== 200 || headlines.length !== 1 || !headlines.every(isOurs) || !body.endsWith('</html>'))
        broken.push(`${status}, ${headlines.join(' | ')}, ${body.length} characters`)
    }
  }
  const publisher = async () => {
    for (let number = 1; number <= publishes; number += 1) {
      // Spread over the whole run, however fast this machine is.
      await until(() => Promise.resolve(sent >= (requests * number) / (publishes + 1)), 170_000)
      await publish(`Publish ${number} of ${publishes}`)
    }
  }
  try {
    await Promise.all([publisher(), ...Array.from({ length: connections }, reader)])
    expect(broken).toEqual([])
    await until(async () => (await read(url)).body.includes(last), 30_000)
    for (let later = 0; later < 20; later += 1) expect((await read(url)).body).toContain(last)
  } finally {
    await publish(before)
    await until(async () => !(await read(url)).body.includes(last), 30_000)
  }
})
