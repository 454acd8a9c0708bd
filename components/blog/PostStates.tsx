import { routes } from '../../lib/site/pages.ts'
import { focusPage } from '../hooks/useRouteChanges.ts'
import { Button } from '../ui/Button.tsx'
import { Section, Wrap } from '../ui/Section.tsx'
import { StateCard } from '../ui/StateCard.tsx'
import { EmptyPostHeader } from './PostHeader.tsx'

type Props = {
  state: { kind: 'loading' } | { kind: 'error'; heading: string; text: string }
  headingLevel?: 'h1' | 'h2'
}

/** Shown in place of an article. docs/specification.md#blog-post. */
export function PostStates({ state, headingLevel: Heading = 'h1' }: Props) {
  return (
    <>
      <EmptyPostHeader />
      <Section>
        <Wrap>
          {state.kind === 'loading' ? (
            <>
              {/* The design has no heading in this state. */}
              <Heading ref={handOnFocus} className="visually-hidden">
                Blog post
              </Heading>
              <StateCard kind="loading" text="Loading blog post..." />
            </>
          ) : (
            <StateCard kind="error" heading={state.heading} headingLevel={Heading} text={state.text}>
              <Button href={routes.home}>Go Back to Blog</Button>
            </StateCard>
          )}
        </Wrap>
      </Section>
    </>
  )
}

/** A ref: on unmount, focus on this heading moves to the next one. */
function handOnFocus(heading: HTMLHeadingElement | null) {
  return () => {
    // In a microtask, after React has mounted the next one.
    if (document.activeElement === heading) queueMicrotask(focusPage)
  }
}
