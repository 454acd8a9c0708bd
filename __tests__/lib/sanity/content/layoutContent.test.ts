import { hurryClock } from '../../../fixtures/hurriedClock.ts'
import { startProcess } from '../../../fixtures/newProcess.ts'
import { scratchFolderPerTest } from '../../../fixtures/scratchFolder.ts'

const getPage = jest.fn()
jest.mock('../../../../lib/sanity/content/getPage.server.ts', () => ({
  getPage: (...asked: unknown[]) => getPage(...asked) as unknown,
}))

const page = (name: string) => ({ settings: { name }, year: 2026, page: { hero: 'not for posts' } })
const down = new Error('The content lake is down')

scratchFolderPerTest()
beforeEach(() => {
  getPage.mockReset()
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

async function newProcess(phase = '') {
  process.env.NEXT_PHASE = phase
  startProcess()
  return import('../../../../lib/sanity/content/layoutContent.server.ts')
}

test('the frame has bar and footer, and nothing of the blog page', async () => {
  getPage.mockResolvedValue(page('Goodline'))
  const { getLayoutContent } = await newProcess()
  expect(await getLayoutContent('/blog/a')).toEqual({ settings: { name: 'Goodline' }, year: 2026 })
  expect(getPage).toHaveBeenCalledWith('blogPage', {}, '/blog/a')
})

test('the frame for a draft is the draft, which is not cached', async () => {
  const draft = { id: 'blogPage', query: '*' }
  getPage.mockResolvedValue({ ...page('Draft'), draft })
  const context = { draftMode: true, previewData: { perspective: 'drafts' } }
  const { getLayoutContent } = await newProcess()
  expect(await getLayoutContent('/blog/a', context)).toEqual({
    settings: { name: 'Draft' },
    year: 2026,
    draft,
  })
  expect(getPage).toHaveBeenCalledWith('blogPage', context, '/blog/a')
  getPage.mockRejectedValue(down)
  await expect(getLayoutContent('/blog/a')).rejects.toBe(down)
})

test.each([
  ['is down', () => Promise.reject(down)],
  ['hangs', () => new Promise(() => undefined)],
])('a cached frame survives a lake that %s, and a new process', async (_name, trouble) => {
  getPage.mockResolvedValueOnce(page('Goodline'))
  await (await newProcess()).getLayoutContent('/blog/a')
  getPage.mockImplementation(trouble)
  hurryClock()
  expect((await (await newProcess()).getLayoutContent('/blog/b')).settings).toEqual({ name: 'Goodline' })
})

test('the frame fails when none is cached', async () => {
  getPage.mockRejectedValue(down)
  await expect((await newProcess()).getLayoutContent('/blog/a')).rejects.toBe(down)
})

test('the frame is never stale after a publish or in a build', async () => {
  getPage.mockResolvedValueOnce(page('Goodline'))
  await (await newProcess()).getLayoutContent('/blog/a')
  getPage.mockRejectedValue(down)
  const running = await newProcess()
  await expect(running.getLayoutContent('/blog/a', { revalidateReason: 'on-demand' })).rejects.toBe(down)
  const building = await newProcess('phase-production-build')
  await expect(building.getLayoutContent('/blog/a')).rejects.toBe(down)
})
