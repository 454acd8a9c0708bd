import type { PostState } from '../../lib/blog/states.ts'
import { routes } from '../../lib/routes.ts'
import { Section } from '../ui/Section.tsx'
import { SectionHeader } from '../ui/SectionHeader.tsx'
import { Wrap } from '../ui/Wrap.tsx'
import { Article } from './Article.tsx'
import { PostGrid } from './PostGrid.tsx'
import { PostStates } from './PostStates.tsx'

/** The page of a post, or of why it cannot be shown. Spec section 2, blog detail. */
export function PostView({ state }: { state: PostState }) {
  if (state.kind !== 'loaded') return <PostStates state={state} />
  return (
    <>
      <Article post={state.post} />
      {state.related.length > 0 && (
        <Section>
          <Wrap>
            <SectionHeader title="Related Articles" />
            <PostGrid posts={state.related} hrefOf={({ id }) => routes.post(id)} />
          </Wrap>
        </Section>
      )}
    </>
  )
}
