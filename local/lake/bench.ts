import { fork } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { importDocuments } from './archive/importDocuments.ts'
import { Store } from './store/store.ts'
import type { DocumentInput } from './types.ts'

/**
 * Measures a lake of many documents in its own process, over HTTP, one request at a time:
 * `npm run bench -w local/lake -- 100000`. Prints the 50th and 95th percentile in milliseconds.
 */
const count = Number(process.argv[2] ?? 100_000)
const rounds = Number(process.argv[3] ?? 100)
const authors = Math.ceil(count / 100)
const port = Number(process.env.LAKE_PORT ?? 3633)
const namespace = { projectId: 'local', dataset: 'production' }
const words = 'river stone window paper engine summer letter bridge garden market signal winter'.split(' ')
const wordAt = (n: number) => words[n % words.length] ?? ''

/** About 1.2 kB each: a hundredth are authors, nine of ten posts, and each twentieth a draft. */
function* documents(): Generator<DocumentInput> {
  for (let n = 0; n < authors; n++) yield { _id: `author-${n}`, _type: 'author', name: `Author ${n}` }
  for (let n = authors; n < count; n++) {
    if (n % 10 === 0) yield { _id: `tag-${n}`, _type: 'tag', title: `${wordAt(n)} ${n}` }
    else yield post(n % 20 === 1 ? `drafts.post-${n + 1}` : `post-${n}`, n)
  }
}

function post(_id: string, n: number): DocumentInput {
  const sentence = Array.from({ length: 20 }, (_, at) => wordAt(n * 7 + at * at)).join(' ')
  return {
    _id,
    _type: 'post',
    title: `${wordAt(n)} ${wordAt(n * 5 + 1)} number ${n}`,
    slug: { _type: 'slug', current: `post-${n}` },
    publishedAt: new Date(1.7e12 + ((n * 7919) % count) * 60_000).toISOString(),
    author: { _type: 'reference', _ref: `author-${n % authors}` },
    body: [0, 1, 2].map((key) => ({
      _type: 'block',
      _key: `b${key}`,
      style: 'normal',
      markDefs: [],
      children: [{ _type: 'span', _key: `s${key}`, marks: [], text: `${sentence} ${n}` }],
    })),
  }
}

const card = '{_id, title, "slug": slug.current, publishedAt, author->{name}}'
const queries: Record<string, (n: number) => { query: string; params: Record<string, unknown> }> = {
  'by slug': (n) => ({
    query: `*[_type == "post" && slug.current == $slug][0]{..., author->}`,
    params: { slug: `post-${authors + 3 + ((n * 990) % (count - authors - 10))}` },
  }),
  'by id': (n) => ({
    query: '*[_id == $id][0]',
    params: { id: `post-${authors + 3 + ((n * 990) % (count - authors - 10))}` },
  }),
  'by reference': (n) => ({
    query: `*[references($id)] | order(publishedAt desc)[0...10]${card}`,
    params: { id: `author-${n % authors}` },
  }),
  'filter, order, slice': (n) => ({
    query: `*[_type == "post" && publishedAt < $until] | order(publishedAt desc)[$from...$to]${card}`,
    params: { until: new Date(1.7e12 + count * 60_000 - n).toISOString(), from: n * 10, to: n * 10 + 10 },
  }),
  count: (n) => ({
    query: 'count(*[_type == "post" && title match $word])',
    params: { word: `${wordAt(n)}*` },
  }),
  'search (match)': (n) => ({
    query: `*[_type == "post" && [title, pt::text(body)] match $word][0...10]${card}`,
    params: { word: `${wordAt(n)} ${n}*` },
  }),
  'search (Studio)': (n) => ({
    query: `*[_type in ["post", "tag"] && [@, _id] match text::query($word)] | order(_updatedAt desc)[0...10]{_id}`,
    params: { word: `${wordAt(n)} ${n}*` },
  }),
}

async function fill(dataDir: string): Promise<void> {
  const store = new Store({ dataDir, publicUrl: `http://localhost:${port}`, namespace })
  const part: DocumentInput[] = []
  const flush = () => importDocuments(store, namespace, part.splice(0), dataDir)
  for (const document of documents()) if (part.push(document) === 5000) await flush()
  await flush()
  store.close()
}

async function ask(endpoint: string, body: unknown): Promise<unknown> {
  const response = await fetch(`http://localhost:${port}/v2026-03-01/data/${endpoint}`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return response.json()
}

const write = (n: number) =>
  ask('mutate/production', {
    mutations: [
      { patch: { id: `post-${count - 18 - ((n * 20) % (count / 2))}`, set: { title: `river ${n}` } } },
    ],
  })

async function measure(
  name: string,
  run: (n: number) => Promise<unknown>,
  before?: (n: number) => Promise<unknown>,
) {
  const times: number[] = []
  for (let n = 0; n < rounds; n++) {
    await before?.(n)
    const started = performance.now()
    await run(n)
    times.push(performance.now() - started)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.ceil(share * times.length) - 1] ?? NaN).toFixed(1).padStart(9)
  console.log(`${name.padEnd(36)}${at(0.5)}${at(0.95)}`)
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'lake-bench-'))
try {
  let started = performance.now()
  await fill(dataDir)
  console.log(`${count} documents written in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  started = performance.now()
  const lake = fork(path.join(import.meta.dirname, 'main.ts'), {
    env: { ...process.env, LAKE_PORT: String(port), LAKE_DATA: dataDir },
  })
  await new Promise((resolve, reject) => lake.once('message', resolve).once('exit', reject))
  console.log(`started in ${((performance.now() - started) / 1000).toFixed(1)} s\n`)
  const memory = () =>
    /VmHWM:\s+(\d+)/
      .exec(readFileSync(`/proc/${lake.pid}/status`, 'utf8'))
      ?.slice(1)
      .map((kB) => Number(kB) / 1000)
  console.log(`${'ms'.padEnd(36)}${'p50'.padStart(9)}${'p95'.padStart(9)}`)
  for (const perspective of ['published', 'drafts']) {
    for (const [name, make] of Object.entries(queries)) {
      const run = (n: number) => ask(`query/production?perspective=${perspective}`, make(n))
      await measure(`${name}, ${perspective}`, run)
      if (name === 'by slug' || name.startsWith('filter'))
        await measure(`${name}, ${perspective}, after a write`, run, write)
    }
  }
  await measure('write', write)
  console.log(`\nmost memory: ${memory()?.[0]?.toFixed(0)} MB`)
  lake.kill()
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
