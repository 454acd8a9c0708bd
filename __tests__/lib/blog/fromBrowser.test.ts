import { homeRange } from '../../../lib/blog/ranges.ts'
import { startPhpHost, type PhpHost } from '../../fixtures/phpHost.ts'

let host: PhpHost
const never = new AbortController().signal

beforeEach(async () => {
  host = await startPhpHost([
    { id: 1, slug: 'own', title: 'Own', related_posts: ['other', 'none'] },
    { id: 2, slug: 'other', title: 'Other' },
  ])
})
afterEach(() => host.close())

async function browser() {
  process.env.NEXT_PUBLIC_BLOG_API_HOST = host.url
  jest.resetModules()
  return import('../../../lib/blog/fromBrowser.ts')
}

test('a browser gets the list, and a post with its related posts', async () => {
  const { getShownPosts, getShownPost } = await browser()
  expect(await getShownPosts(homeRange, never)).toMatchObject({ kind: 'loaded', total: 2 })
  expect(await getShownPost('own', never)).toMatchObject({
    kind: 'loaded',
    post: { id: '1' },
    related: [{ id: '2' }],
  })
})

test('a post that the host denies is missing, also without a list', async () => {
  const { getShownPost } = await browser()
  const missing = { kind: 'error', heading: 'Blog post not found' }
  expect(await getShownPost('nobody', never)).toMatchObject(missing)
  host.spoil = (action) => (action === 'all' ? { status: 500 } : undefined)
  expect(await getShownPost('nobody', never)).toMatchObject(missing)
})

test('a failure is told with its message', async () => {
  host.spoil = () => ({ status: 503 })
  const { getShownPosts, getShownPost } = await browser()
  expect(await getShownPosts(homeRange, never)).toMatchObject({ message: 'HTTP error! status: 503' })
  expect(await getShownPost('own', never)).toMatchObject({ heading: 'HTTP error! status: 503' })
})
