import styled from 'styled-components'
import { Anchor } from './Anchor.tsx'

/** A link outside of text: bold, underlined, 44 px high. */
export const TextLink = styled(Anchor)`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  min-height: 2.75rem;
  color: var(--signal-deep);
  font-weight: 700;
  text-decoration-thickness: 2px;
  text-underline-offset: 0.32em;
  overflow-wrap: break-word;

  &:hover {
    text-decoration-thickness: 4px;
  }
`
