import styled from 'styled-components'

/** The column of content: 80rem at most, with the gutter on both sides. */
export const Wrap = styled.div`
  width: 100%;
  max-width: calc(var(--max) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`
