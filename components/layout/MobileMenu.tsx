import { useRouter } from 'next/router'
import type { RefObject } from 'react'
import styled from 'styled-components'
import { scriptless } from '../../styles/media.ts'
import { Anchor } from '../ui/Anchor.tsx'
import { isGroup, type NavLink, topNavigation } from './navigation.ts'
import { ScheduleCall } from './ScheduleCall.tsx'
import { SearchAllJobs } from './SearchAllJobs.tsx'

/** The panel's id: what the burger controls, and the target of its stand-in where scripts never run. */
export const mobileMenuId = 'menu'

type Props = {
  open: boolean
  panel: RefObject<HTMLDivElement | null>
  phone: string | null
  /** Called when a link is chosen, before it is followed. */
  onChoose: () => void
}

/** The navigation on small screens: the whole screen, the same links as the top bar. */
export function MobileMenu({ open, panel, phone, onChoose }: Props) {
  const { pathname } = useRouter()
  const link = ({ label, href }: NavLink) => (
    <li key={href}>
      <Anchor href={href} aria-current={pathname === href ? 'page' : undefined} onClick={onChoose}>
        {label}
      </Anchor>
    </li>
  )

  return (
    <Panel ref={panel} id={mobileMenuId} className="on-dark" data-open={open || undefined}>
      <nav aria-label="Mobile">
        <List>
          {topNavigation.map((entry) =>
            isGroup(entry) ? (
              <li key={entry.id}>
                <p id={`mobile-${entry.id}`}>{entry.label}</p>
                <ul aria-labelledby={`mobile-${entry.id}`}>{entry.links.map(link)}</ul>
              </li>
            ) : (
              link(entry)
            ),
          )}
        </List>
        <Calls>
          <SearchAllJobs onChoose={onChoose} />
          <ScheduleCall phone={phone} onChoose={onChoose} />
          <noscript>
            <a href="#main">Close menu</a>
          </noscript>
        </Calls>
      </nav>
    </Panel>
  )
}

const Panel = styled.div`
  position: fixed;
  inset: 0;
  z-index: 39;
  display: none;
  flex-direction: column;
  overflow: auto;
  overscroll-behavior: contain;
  padding: 6rem var(--gutter) 2rem;
  scroll-padding-top: 6rem;
  background: var(--signal);

  &[data-open] {
    display: flex;
  }
  ${scriptless} {
    &:target {
      display: flex;
    }
  }
  nav {
    flex: 1;
    display: flex;
    flex-direction: column;
  }
`

const List = styled.ul`
  a {
    display: flex;
    align-items: center;
    min-height: 3.4rem;
    font: 600 1.75rem/1.15 var(--display);
    letter-spacing: -0.02em;
    text-decoration: none;
  }
  a:hover,
  a[aria-current] {
    text-decoration: underline;
    text-decoration-thickness: 3px;
    text-underline-offset: 0.25em;
  }
  p {
    padding-top: 0.9rem;
    font-weight: 600;
    font-size: var(--fs-small);
  }
  ul {
    margin-block: 0.2rem 0.6rem;
    padding-left: 1.1rem;
    border-left: var(--wire) solid var(--butter);
  }
  ul a {
    min-height: 2.9rem;
    font-size: 1.375rem;
  }
`

const Calls = styled.div`
  display: grid;
  gap: 0.75rem;
  margin-top: auto;
  padding-top: 1.5rem;

  noscript a {
    display: grid;
    place-items: center;
    min-height: 2.75rem;
  }
`
