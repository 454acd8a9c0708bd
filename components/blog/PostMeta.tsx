import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon, type IconName } from '../ui/Icon.tsx'

/** One fact about a post, such as its date, with its icon. */
export function PostMeta({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <Fact>
      <Icon name={icon} />
      <span>{children}</span>
    </Fact>
  )
}

const Fact = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.4rem;
  color: var(--text-muted);
  font-size: var(--fs-small);

  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`
