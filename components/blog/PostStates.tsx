import { routes } from '#lib/site/pages.ts'
import { focusPage } from '../hooks/useRouteChanges.ts'
import { Button } from '../ui/Button.tsx'
import { Section } from '../ui/Section.tsx'
import { StateCard } from '../ui/StateCard.tsx'
import { PostHeader } from './PostHeader.tsx'

type Props = { state: { kind: 'loading' } | { kind: 'error'; heading: string; text: string } }

/** Shown in place of an article. docs/specification.md#blog-post. */
export function PostStates({ state }: Props) {
  return (
    <>
      <PostHeader />
      <Section>
        {state.kind === 'loading' ? (
          <>
            {/* The design has no heading in this state. */}
            <h1 ref={handOnFocus} className="visually-hidden">
              Blog post
            </h1>
            <StateCard kind="loading" text="Loading blog post..." />
          </>
        ) : (
          <StateCard kind="error" heading={state.heading} headingLevel="h1" text={state.text}>
            <Button href={routes.home}>Go Back to Blog</Button>
          </StateCard>
        )}
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
