import { homeRange } from '../../../lib/blog/ranges.ts'
import { jsonAnswer, startPhpHost, type PhpHost } from '../../fixtures/phpHost.ts'

let host: PhpHost
const bitmap = 'data:image/gif;base64,R0lGODlhAQABAAAA'
const never = new AbortController().signal

beforeEach(async () => {
  host = await startPhpHost([])
  host.posts = [
    { id: 1, slug: 'own', title: 'Own', image: '/a.png', related_posts: ['other', 'none'] },
    { id: 2, slug: 'other', title: 'Other', image: 'https://pictures.example/a.png' },
    { id: 3, slug: 'none', title: 'None' },
    { id: 4, slug: 'a "b"', title: 'Odd', image: 'https://pictures.example/b.png' },
    { id: 8, slug: 'data', title: 'Data', image: bitmap },
  ]
})
afterEach(() => host.close())

async function browser() {
  process.env.NEXT_PUBLIC_BLOG_API_HOST = host.url
  jest.resetModules()
  return import('../../../lib/blog/fromBrowser.ts')
}

test("the host's own images come from there, others from this site", async () => {
  const state = await (await browser()).getShownPosts(homeRange, never)
  if (state.kind !== 'loaded') throw new Error(state.kind)
  expect(state.posts.map(({ image }) => image.src)).toEqual([
    `${host.url}/a.png`,
    '/api/media/post/other',
    null,
    '/api/media/post/a%20%22b%22',
    bitmap,
  ])
})

test('images of a post and its related posts do the same', async () => {
  const state = await (await browser()).getShownPost('own', never)
  if (state.kind !== 'loaded') throw new Error(state.kind)
  expect(state.post.image.src).toBe(`${host.url}/a.png`)
  expect(state.related.map(({ image }) => image.src)).toEqual(['/api/media/post/other', null])
})

test('a slug that begins with another post’s id shows its own post', async () => {
  host.posts.push({ id: 12, slug: '2-of-us', title: 'Us' })
  host.spoil = (action, id) =>
    action === 'single' && ['2-of-us', 'OTHER'].includes(id ?? '')
      ? jsonAnswer({ success: true, data: host.posts[1] })
      : undefined
  const { getShownPost } = await browser()
  expect(await getShownPost('2-of-us', never)).toMatchObject({ post: { id: '12', title: 'Us' } })
  expect(await getShownPost('OTHER', never)).toMatchObject({ post: { slug: 'other' } })
})

test.each([
  ['success false', jsonAnswer({ success: false })],
  ['404', { status: 404 }],
])('a post is found by its id after %s', async (_name, denial) => {
  host.posts.push({ id: 5, title: 'Without a slug' })
  host.spoil = (action, id) => (action === 'single' && id !== '1' ? denial : undefined)
  const { getShownPost } = await browser()
  expect(await getShownPost('own', never)).toMatchObject({ kind: 'loaded', post: { id: '1', title: 'Own' } })
  expect(await getShownPost('nobody', never)).toMatchObject({ kind: 'error' })
  host.asked = []
  expect(await getShownPost('5', never)).toMatchObject({ kind: 'error' })
  expect(host.asked).toEqual(['?action=single&id=5', '?action=all'])
})

test('a post at its own slug or id costs no list', async () => {
  const { getShownPost } = await browser()
  for (const address of ['own', '1']) {
    host.asked = []
    await getShownPost(address, never)
    expect(host.asked.filter((query) => query.includes('action=all'))).toEqual([])
  }
})

test('without a list a denied post is missing, a loose match shown', async () => {
  host.spoil = (action, id) => {
    if (action === 'all') return { status: 500 }
    return id === 'OTHER' ? jsonAnswer({ success: true, data: host.posts[1] }) : undefined
  }
  const { getShownPost } = await browser()
  expect(await getShownPost('nobody', never)).toMatchObject({ heading: 'Blog post not found' })
  expect(await getShownPost('OTHER', never)).toMatchObject({ post: { slug: 'other' } })
})

test.each([
  ['the list', 'all', undefined],
  ['a post', 'single', 'other'],
  ['the list, after a denial,', 'all', 'by-id-only'],
  ['a post by its id', 'single', 'by-id-only'],
  ['what a post names as related', 'get', 'own'],
])('leaving the page while %s loads ends that call', async (_name, hanging, address) => {
  host.posts.push({ id: 5, slug: 'by-id-only' })
  const leaving = new AbortController()
  host.spoil = (action, id) => {
    if (action === 'single' && id === 'by-id-only') return { status: 404 }
    if (action !== hanging) return undefined
    queueMicrotask(() => leaving.abort())
    return 'hang'
  }
  const { getShownPost, getShownPosts } = await browser()
  // No time passes: no call ends because it took too long.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  try {
    await (address ? getShownPost(address, leaving.signal) : getShownPosts(homeRange, leaving.signal))
    expect(leaving.signal.aborted).toBe(true)
  } finally {
    jest.useRealTimers()
  }
})
