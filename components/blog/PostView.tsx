import type { PostState } from '#lib/blog/post.ts'
import { routes } from '#lib/site/pages.ts'
import { Section, SectionHeader } from '../ui/Section.tsx'
import { Article } from './Article.tsx'
import { PostGrid } from './PostGrid.tsx'
import { PostStates } from './PostStates.tsx'

/** The page of a post, or its loading or error state. docs/specification.md#blog-post. */
export function PostView({ state }: { state: PostState }) {
  if (state.kind !== 'loaded') return <PostStates state={state} />
  return (
    <>
      <Article post={state.post} />
      {state.related.length > 0 && (
        <Section>
          <SectionHeader title="Related Articles" />
          <PostGrid posts={state.related} hrefOf={({ id }) => routes.post(id)} />
        </Section>
      )}
    </>
  )
}
