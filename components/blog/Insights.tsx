import { BlogStates } from './BlogStates.tsx'
import { FeaturedPosts } from './FeaturedPosts.tsx'
import type { PostListState } from './postListState.ts'
import { Section } from '../ui/Section.tsx'
import { SectionHeader } from '../ui/SectionHeader.tsx'
import { Wrap } from '../ui/Wrap.tsx'

type Props = { heading: string | null | undefined; posts: PostListState }

/** One featured post and the four beside it: the rest are on /blog. */
const shownPosts = 5

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
  return <FeaturedPosts posts={posts.posts.slice(0, shownPosts)} />
}
