import { useRouter } from 'next/router'
import styled from 'styled-components'
import { Anchor } from '../ui/Anchor.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Dropdown } from './Dropdown.tsx'
import { isGroup, topNavigation } from './navigation.ts'
import { useDropdowns } from './useDropdowns.ts'

/** The links of the top bar on wide screens, two of them behind dropdown menus. */
export function NavMenu() {
  const { pathname } = useRouter()
  const { openId, close, item, button } = useDropdowns()
  const current = (href: string) => (pathname === href ? 'page' : undefined)

  return (
    <List>
      {topNavigation.map((entry) =>
        isGroup(entry) ? (
          <li key={entry.id} {...item(entry.id)}>
            <Entry
              type="button"
              data-current={entry.links.some(({ href }) => current(href)) || undefined}
              {...button(entry.id)}
            >
              {entry.label}
              <Icon name="chevron-down" />
            </Entry>
            <Dropdown id={entry.id} data-open={openId === entry.id || undefined}>
              {entry.links.map(({ label, href }) => (
                <Anchor key={href} href={href} aria-current={current(href)} onClick={close}>
                  {label}
                </Anchor>
              ))}
            </Dropdown>
          </li>
        ) : (
          <li key={entry.href}>
            <Entry as={Anchor} href={entry.href} aria-current={current(entry.href)}>
              {entry.label}
            </Entry>
          </li>
        ),
      )}
    </List>
  )
}

const List = styled.ul`
  display: flex;
  gap: clamp(0rem, 0.5vw, 0.5rem);

  li {
    position: relative;
  }
`

const Entry = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.35em;
  min-height: 2.75rem;
  padding: 0.4rem clamp(0.4rem, 1.5vw - 0.6rem, 0.85rem);
  border: 0;
  border-radius: var(--r-sm);
  background: none;
  color: inherit;
  font: 600 clamp(0.8438rem, 0.36rem + 0.76vw, 1rem)/1.2 var(--body);
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;

  &::before {
    content: '';
    position: absolute;
    left: clamp(0.45rem, 0.75vw, 0.85rem);
    right: clamp(0.45rem, 0.75vw, 0.85rem);
    bottom: 0.3rem;
    /* An edge and no ground: forced colours leave out grounds. */
    border-top: 3px solid;
    border-radius: 3px;
    transform: scaleX(0);
    transform-origin: left;
    transition: transform var(--t) var(--ease);
  }
  &:hover::before,
  &[aria-current]::before,
  &[data-current]::before,
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
