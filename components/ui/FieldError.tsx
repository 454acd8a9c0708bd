import styled from 'styled-components'
import { Icon } from './Icon.tsx'

type Props = { id: string; children: string }

/** What is wrong with a field, below it: sign and words, so that colour is not all that tells. */
export function FieldError({ id, children }: Props) {
  return (
    <Line id={id}>
      <Icon name="alert" />
      {children}
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 0.45rem;
  color: var(--danger);
  font-size: var(--fs-small);
  font-weight: 600;

  svg {
    width: 1.1rem;
    height: 1.1rem;
  }
`
