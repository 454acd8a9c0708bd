import styled from 'styled-components'

/** The larger text that opens a page or a section. */
export const Lead = styled.p`
  font-size: var(--fs-lead);
  line-height: 1.55;
`
