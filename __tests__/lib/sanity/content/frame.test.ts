/** @jest-environment node */
import { hurryClock } from '../../../fixtures/hurriedClock.ts'
import { startProcess } from '../../../fixtures/newProcess.ts'
import { enterScratchFolder, type ScratchFolder } from '../../../fixtures/scratchFolder.ts'

const getPage = jest.fn()
jest.mock('../../../../lib/sanity/content/getPage.server.ts', () => ({
  getPage: (...asked: unknown[]) => getPage(...asked) as unknown,
}))

const page = (name: string) => ({ settings: { name }, year: 2026, page: { hero: 'not for posts' } })
const down = new Error('The content lake is down')

let scratch: ScratchFolder
beforeEach(() => {
  getPage.mockReset()
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  scratch = enterScratchFolder()
})
afterEach(() => {
  scratch.leave()
  jest.restoreAllMocks()
})

async function newProcess(phase = '') {
  process.env.NEXT_PHASE = phase
  startProcess()
  return import('../../../../lib/sanity/content/frame.server.ts')
}

test('has bar and footer, and nothing of the blog page', async () => {
  getPage.mockResolvedValue(page('Goodline'))
  const { getFrame } = await newProcess()
  expect(await getFrame('/blog/a')).toEqual({ settings: { name: 'Goodline' }, year: 2026 })
  expect(getPage).toHaveBeenCalledWith('blogPage', {}, '/blog/a')
})

test('for a draft is the draft, which is not cached', async () => {
  const draft = { id: 'blogPage', query: '*' }
  getPage.mockResolvedValue({ ...page('Draft'), draft })
  const context = { draftMode: true, previewData: { perspective: 'drafts' } }
  const { getFrame } = await newProcess()
  expect(await getFrame('/blog/a', context)).toEqual({ settings: { name: 'Draft' }, year: 2026, draft })
  expect(getPage).toHaveBeenCalledWith('blogPage', context, '/blog/a')
  getPage.mockRejectedValue(down)
  await expect(getFrame('/blog/a')).rejects.toBe(down)
})

test.each([
  ['is down', () => Promise.reject(down)],
  ['hangs', () => new Promise(() => undefined)],
])('is cached while the lake %s, also in a new process', async (_name, trouble) => {
  getPage.mockResolvedValueOnce(page('Goodline'))
  await (await newProcess()).getFrame('/blog/a')
  getPage.mockImplementation(trouble)
  hurryClock()
  expect((await (await newProcess()).getFrame('/blog/b')).settings).toEqual({ name: 'Goodline' })
})

test('fails when none is cached', async () => {
  getPage.mockRejectedValue(down)
  await expect((await newProcess()).getFrame('/blog/a')).rejects.toBe(down)
})

test('is never stale after a publish or in a build', async () => {
  getPage.mockResolvedValueOnce(page('Goodline'))
  await (await newProcess()).getFrame('/blog/a')
  getPage.mockRejectedValue(down)
  const running = await newProcess()
  await expect(running.getFrame('/blog/a', { revalidateReason: 'on-demand' })).rejects.toBe(down)
  const building = await newProcess('phase-production-build')
  await expect(building.getFrame('/blog/a')).rejects.toBe(down)
})
