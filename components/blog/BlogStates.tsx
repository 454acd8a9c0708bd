import { Button } from '../ui/Button.tsx'
import { StateCard } from '../ui/StateCard.tsx'

type Props = {
  state: { kind: 'loading' } | { kind: 'empty' } | { kind: 'error'; message: string }
  headingLevel?: 'h2' | 'h3'
}

/** Shown in place of a list of posts. docs/specification.md#blog-list. */
export function BlogStates({ state, headingLevel = 'h3' }: Props) {
  switch (state.kind) {
    case 'loading':
      return <StateCard kind="loading" text="Loading blog posts..." />
    case 'empty':
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
