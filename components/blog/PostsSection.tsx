import type { LandingPage, LandingSection } from '../../lib/sanity/content/pageTypes.ts'
import { EmptySection } from '../preview/EmptySection.tsx'
import { Insights } from './Insights.tsx'

type Props = { section: LandingSection<'postsSection'>; content: LandingPage }

/** The newest posts on a landing page. A section added in the preview loads them in the browser. */
export function PostsSection({ section, content }: Props) {
  const { posts = { kind: 'loading' }, draft } = content
  if (posts.kind === 'loaded' && posts.posts.length === 0)
    return <EmptySection draft={draft} text="The blog has no articles yet." />
  return <Insights heading={section.heading} posts={posts} count={section.count ?? 1} />
}
