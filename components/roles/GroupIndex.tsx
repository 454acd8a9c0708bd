import styled from 'styled-components'
import type { RolesPage } from '../../lib/sanity/content/pageTypes.ts'
import { up } from '../../styles/media.ts'
import { toneDot } from './RoleGroup.tsx'

type Props = {
  groups: readonly { anchor: string; title: string; tone: RolesPage['groups'][number]['tone'] }[]
  current: string | undefined
}

/** Links to the groups as jacks on a wire, from lg. */
export function GroupIndex({ groups, current }: Props) {
  return (
    <Index aria-label="Groups of roles">
      <ol>
        {groups.map(({ anchor, title, tone }) => (
          <li key={anchor} data-tone={tone ?? undefined}>
            <a href={`#${anchor}`} aria-current={anchor === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </Index>
  )
}

const Index = styled.nav`
  display: none;

  ${up.lg} {
    display: block;
  }
  ol {
    position: sticky;
    top: calc(var(--bar) + 1.5rem - var(--ring-room));
    max-height: calc(100dvh - var(--bar) - 2.5rem);
    /* Room for focus rings, which a scroll container clips. */
    margin: calc(-1 * var(--ring-room));
    padding: var(--ring-room);
    overflow-y: auto;
  }
  li {
    ${toneDot}
    position: relative;
  }
  /* The wire to the next jack. */
  li:not(:last-child)::before {
    content: '';
    position: absolute;
    top: 1.6rem;
    bottom: -1.6rem;
    left: calc(0.7rem - var(--wire) / 2);
    width: var(--wire);
    background: var(--blush);
  }
  a {
    position: relative;
    display: flex;
    align-items: start;
    gap: 0.9rem;
    min-height: 2.75rem;
    padding-block: 0.65rem;
    font-size: 1rem;
    font-weight: 600;
    line-height: 1.35;
    text-decoration: none;
  }
  a::before {
    content: '';
    flex: none;
    width: 1.4rem;
    height: 1.4rem;
    border: 0.3rem solid var(--dot);
    border-radius: 50%;
    background: var(--paper);
    transition: background-color var(--t-fast);
  }
  a:hover,
  a[aria-current] {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.25em;
  }
  a:hover::before,
  a[aria-current]::before {
    background: var(--butter);
  }
`
