import styled from 'styled-components'

/** The bar at the bottom of a page that is no published one. */
export const PreviewBar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: 70;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0.5rem 1.5rem;
  padding: 0.5rem var(--gutter) calc(0.5rem + env(safe-area-inset-bottom));
  background: var(--butter);
  color: var(--ink);
  font-weight: 600;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: inherit;
    text-decoration: underline;
  }
`
