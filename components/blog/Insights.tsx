import { homeRange } from '../../lib/blog/ranges.ts'
import type { PostListState } from '../../lib/blog/post.ts'
import { Section, SectionHeader, Wrap } from '../ui/Section.tsx'
import { BlogStates } from './BlogStates.tsx'
import { FeaturedPosts } from './FeaturedPosts.tsx'
import { usePosts } from './usePosts.ts'

type Props = {
  heading: string | null | undefined
  posts: PostListState
  /** How many of the newest posts; five fill the section. */
  count?: number
}

/** The newest posts on home and landing pages. Spec section 2, blog list. */
export function Insights({ heading, posts: initial, count = homeRange.count }: Props) {
  const state = usePosts(initial, { from: 0, count })
  return (
    <Section label={heading ? undefined : 'Blog'}>
      <Wrap>
        <SectionHeader title={heading} />
        {state.kind === 'loaded' && state.posts.length > 0 ? (
          <FeaturedPosts posts={state.posts.slice(0, count)} />
        ) : (
          <BlogStates state={state.kind === 'loaded' ? { kind: 'empty' } : state} />
        )}
      </Wrap>
    </Section>
  )
}
