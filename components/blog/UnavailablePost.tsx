import { type ReactNode } from 'react'
import { postPath } from './missingPostScript.ts'
import { PostInstead } from './PostInstead.tsx'
import { PostStates } from './PostStates.tsx'
import { PostView } from './PostView.tsx'
import { usePost } from './usePosts.ts'

/**
 * The 500 page of a post that the site could not load, or `otherwise`: the browser asks the blog
 * host.
 */
export const UnavailablePost = ({ otherwise }: { otherwise: ReactNode }) => (
  <PostInstead title="Blog" otherwise={otherwise}>
    {(isPost) =>
      isPost ? (
        <AskedPost id={decodeURIComponent(postPath.exec(window.location.pathname)?.[1] ?? '')} />
      ) : (
        <PostStates state={{ kind: 'loading' }} headingLevel="h2" />
      )
    }
  </PostInstead>
)

const AskedPost = ({ id }: { id: string }) => <PostView state={usePost({ kind: 'loading' }, id)} />
