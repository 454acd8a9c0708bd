/** @jest-environment node */
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { normaliseCard, normalisePost } from '../../../lib/blog/normalise.ts'
import { startProcess } from '../../fixtures/newProcess.ts'
import { enterScratchFolder, type ScratchFolder } from '../../fixtures/scratchFolder.ts'

let scratch: ScratchFolder
beforeEach(() => {
  scratch = enterScratchFolder()
})
afterEach(() => scratch.leave())

const folder = () => path.join(scratch.folder, '.next', 'cache', 'blog')

/** The module as a process that has just started has it. */
async function newProcess(host = 'https://blog.example.com') {
  process.env.NEXT_PUBLIC_BLOG_API_HOST = host
  startProcess()
  return import('../../../lib/blog/kept.server.ts')
}

test('gives an answer back with its time, in this process and in the next', async () => {
  const before = Date.now()
  const first = await newProcess()
  await first.keepAnswer('posts', [{ title: 'Ñandú' }])
  const here = await first.keptAnswer('posts')
  expect(here?.answer).toEqual([{ title: 'Ñandú' }])
  expect(here?.at).toBeGreaterThanOrEqual(before)
  expect(await (await newProcess()).keptAnswer('posts')).toEqual(here)
})

test('knows nothing of what was never kept, or kept under another name', async () => {
  const { keepAnswer, keptAnswer } = await newProcess()
  await keepAnswer('post a', 1)
  expect(await keptAnswer('post b')).toBeUndefined()
})

test('never gives the answer of another host', async () => {
  const one = await newProcess('https://one.example.com')
  await one.keepAnswer('posts', 'of one')
  expect(await (await newProcess('https://two.example.com')).keptAnswer('posts')).toBeUndefined()
})

test('forgets in memory and on disk', async () => {
  const { keepAnswer, forgetAnswer, keptAnswer } = await newProcess()
  await keepAnswer('post a', 1)
  await forgetAnswer('post a')
  await forgetAnswer('never kept')
  expect(await keptAnswer('post a')).toBeUndefined()
  expect(await (await newProcess()).keptAnswer('post a')).toBeUndefined()
})

test('a file that is no answer counts as none', async () => {
  const first = await newProcess()
  await first.keepAnswer('posts', 'whole')
  for (const file of readdirSync(folder())) writeFileSync(path.join(folder(), file), '{"answer":"ha')
  expect(await (await newProcess()).keptAnswer('posts')).toBeUndefined()
})

test('without a disk to write on, this process still remembers', async () => {
  writeFileSync(path.join(scratch.folder, '.next'), 'in the way')
  const { keepAnswer, keptAnswer } = await newProcess()
  await keepAnswer('posts', 'remembered')
  expect((await keptAnswer('posts'))?.answer).toBe('remembered')
})

test('leaves no unfinished file behind', async () => {
  const { keepAnswer } = await newProcess()
  await Promise.all([1, 2, 3].map((answer) => keepAnswer('posts', answer)))
  expect(readdirSync(folder())).toEqual([expect.stringMatching(/^[0-9a-f]{64}\.json$/)])
})

test('what was kept again is kept lately', async () => {
  const { keepAnswer, keptAnswer } = await newProcess()
  for (let number = 0; number < 200; number += 1) await keepAnswer(`post ${number}`, number)
  await keepAnswer('post 0', 'again')
  await keepAnswer('post 200', 200)
  rmSync(folder(), { recursive: true })
  expect((await keptAnswer('post 0'))?.answer).toBe('again')
  expect((await keptAnswer('post 2'))?.answer).toBe(2)
  expect(await keptAnswer('post 1')).toBeUndefined()
})

test('what is read again and again stays in memory', async () => {
  const { keepAnswer, keptAnswer } = await newProcess()
  await keepAnswer('posts', 'the list')
  for (let number = 0; number < 200; number += 1) {
    await keptAnswer('posts')
    await keepAnswer(`post ${number}`, number)
  }
  rmSync(folder(), { recursive: true })
  expect((await keptAnswer('posts'))?.answer).toBe('the list')
  expect(await keptAnswer('post 0')).toBeUndefined()
})

test('holds a bounded number in memory: what was not kept or read lately is read from its file', async () => {
  const { keepAnswer, keptAnswer } = await newProcess()
  for (let number = 0; number <= 200; number += 1) await keepAnswer(`post ${number}`, number)
  expect((await keptAnswer('post 0'))?.answer).toBe(0)
  rmSync(folder(), { recursive: true })
  expect((await keptAnswer('post 200'))?.answer).toBe(200)
  expect(await keptAnswer('post 1')).toBeUndefined()
})

/** What a value is made of, without what it says. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf)
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shapeOf(part)]))
}

test('posts of another shape are kept under another number: a release never reads those of one before it', async () => {
  const { shape } = await newProcess()
  const sent = {
    id: 7,
    tags: ['a'],
    related_posts: [8],
    image_url: 'https://blog.example.com/a.png',
    date: '2026-10-14',
    content: { introduction: ['I'], sections: [{ heading: 'H', content: ['P'] }], conclusion: ['C'] },
  }
  const common = {
    id: 'string',
    slug: 'string',
    title: 'string',
    category: { id: 'string', label: 'string', colour: 'string', icon: 'string' },
    description: 'string',
    image: { src: 'string', alt: 'string' },
    published: { text: 'string', iso: 'string' },
    readTime: 'string',
  }
  // Whoever changes one of the two must change the number.
  expect([
    shape,
    shapeOf(normaliseCard(sent)),
    shapeOf(normalisePost(sent, { today: 'Today', askedId: '7' })),
  ]).toEqual([
    2,
    { kind: 'string', post: { ...common, excerpt: ['string'] } },
    {
      kind: 'string',
      post: {
        ...common,
        author: 'string',
        tags: ['string'],
        relatedIds: ['string'],
        introduction: ['string'],
        sections: [{ heading: 'string', content: ['string'] }],
        conclusion: ['string'],
      },
    },
  ])
})
