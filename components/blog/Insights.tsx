import type { PostListState } from '../../lib/blog/listState.ts'
import { shownPosts } from '../../lib/blog/listState.ts'
import { Section } from '../ui/Section.tsx'
import { SectionHeader } from '../ui/SectionHeader.tsx'
import { Wrap } from '../ui/Wrap.tsx'
import { BlogStates } from './BlogStates.tsx'
import { FeaturedPosts } from './FeaturedPosts.tsx'

type Props = { heading: string | null | undefined; posts: PostListState }

/** "Hiring Trends & Insights": the newest posts, or why there are none. Spec section 2, blog list. */
export function Insights({ heading, posts }: Props) {
  return (
    <Section label={heading ? undefined : 'Blog'}>
      <Wrap>
        <SectionHeader title={heading} />
        <Posts posts={posts} />
      </Wrap>
    </Section>
  )
}

function Posts({ posts }: Pick<Props, 'posts'>) {
  if (posts.kind !== 'loaded') return <BlogStates state={posts} />
  if (!posts.posts.length) return <BlogStates state={{ kind: 'empty' }} />
  return <FeaturedPosts posts={posts.posts.slice(0, shownPosts.home)} />
}
