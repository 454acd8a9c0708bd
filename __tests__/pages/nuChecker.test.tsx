import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime'
import type { NextRouter } from 'next/router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Layout } from '../../components/layout/Layout.tsx'
import type { BlogCard, PostListState, PostState } from '../../lib/blog/post.ts'
import { articlePost } from '../fixtures/article.ts'
import { nuErrors } from '../fixtures/nuChecker.ts'
import { contentPages } from '../fixtures/renderPage.tsx'
import { contentOf } from '../fixtures/seedContent.ts'
import { testWith } from '../fixtures/testWith.ts'

/** The reference checker of HTML on pages in states that a healthy site never serves. */

jest.mock('next/head', () => ({ __esModule: true, default: () => null }))
jest.mock('../../lib/sanity/content/getPage.server.ts', () => ({}))
jest.mock('../../lib/http/redirect.server.ts', () => ({}))
jest.mock('../../lib/blog/posts.server.ts', () => ({}))

const documentOf = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>Page</title></head><body>${body}</body></html>`

const card: BlogCard = { ...articlePost, excerpt: ['We play every recruiter the same six recordings.'] }
const cards = Array.from({ length: 8 }, (_, index) => ({ ...card, id: `${index}`, slug: `post-${index}` }))

const listStates: Record<string, PostListState> = {
  'while posts are loading': { kind: 'loading' },
  'without posts': { kind: 'loaded', posts: [], total: 0 },
  'when posts could not be loaded': { kind: 'error', message: 'HTTP error! status: 503' },
  'with posts': { kind: 'loaded', posts: cards, total: 120 },
}

const postStates: Record<string, PostState> = {
  'while it is loading': { kind: 'loading' },
  'when it could not be loaded': {
    kind: 'error',
    heading: 'Failed to load blog post',
    text: 'There was an error loading the blog post.',
  },
  'with related posts': { kind: 'loaded', post: articlePost, related: cards.slice(0, 3) },
}

testWith('java')('the Nu HTML checker finds no error in any page’s states', async () => {
  // The views are checked as the server renders them; layout effects are the browser's.
  const { default: Home } = await import('../../pages/index.tsx')
  const { default: Blog } = await import('../../pages/blog/index.tsx')
  const { default: OlderPosts } = await import('../../pages/blog/page/[number].tsx')
  const { default: Post } = await import('../../pages/blog/[id].tsx')
  const [home, blog] = await Promise.all([contentOf('homePage'), contentOf('blogPage')])
  const html = (path: string, page: ReactNode) => {
    const router = { pathname: path, asPath: path, query: {}, isReady: true, prefetch: async () => {} }
    return documentOf(
      renderToStaticMarkup(
        <RouterContext.Provider value={router as unknown as NextRouter}>
          <Layout settings={home.settings} year={2026}>
            {page}
          </Layout>
        </RouterContext.Provider>,
      ),
    )
  }
  const documents: Record<string, string> = {}
  for (const [name, posts] of Object.entries(listStates)) {
    documents[`/ ${name}`] = html('/', <Home {...home} posts={posts} />)
    documents[`/blog ${name}`] = html('/blog', <Blog {...blog} posts={posts} />)
    documents[`/blog/page/2 ${name}`] = html(
      '/blog/page/2',
      <OlderPosts {...blog} posts={posts} number={2} />,
    )
  }
  for (const [name, state] of Object.entries(postStates))
    documents[`/blog/7 ${name}`] = html('/blog/7', <Post {...blog} id="7" state={state} />)
  for (const { path, html: render } of contentPages)
    documents[`${path} before anything was written`] = documentOf(await render([]))

  expect(await nuErrors(documents)).toEqual([])
})
