import styled from 'styled-components'
import { scriptless } from '../../styles/media.ts'

/** The panel of links under a button of the top bar; shown with `data-open`, and on hover or focus where scripts never run. */
export const Dropdown = styled.div`
  --ring: var(--focus);
  position: absolute;
  top: calc(100% + 0.6rem);
  left: 0;
  min-width: 17rem;
  padding: 0.6rem;
  border-radius: 0 var(--r-md) var(--r-md) var(--r-md);
  background: #fff;
  color: var(--ink);
  box-shadow: var(--shadow-pop);
  /* Its edge where forced colours leave out shadows. */
  outline: 1px solid transparent;
  opacity: 0;
  visibility: hidden;
  transform: translateY(-6px);
  transition:
    opacity var(--t-fast),
    transform var(--t-fast),
    visibility var(--t-fast);

  &[data-open] {
    opacity: 1;
    visibility: visible;
    transform: none;
    /* At once: whoever presses Tab right after the button would be past links that are still hidden. */
    transition-property: opacity, transform;
  }
  /* Bridges the gap to the button, for a slow pointer. */
  &::before {
    content: '';
    position: absolute;
    inset: auto 0 100%;
    height: 0.6rem;
  }
  ${scriptless} {
    li:is(:hover, :focus-within) > & {
      opacity: 1;
      visibility: visible;
      transform: none;
    }
  }

  a {
    display: flex;
    align-items: center;
    gap: 0.8rem;
    min-height: 3rem;
    padding: 0.6rem 0.9rem;
    border-radius: var(--r-sm);
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
  }
  a::before {
    content: '';
    width: 0.75rem;
    height: 0.75rem;
    border: 3px solid var(--signal);
    border-radius: 50%;
  }
  a:hover,
  a:focus-visible {
    background: var(--blush-soft);
  }
  a:is(:hover, :focus-visible, [aria-current])::before {
    background: var(--signal);
  }
`
