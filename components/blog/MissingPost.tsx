import type { ReactNode } from 'react'
import { blogFailure, postError } from '../../lib/blog/failure.ts'
import { PostInstead } from './PostInstead.tsx'
import { PostStates } from './PostStates.tsx'

const state = postError(blogFailure('post', { kind: 'not-found' }))

/** The 404 page of a missing post, or `otherwise`. */
export const MissingPost = ({ otherwise }: { otherwise: ReactNode }) => (
  <PostInstead title={state.heading} otherwise={otherwise}>
    {(isPost) => <PostStates state={state} headingLevel={isPost === null ? 'h2' : 'h1'} />}
  </PostInstead>
)
