import { homeRange } from '../../lib/blog/pages.ts'
import type { PostListState } from '../../lib/blog/states.ts'
import { Section } from '../ui/Section.tsx'
import { SectionHeader } from '../ui/SectionHeader.tsx'
import { Wrap } from '../ui/Wrap.tsx'
import { BlogStates } from './BlogStates.tsx'
import { FeaturedPosts } from './FeaturedPosts.tsx'
import { usePosts } from './usePosts.ts'

type Props = { heading: string | null | undefined; posts: PostListState }

/** "Hiring Trends & Insights" on home: the newest posts, or why there are none. Spec section 2, blog list. */
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
