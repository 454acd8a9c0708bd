import { routes } from '../../lib/routes.ts'
import { Button } from '../ui/Button.tsx'
import { Section } from '../ui/Section.tsx'
import { StateCard } from '../ui/StateCard.tsx'
import { Wrap } from '../ui/Wrap.tsx'
import { EmptyPostHeader } from './PostHeader.tsx'

type Props = {
  state: { kind: 'loading' } | { kind: 'error'; heading: string; text: string }
}

/** What stands in place of an article. Spec section 2, blog detail, and section 8. */
export function PostStates({ state }: Props) {
  return (
    <>
      <EmptyPostHeader />
      <Section>
        <Wrap>
          {state.kind === 'loading' ? (
            <>
              {/* A page needs a heading to be found by; the design has none while it waits. */}
              <h1 className="visually-hidden">Blog post</h1>
              <StateCard kind="loading" text="Loading blog post..." />
            </>
          ) : (
            <StateCard kind="error" heading={state.heading} headingLevel="h1" text={state.text}>
              <Button href={routes.home}>Go Back to Blog</Button>
            </StateCard>
          )}
        </Wrap>
      </Section>
    </>
  )
}
