import type { PostListState } from '#lib/blog/post.ts'
import { Button } from '../ui/Button.tsx'
import { StateCard } from '../ui/StateCard.tsx'

type Props = {
  state: PostListState
  headingLevel?: 'h2' | 'h3'
}

/** Shown in place of a list of posts, also of one without any. docs/specification.md#blog-list. */
export function BlogStates({ state, headingLevel = 'h3' }: Props) {
  switch (state.kind) {
    case 'loading':
      return <StateCard kind="loading" text="Loading blog posts..." />
    case 'loaded':
      return <StateCard kind="empty" text="No blog posts available" />
    case 'error':
      return (
        <StateCard
          kind="error"
          heading="Error Loading Blog Posts"
          headingLevel={headingLevel}
          text={state.message}
        >
          <Button onClick={() => window.location.reload()}>Retry</Button>
        </StateCard>
      )
  }
}
