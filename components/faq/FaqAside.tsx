import styled from 'styled-components'
import type { FaqPage } from '../../lib/sanity/pages.ts'
import { up } from '../../styles/media.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { Lead } from '../ui/Lead.tsx'

type Aside = FaqPage['page']['aside']

/** True when an editor has written something to stand beside the questions. */
export const hasAside = (aside: Aside): boolean => Boolean(aside?.heading || aside?.text || aside?.action)

/** For whoever did not find an answer: stays in view beside the questions from lg. */
export function FaqAside({ aside }: { aside: Aside }) {
  return (
    <Block>
      {aside?.heading && <h2>{aside.heading}</h2>}
      {aside?.text && <Lead>{aside.text}</Lead>}
      <ActionButton action={aside?.action} />
    </Block>
  )
}

const Block = styled.div`
  align-self: start;

  p {
    margin-top: 1rem;
    color: var(--text-muted);
  }
  a {
    margin-top: 1.5rem;
  }
  ${up.lg} {
    position: sticky;
    top: 7rem;
  }
`
