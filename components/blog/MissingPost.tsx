import type { ReactNode } from 'react'
import { blogFailure } from '../../lib/blog/failure.ts'
import { PostInstead } from './PostInstead.tsx'
import { PostStates } from './PostStates.tsx'

const { message: heading, text } = blogFailure('post', { kind: 'not-found' }, '')

/** The 404 page of a missing post, or `otherwise`. */
export const MissingPost = ({ otherwise }: { otherwise: ReactNode }) => (
  <PostInstead title={heading} otherwise={otherwise}>
    {(isPost) => (
      <PostStates state={{ kind: 'error', heading, text }} headingLevel={isPost === null ? 'h2' : 'h1'} />
    )}
  </PostInstead>
)
