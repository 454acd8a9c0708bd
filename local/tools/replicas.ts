import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createClient } from '@redis/client'
import { median, milliseconds, percentile, resultTable } from './bench/figures.ts'
import { newReplica, type Replica } from './cluster/replica.ts'
import { seenOn, view, visitors } from './cluster/visitor.ts'
import { lakeClient } from './stack/lake.ts'
import { nginxFolder, startNginx } from './stack/nginx.ts'
import type { Child } from './stack/processes.ts'
import { startRedis } from './stack/redis.ts'
import { buildSite, withTemporaryStack, type Run } from './stack/run.ts'

/**
 * `npm run test:replicas`: three replicas, a round robin and a Redis, while programs are killed,
 * hung and emptied under visitors. `-- --built` takes the build that is there.
 */

const { values } = parseArgs({ options: { built: { type: 'boolean' } } })

const publishes = Number(process.env.REPLICAS_PUBLISHES || 50)
const pause = (time: number) => new Promise((next) => setTimeout(next, time))
const pages = ['/', '/faq', '/blog', '/about-us', '/contact-us']

await withTemporaryStack('test:replicas', ['site'], testReplicas)

async function testReplicas(run: Run, folder: string): Promise<void> {
  const { setup, processes, say } = run
  if (!values.built || !existsSync('.next/BUILD_ID')) await buildSite(run)
  const { site } = setup.ports
  const redisPort = site + 20
  const env = { REDIS_URL: `redis://127.0.0.1:${redisPort}`, BLOG_REVALIDATE_SECONDS: '5' }
  const replicas = [1, 2, 3].map((index) => newReplica(run, folder, { port: site + 20 + index, env }))
  const urls = replicas.map(({ url }) => url)
  let redis = await startRedis(processes, redisPort)
  await startNginx(processes, 'The proxy of the replicas', nginxFolder(), roundRobin(site, replicas))
  await Promise.all(replicas.map((replica) => replica.startNew()))
  const lake = lakeClient(setup.env)
  const table = resultTable('Three replicas', say)
  const note = (name: string, value: number, atMost: number, format?: (value: number) => string) =>
    table.note(name, value, { atMost }, format)
  let round = 1000

  const publish = () =>
    lake
      .patch('faqPage')
      .set({ 'hero.heading': `Round ${(round += 1)}.` })
      .commit({ visibility: 'async' })

  const newestSeen = (all: readonly string[] = urls) => seenOn(all, round)

  const kills = () => replicas.reduce((total, replica) => total + replica.kills, 0)

  /** Does `work` while visitors look, through the proxy and at each replica. */
  async function underVisitors(
    name: string,
    watched: readonly string[],
    work: () => Promise<void>,
    atMost = 5_000,
  ): Promise<void> {
    const leave = visitors(watched, ['/faq', '/', '/blog'])
    const killsBefore = kills()
    await work()
    const { faults, cut, views, slowest } = await leave()
    for (const fault of new Set(faults)) say(`  ${name}: ${fault}`)
    note(`${name}: faults in ${views} views`, faults.length, 0)
    // What a killed replica was sending ends in the middle, once for each visitor.
    note(`${name}: responses cut short`, cut, (kills() - killsBefore) * watched.length)
    note(`${name}: slowest view`, slowest, atMost, milliseconds)
  }

  /** The pages that a replica does not show well: not 200, or older than the newest round. */
  async function badPages(replica: Replica): Promise<number> {
    const seen = await Promise.all(pages.map((page) => view(replica.url, page)))
    const bad = pages.filter(
      (page, index) => seen[index]?.status !== 200 || (page === '/faq' && seen[index].round !== round),
    )
    if (bad.length > 0) say(`  bad on ${replica.port}: ${bad.join(', ')} ${JSON.stringify(seen)}`)
    return bad.length
  }
  const badAnywhere = async () => (await Promise.all(replicas.map(badPages))).reduce((a, b) => a + b)

  const proxy = `http://127.0.0.1:${site}`
  const everybody = [proxy, proxy, proxy]
  const signal = (child: Child, name: NodeJS.Signals) => process.kill(-child.pid, name)

  await Promise.all(replicas.flatMap((replica) => pages.map((page) => view(replica.url, page))))
  say('Publishing ...')
  await underVisitors('publishes', everybody, async () => {
    const times: number[] = []
    for (let index = 0; index < publishes; index += 1) {
      await publish()
      times.push(await newestSeen())
    }
    note('publish seen on all, median', median(times), 1000, milliseconds)
    note('publish seen on all, p95', percentile(times, 0.95), 1000, milliseconds)
  })

  await underVisitors('publishes without a pause', [...everybody, ...urls], async () => {
    for (let index = 0; index < publishes; index += 1) {
      await publish()
      await pause(60)
    }
    note('last of them seen on all', await newestSeen(), 1000, milliseconds)
  })

  say('Redis is killed, hung, emptied ...')
  await publish()
  await underVisitors('seen once, then Redis killed', everybody, async () => {
    while ((await view(proxy)).round !== round) await pause(5)
    signal(redis, 'SIGKILL')
    await pause(1500)
    note('Redis killed: bad pages', await badAnywhere(), 0)
  })
  // Without Redis the others do not hear of a publish until it is back.
  await underVisitors('publish without Redis, each replica', urls, async () => {
    await publish()
    await pause(2000)
    redis = await startRedis(processes, redisPort)
    note('Redis back: publish seen on all', await newestSeen(), 3000, milliseconds)
  })
  await underVisitors('Redis emptied', everybody, async () => {
    await flush(redisPort)
    note('Redis emptied: bad pages', await badAnywhere(), 0)
    await publish()
    note('Redis emptied: publish seen on all', await newestSeen(), 1000, milliseconds)
  })
  await underVisitors('Redis hung, each replica', urls, async () => {
    signal(redis, 'SIGSTOP')
    await pause(500)
    await publish()
    await pause(3000)
    signal(redis, 'SIGCONT')
    note('Redis goes on: publish seen on all', await newestSeen(), 3000, milliseconds)
  })

  await underVisitors('Redis killed again and again, each replica', urls, async () => {
    for (let time = 0; time < 4; time += 1) {
      signal(redis, 'SIGKILL')
      await redis.ended
      await publish()
      await pause(300 + 700 * time)
      await publish()
      redis = await startRedis(processes, redisPort)
      await publish()
      await pause(700 * time)
    }
    note('Redis restarted: publish seen on all', await newestSeen(), 3000, milliseconds)
  })

  say('Replicas are killed and replaced ...')
  await underVisitors('replicas killed and replaced', everybody, async () => {
    for (const replica of replicas) {
      await replica.kill()
      await replica.startNew()
      note(`new container on ${replica.port}: bad pages at first request`, await badPages(replica), 0)
      await publish()
      note('publish seen on all', await newestSeen(), 1000, milliseconds)
    }
  })
  await underVisitors('killed again, same disk, without Redis', everybody, async () => {
    signal(redis, 'SIGKILL')
    await replicas[0]?.kill()
    await replicas[0]?.start()
    note('same disk without Redis: bad pages', await badAnywhere(), 0)
    redis = await startRedis(processes, redisPort)
    await pause(1500)
  })

  say('A replica of another build ...')
  const other = newReplica(run, folder, { port: site + 24, env, buildId: 'another-build' })
  await other.startNew()
  await view(other.url)
  await publish()
  note('another build: publish seen', await newestSeen([...urls, other.url]), 1000, milliseconds)
  await other.stop()

  say('The content lake and the blog host hang, then are gone ...')
  const pidOf = (name: string) => Number(readFileSync(path.join(folder, `${name}.pid`), 'utf8'))
  const hosts = [pidOf('content-lake'), pidOf('blog-host')]
  await underVisitors('lake and blog host hang, then are down', everybody, async () => {
    for (const pid of hosts) process.kill(-pid, 'SIGSTOP')
    await pause(7_000)
    note('hosts hang: bad pages', await badAnywhere(), 0)
    for (const pid of hosts) {
      process.kill(-pid, 'SIGCONT')
      process.kill(-pid, 'SIGTERM')
    }
    await pause(7_000)
    await replicas[1]?.kill()
    await replicas[1]?.startNew()
    note('hosts down: bad pages, also of a new container', await badAnywhere(), 0)
  })

  say('What Redis costs a request ...')
  const alone = newReplica(run, folder, { port: site + 25, env: { BLOG_REVALIDATE_SECONDS: '300' } })
  await alone.startNew()
  const first = replicas[0]
  if (first) {
    const [withRedis, without] = await cost([first.url, alone.url])
    note('a view of /faq, median, with Redis', withRedis ?? NaN, Infinity, (time) => `${time.toFixed(2)} ms`)
    note('a view of /faq, median, without', without ?? NaN, Infinity, (time) => `${time.toFixed(2)} ms`)
  }
  await Promise.all([alone, ...replicas].map((replica) => replica.stop()))
  table.print()
}

/** A plain round robin, without a cache: each request meets the next replica that is up. */
function roundRobin(port: number, replicas: readonly Replica[]): string {
  return `
    upstream replicas {
${replicas.map((each) => `        server 127.0.0.1:${each.port} max_fails=1 fail_timeout=1s;`).join('\n')}
    }
    server {
        listen 127.0.0.1:${port};
        location / {
            proxy_pass http://replicas;
            proxy_set_header Host localhost:${port};
            # A webhook call, too: it may be carried out twice.
            proxy_next_upstream error timeout non_idempotent;
        }
    }`
}

/** Median milliseconds of a view at each base, by turns. */
async function cost(bases: readonly string[]): Promise<number[]> {
  const times = bases.map((): number[] => [])
  for (let turn = 0; turn < 2200; turn += 1)
    for (const [index, base] of bases.entries()) {
      const seen = await view(base)
      if (turn >= 200) times[index]?.push(seen.milliseconds)
    }
  return times.map(median)
}

async function flush(port: number): Promise<void> {
  const client = createClient({ url: `redis://127.0.0.1:${port}` })
  await client.connect()
  await client.flushAll()
  client.destroy()
}
