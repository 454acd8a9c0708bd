import { routes } from '../../lib/routes.ts'
import { focusPage } from '../layout/useRouteChanges.ts'
import { Button } from '../ui/Button.tsx'
import { Section } from '../ui/Section.tsx'
import { StateCard } from '../ui/StateCard.tsx'
import { Wrap } from '../ui/Wrap.tsx'
import { EmptyPostHeader } from './PostHeader.tsx'

type Props = {
  state: { kind: 'loading' } | { kind: 'error'; heading: string; text: string }
  /** Of an error: a page's own, unless it shares its file with another page. */
  headingLevel?: 'h1' | 'h2'
}

/** What stands in place of an article. Spec section 2, blog detail, and section 8. */
export function PostStates({ state, headingLevel = 'h1' }: Props) {
  return (
    <>
      <EmptyPostHeader />
      <Section>
        <Wrap>
          {state.kind === 'loading' ? (
            <>
              {/* A page needs a heading to be found by; the design has none while it waits. */}
              <h1 ref={handOnFocus} className="visually-hidden">
                Blog post
              </h1>
              <StateCard kind="loading" text="Loading blog post..." />
            </>
          ) : (
            <StateCard kind="error" heading={state.heading} headingLevel={headingLevel} text={state.text}>
              <Button href={routes.home}>Go Back to Blog</Button>
            </StateCard>
          )}
        </Wrap>
      </Section>
    </>
  )
}

/** As a ref: a heading that goes away with the focus gives it to the page's next one. */
function handOnFocus(heading: HTMLHeadingElement | null) {
  return () => {
    // By the time the microtask runs, React has put the other one in.
    if (document.activeElement === heading) queueMicrotask(focusPage)
  }
}
