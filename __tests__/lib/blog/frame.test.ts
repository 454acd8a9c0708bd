/** @jest-environment node */
import { hurryClock } from '../../fixtures/hurriedClock.ts'
import { startProcess } from '../../fixtures/newProcess.ts'
import { enterScratchFolder, type ScratchFolder } from '../../fixtures/scratchFolder.ts'

const ask = jest.fn()
jest.mock('../../../lib/sanity/pages.server.ts', () => ({
  getBlogPage: (...asked: unknown[]) => ask(...asked) as unknown,
}))

const answer = (name: string) => ({ settings: { name }, year: 2026, page: { hero: 'not for posts' } })
const down = new Error('The content lake is down')

let scratch: ScratchFolder
beforeEach(() => {
  ask.mockReset()
  scratch = enterScratchFolder()
})
afterEach(() => {
  scratch.leave()
  jest.restoreAllMocks()
})

async function newProcess(phase = '') {
  process.env.NEXT_PHASE = phase
  startProcess()
  return import('../../../lib/blog/frame.server.ts')
}

test('is what stands around every page, and nothing of the blog page', async () => {
  ask.mockResolvedValue(answer('Goodline'))
  const { getFrame } = await newProcess()
  expect(await getFrame('/blog/a')).toEqual({ settings: { name: 'Goodline' }, year: 2026 })
  expect(ask).toHaveBeenCalledWith('/blog/a')
})

test('for a draft is the draft, asked in its perspective and kept for nobody', async () => {
  const draft = { id: 'blogPage', query: '*' }
  ask.mockResolvedValue({ ...answer('Draft'), draft })
  const context = { draftMode: true, previewData: { perspective: 'drafts' } }
  const { getFrame } = await newProcess()
  expect(await getFrame('/blog/a', context)).toEqual({ settings: { name: 'Draft' }, year: 2026, draft })
  expect(ask).toHaveBeenCalledWith('/blog/a', context)
  ask.mockRejectedValue(down)
  await expect(getFrame('/blog/a')).rejects.toBe(down)
})

test.each([
  ['is down', () => Promise.reject(down)],
  ['hangs', () => new Promise(() => undefined)],
])('is the last good one while the lake %s, also in a new process', async (_name, trouble) => {
  ask.mockResolvedValueOnce(answer('Goodline'))
  await (await newProcess()).getFrame('/blog/a')
  ask.mockImplementation(trouble)
  hurryClock()
  expect((await (await newProcess()).getFrame('/blog/b')).settings).toEqual({ name: 'Goodline' })
})

test('cannot be had when there never was one', async () => {
  ask.mockRejectedValue(down)
  await expect((await newProcess()).getFrame('/blog/a')).rejects.toBe(down)
})

test('is never an old one after a publish or in a build', async () => {
  ask.mockResolvedValueOnce(answer('Goodline'))
  await (await newProcess()).getFrame('/blog/a')
  ask.mockRejectedValue(down)
  const running = await newProcess()
  await expect(running.getFrame('/blog/a', { revalidateReason: 'on-demand' })).rejects.toBe(down)
  const building = await newProcess('phase-production-build')
  await expect(building.getFrame('/blog/a')).rejects.toBe(down)
})
