import { homeRange } from '../../lib/blog/ranges.ts'
import type { PostListState } from '../../lib/blog/post.ts'
import { Section, SectionHeader, Wrap } from '../ui/Section.tsx'
import { BlogStates } from './BlogStates.tsx'
import { FeaturedPosts } from './FeaturedPosts.tsx'
import { usePosts } from './usePosts.ts'

type Props = { heading: string | null | undefined; posts: PostListState }

/** The newest posts on home. Spec section 2, blog list. */
export function Insights({ heading, posts: initial }: Props) {
  const state = usePosts(initial, homeRange)
  return (
    <Section label={heading ? undefined : 'Blog'}>
      <Wrap>
        <SectionHeader title={heading} />
        {state.kind === 'loaded' && state.posts.length > 0 ? (
          <FeaturedPosts posts={state.posts} />
        ) : (
          <BlogStates state={state.kind === 'loaded' ? { kind: 'empty' } : state} />
        )}
      </Wrap>
    </Section>
  )
}
