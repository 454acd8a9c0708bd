import styled from 'styled-components'

type Props = { label: string; value: string }

/** A small fact to read, not to press: what it is, lightly, and its value. */
export function Chip({ label, value }: Props) {
  return (
    <Pill>
      <span>{label}</span> {value}
    </Pill>
  )
}

const Pill = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 0.5rem;
  min-width: 0;
  max-width: 100%;
  min-height: 2.25rem;
  padding: 0.25rem 0.95rem;
  border-radius: 1.125rem;
  background: var(--sky);
  font-size: var(--fs-small);
  font-weight: 600;
  overflow-wrap: anywhere;

  span {
    font-weight: 400;
  }
`
