import styled from 'styled-components'

/** The first stop of the Tab key: past the navigation, to the page itself. */
export function SkipLink({ inert }: { inert: boolean }) {
  return (
    <Skip href="#main" inert={inert}>
      Skip to content
    </Skip>
  )
}

const Skip = styled.a`
  position: absolute;
  left: var(--gutter);
  top: -6rem;
  z-index: 60;
  padding: 0.75rem 1.25rem;
  border-radius: 0 0 var(--r-sm) var(--r-sm);
  background: var(--ink);
  color: #fff;

  &:focus {
    position: fixed;
    top: 0;
  }
`
