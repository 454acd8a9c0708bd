import type { ComponentProps, ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from './Icon.tsx'

type Props = Omit<ComponentProps<'div'>, 'role' | 'children'> & {
  /** What happened: `success` is told when the visitor pauses, `error` at once. */
  tone: 'success' | 'error'
  children: ReactNode
}

/** One sentence about what the visitor just did. Whoever shows it decides how long it stays. */
export function Banner({ tone, children, ...rest }: Props) {
  return (
    <Slab role={tone === 'success' ? 'status' : 'alert'} data-tone={tone} {...rest}>
      <Icon name={tone === 'success' ? 'tick' : 'alert'} />
      <p>{children}</p>
    </Slab>
  )
}

const Slab = styled.div`
  display: flex;
  align-items: center;
  gap: 0.85rem;
  padding: 1rem 1.25rem;
  border-radius: var(--r-md) var(--r-md) var(--r-md) 0;
  background: var(--success);
  color: #fff;
  font-weight: 600;

  &[data-tone='error'] {
    background: var(--danger-solid);
  }
  svg {
    width: 1.6rem;
    height: 1.6rem;
  }
`
