import styled from 'styled-components'
import { Anchor } from '../ui/Anchor.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useCurrentPath } from '../hooks/useCurrentPath.ts'
import { useDropdowns } from '../hooks/useDropdowns.ts'
import { isGroup, type Menu, navigationWith } from './navigation.ts'

/** The links of the top bar on wide screens, with two dropdown menus. */
export function NavMenu({ menu }: { menu: Menu }) {
  const path = useCurrentPath()
  const { openId, close, item, button } = useDropdowns()
  const current = (href: string) => (path === href ? 'page' : undefined)

  return (
    <List>
      {navigationWith(menu).map((entry) =>
        isGroup(entry) ? (
          <Item key={entry.id} {...item(entry.id)}>
            <Entry
              type="button"
              aria-current={entry.links.some(({ href }) => current(href)) || undefined}
              {...button(entry.id)}
            >
              <span>{entry.label}</span>
              <Icon name="chevron-down" />
            </Entry>
            <Dropdown id={entry.id} data-open={openId === entry.id || undefined}>
              {entry.links.map(({ label, href }) => (
                <MenuLink key={href} href={href} aria-current={current(href)} onClick={close}>
                  {label}
                </MenuLink>
              ))}
            </Dropdown>
          </Item>
        ) : (
          <Item key={entry.href}>
            <Entry as={Anchor} href={entry.href} aria-current={current(entry.href)}>
              {entry.label}
            </Entry>
          </Item>
        ),
      )}
    </List>
  )
}

const List = styled.ul`
  display: flex;
  gap: clamp(0rem, 0.5vw, 0.5rem);
`

const Item = styled.li`
  position: relative;
`

const Entry = styled.button`
  --side: clamp(0.22rem, 2.1vw - 1.12rem, 0.85rem);
  display: inline-flex;
  align-items: center;
  gap: 0.35em;
  min-height: 2.75rem;
  padding: 0.4rem var(--side);
  border-radius: var(--r-sm);
  font: 600 clamp(0.8438rem, 0.36rem + 0.76vw, 1rem)/1.2 var(--body);
  text-decoration: none;
  white-space: nowrap;

  &::before {
    content: '';
    position: absolute;
    inset: auto var(--side) 0.3rem;
    /* Forced colours drop backgrounds but keep borders. */
    border-top: 3px solid;
    border-radius: 3px;
    transform: scaleX(0);
    transform-origin: left;
    transition: transform var(--t) var(--ease);
  }
  /* The way to its menu, for the pointer. */
  &[aria-controls]::after {
    content: '';
    position: absolute;
    inset: 100% 0 auto;
    height: 0.6rem;
  }
  &:hover::before,
  &[aria-current]::before,
  &[aria-expanded='true']::before {
    transform: scaleX(1);
  }
  svg {
    width: 0.9em;
    height: 0.9em;
    transition: transform var(--t);
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`

/** Shown with `data-open`; without scripts on hover or focus (styles/scriptless.ts). */
const Dropdown = styled.div`
  --ring: var(--focus);
  position: absolute;
  top: calc(100% + 0.6rem);
  left: 0;
  width: max-content;
  min-width: 17rem;
  max-width: 20rem;
  /* Low windows scroll it; an announcement takes some of their height. */
  max-height: calc(100dvh - var(--bar));
  padding: 0.6rem;
  overflow-y: auto;
  scroll-padding-block: var(--ring-room);
  border-radius: 0 var(--r-md) var(--r-md) var(--r-md);
  background: #fff;
  color: var(--ink);
  box-shadow: var(--shadow-pop);
  /* For forced colours, which drop shadows. */
  outline: 1px solid transparent;
  opacity: 0;
  visibility: hidden;
  transform: translateY(-6px);
  transition:
    opacity var(--t-fast),
    transform var(--t-fast),
    visibility var(--t-fast);

  &[data-open] {
    opacity: 1;
    visibility: visible;
    transform: none;
    /* Visible at once, so that a quick Tab reaches the links. */
    transition-property: opacity, transform;
  }
  aside + header & {
    max-height: calc(100dvh - var(--bar) - 4.5rem);
  }
`

const MenuLink = styled(Anchor)`
  display: flex;
  align-items: center;
  gap: 0.8rem;
  min-height: 3rem;
  padding: 0.6rem 0.9rem;
  border-radius: var(--r-sm);
  font-weight: 600;
  text-decoration: none;
  overflow-wrap: anywhere;

  &::before {
    content: '';
    flex: none;
    width: 0.75rem;
    height: 0.75rem;
    border: 3px solid var(--signal);
    border-radius: 50%;
  }
  &:hover,
  &:focus-visible {
    background: var(--blush-soft);
  }
  &:is(:hover, :focus-visible, [aria-current])::before {
    background: var(--signal);
  }
`
