import { startProcess } from '../../../fixtures/newProcess.ts'

const getPage = jest.fn()
jest.mock('../../../../lib/sanity/content/getPage.server.ts', () => ({
  getPage: (...asked: unknown[]) => getPage(...asked) as unknown,
}))

const page = (name: string) => ({ settings: { name }, year: 2026, page: { hero: 'not for posts' } })
const down = new Error('The content lake is down')

beforeEach(() => {
  getPage.mockReset()
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

async function newProcess() {
  startProcess()
  return import('../../../../lib/sanity/content/layoutContent.server.ts')
}

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

test('a cached frame survives a lake that is down, until a publish', async () => {
  getPage.mockResolvedValueOnce(page('Goodline'))
  const { getLayoutContent } = await newProcess()
  await getLayoutContent('/blog/a')
  getPage.mockRejectedValue(down)
  expect((await getLayoutContent('/blog/b')).settings).toEqual({ name: 'Goodline' })
  await expect(getLayoutContent('/blog/a', { revalidateReason: 'on-demand' })).rejects.toBe(down)
})
