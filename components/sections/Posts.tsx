import { homeRange } from '#lib/blog/ranges.ts'
import type { SectionProps } from '#lib/sanity/page/pageTypes.ts'
import { routes } from '#lib/site/pages.ts'
import { BlogStates } from '../blog/BlogStates.tsx'
import { FeaturedPosts } from '../blog/FeaturedPosts.tsx'
import { usePosts } from '../blog/usePosts.ts'
import { Section, SectionHeader } from '../ui/Section.tsx'

/** The newest posts; five fill the section. docs/specification.md#blog-list. */
export function Posts({ section, content, frame }: SectionProps<'posts'>) {
  const { posts: initial = { kind: 'loading' }, path } = content
  const { heading } = section
  const count = section.count ?? homeRange.count
  const state = usePosts(initial, { from: 0, count })
  const isEmpty = state.kind === 'loaded' && state.posts.length === 0
  // The home page says so, also to visitors.
  if (isEmpty && path !== routes.home) return null
  return (
    <Section background={frame?.background} frame={frame} label={heading ? undefined : 'Blog'}>
      <SectionHeader title={heading} />
      {state.kind === 'loaded' && !isEmpty ? (
        <FeaturedPosts posts={state.posts.slice(0, count)} />
      ) : (
        <BlogStates state={state} />
      )}
    </Section>
  )
}
