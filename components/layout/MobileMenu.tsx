import type { RefObject } from 'react'
import styled from 'styled-components'
import { useCurrentPath } from '../hooks/useCurrentPath.ts'
import { Anchor } from '../ui/Anchor.tsx'
import { Burger, mobileMenuId } from './Burger.tsx'
import { HomeLink } from './Logo.tsx'
import { isGroup, type Menu, navigationWith, type NavLink } from './navigation.ts'
import { CallButtons } from './CallButtons.tsx'

type Props = { ref: RefObject<HTMLDialogElement | null>; phone: string | null; menu: Menu }

/** The navigation on small screens: a full-screen modal. docs/specification.md#navigation. */
export function MobileMenu({ ref, phone, menu }: Props) {
  const path = useCurrentPath()
  const close = () => ref.current?.close()
  const link = ({ label, href }: NavLink) => (
    <li key={href}>
      <MenuLink href={href} aria-current={path === href ? 'page' : undefined}>
        {label}
      </MenuLink>
    </li>
  )

  return (
    <Panel ref={ref} id={mobileMenuId} className="on-dark" aria-label="Menu">
      <Top>
        <HomeLink />
        <Burger label="Close menu" command="close" onPress={close} />
      </Top>
      <Nav aria-label="Mobile">
        <ul>
          {navigationWith(menu).map((entry) =>
            isGroup(entry) ? (
              <li key={entry.id}>
                <GroupLabel id={`mobile-${entry.id}`}>{entry.label}</GroupLabel>
                <Group aria-labelledby={`mobile-${entry.id}`}>{entry.links.map(link)}</Group>
              </li>
            ) : (
              link(entry)
            ),
          )}
        </ul>
        <Calls>
          <CallButtons phone={phone} onChoose={close} />
          <noscript>
            <CloseLink href="#main">Close menu</CloseLink>
          </noscript>
        </Calls>
      </Nav>
    </Panel>
  )
}

const Panel = styled.dialog`
  position: fixed;
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  margin: 0;
  padding: 0 var(--gutter) calc(2rem + env(safe-area-inset-bottom));
  border: 0;
  overflow: auto;
  overscroll-behavior: contain;
  scroll-padding-top: calc(var(--bar) + 0.5rem);
  background: var(--signal);

  &[open] {
    display: flex;
    flex-direction: column;
  }
`

const Nav = styled.nav`
  flex: 1;
  display: flex;
  flex-direction: column;
`

const Top = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  flex: none;
  align-items: center;
  gap: 0.5rem;
  min-height: var(--bar);
  background: var(--signal);
`

const GroupLabel = styled.p`
  padding-top: 0.9rem;
  font-weight: 600;
  font-size: var(--fs-small);
`

const Group = styled.ul`
  margin-block: 0.2rem 0.6rem;
  padding-left: 1.1rem;
  border-left: var(--wire) solid var(--butter);
`

const MenuLink = styled(Anchor)`
  display: flex;
  align-items: center;
  min-height: 3.4rem;
  padding-block: 0.4rem;
  font: 600 1.75rem/1.15 var(--display);
  letter-spacing: -0.02em;
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover,
  &[aria-current] {
    text-decoration: underline;
    text-decoration-thickness: 3px;
    text-underline-offset: 0.25em;
  }
  ${Group} & {
    min-height: 2.9rem;
    font-size: 1.375rem;
  }
`

const Calls = styled.div`
  display: grid;
  gap: 0.75rem;
  margin-top: auto;
  padding-top: 1.5rem;
`

/** In place of the button. */
const CloseLink = styled.a`
  display: grid;
  place-items: center;
  min-height: 2.75rem;
`
