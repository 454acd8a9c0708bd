import Head from 'next/head'
import { useRouter } from 'next/router'
import type { ReactNode } from 'react'
import { blogFailure, postError } from '#lib/blog/failure.ts'
import { routes } from '#lib/site/pages.ts'
import { useHydrated } from '../hooks/useHydrated.ts'
import { PostStates } from './PostStates.tsx'
import { PostView } from './PostView.tsx'
import { usePost } from './usePosts.ts'

type Props = {
  /** The page of every other path. */
  otherwise: ReactNode
}

const missing = postError(blogFailure('post', { kind: 'not-found' }))

/** The 404 page of a post. */
export function MissingPost({ otherwise }: Props) {
  if (usePostId() === undefined) return otherwise
  return (
    <>
      <Head>
        <title>{missing.heading}</title>
      </Head>
      <PostStates state={missing} />
    </>
  )
}

/** The 500 page of a post that the site could not load: the browser asks the blog host. */
export function UnavailablePost({ otherwise }: Props) {
  const id = usePostId()
  return id === undefined ? otherwise : <AskedPost id={decodeURIComponent(id)} />
}

function AskedPost({ id }: { id: string }) {
  const state = usePost({ kind: 'loading' }, id)
  return (
    <>
      <Head>
        <title>{state.kind === 'loaded' ? state.post.title : 'Blog'}</title>
      </Head>
      <PostView state={state} />
    </>
  )
}

const postPath = new RegExp(`^${routes.blog}/([^/?#]+)/?(?:[?#]|$)`)

/**
 * The encoded id in the path of a post, after hydration: Next has one static file for all 404s and one for
 * all 500s.
 */
function usePostId(): string | undefined {
  const { asPath } = useRouter()
  const [, id] = postPath.exec(asPath) ?? []
  return useHydrated() ? id : undefined
}
