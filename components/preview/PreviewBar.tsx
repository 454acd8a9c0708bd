import styled from 'styled-components'

/** The place of the bars at the bottom of a page that is no published one. */
export const PreviewBars = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: 70;
`

export const PreviewBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0.5rem 1.5rem;
  padding: 0.5rem var(--gutter) calc(0.5rem + env(safe-area-inset-bottom));
  background: var(--butter);
  color: var(--ink);
  font-weight: 600;

  a,
  button {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: underline;
    cursor: pointer;
  }
  select {
    min-height: 2.75rem;
    max-width: 100%;
    padding: 0 0.5rem;
    border: 2px solid var(--line-strong);
    border-radius: var(--r-sm);
    background: var(--white);
    color: inherit;
    font: inherit;
  }
`
