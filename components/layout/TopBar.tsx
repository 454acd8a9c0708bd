import { useRef } from 'react'
import styled from 'styled-components'
import { scriptless, up } from '../../styles/media.ts'
import { useModal } from '../hooks/useModal.ts'
import { darkGrounds } from '../ui/grounds.ts'
import { useSolidBar, useTightBar, wideBar } from '../hooks/useBarLook.ts'
import { Burger } from './Burger.tsx'
import { HomeLink } from './Logo.tsx'
import { MobileMenu, mobileMenuId } from './MobileMenu.tsx'
import type { Menu } from './navigation.ts'
import { NavMenu } from './NavMenu.tsx'
import { CallButtons } from './CallButtons.tsx'

/** The top bar in both looks, and the menu of small screens. Spec section 2. */
export function TopBar({ phone, menu }: { phone: string | null; menu: Menu }) {
  const bar = useRef<HTMLElement>(null)
  const panel = useRef<HTMLDialogElement>(null)
  const burger = useRef<HTMLButtonElement>(null)
  useSolidBar(bar)
  useTightBar(bar)
  useModal(panel, burger)

  return (
    <Bar ref={bar}>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Inner>
        <HomeLink />
        <nav aria-label="Main">
          <NavMenu menu={menu} />
        </nav>
        <Calls>
          <CallButtons phone={phone} />
        </Calls>
        <Burger
          ref={burger}
          type="button"
          aria-label="Open menu"
          aria-controls={mobileMenuId}
          command="show-modal"
          commandfor={mobileMenuId}
          // For browsers without invoker commands; the others have shown it before hydration, too.
          onClick={(event) => {
            event.preventDefault()
            panel.current?.showModal()
          }}
        >
          <span />
        </Burger>
        <noscript>
          <a href={`#${mobileMenuId}`}>Menu</a>
        </noscript>
      </Inner>
      <MobileMenu ref={panel} phone={phone} menu={menu} />
    </Bar>
  )
}

const Bar = styled.header`
  --ring: var(--focus-on-dark);
  position: fixed;
  inset: 0 0 auto;
  z-index: 40;
  color: #fff;
  transition:
    background-color var(--t),
    color var(--t);

  &[data-solid] {
    --ring: var(--focus);
    background: rgb(255 255 255/0.92);
    backdrop-filter: blur(14px) saturate(1.3);
    box-shadow: var(--shadow-bar);
    color: var(--ink);
  }
  /* Never solid there, so it scrolls away with the page. */
  ${scriptless} {
    position: absolute;
  }
`

const Inner = styled.div`
  --side: var(--gutter);
  display: flex;
  align-items: center;
  gap: clamp(0.5rem, 1.6vw, 1.75rem);
  min-height: var(--bar);
  padding-inline: max(var(--side), (100% - var(--max)) / 2);
  transition: background-color var(--t);

  /* Its own ground, or scrolled content would show behind the letters of the clear bar. */
  ${darkGrounds.map(
    (ground) =>
      `${Bar}:not([data-solid]):has(~ main [data-hero='${ground}']) & { background: var(--${ground}); }`,
  )}
  ${Bar}[data-solid] & {
    min-height: var(--bar-solid);
  }
  > nav {
    display: none;
    margin-inline: auto;
  }
  > noscript {
    margin-left: auto;
  }
  ${up.lg} {
    ${wideBar} {
      --side: clamp(1.25rem, 16vw - 9.4rem, var(--gutter));

      > nav {
        display: block;
      }
      > noscript {
        display: none;
      }
    }
  }
`

const Calls = styled.div`
  display: none;
  gap: 0.6rem;

  a {
    min-height: 2.75rem;
    padding: 0.45rem clamp(0.8rem, 1.9vw - 0.5rem, 1.35rem);
    font-size: clamp(0.8438rem, 0.36rem + 0.76vw, 1rem);
    white-space: nowrap;
  }
  ${Bar}:not([data-solid]) & a[data-variant='line'] {
    --label: #fff;
    --edge: #fff;
  }
  ${Bar}:not([data-solid]) & a[data-variant='line']:hover {
    --ground: #fff;
    --label: var(--ink);
  }
  ${Bar}[data-solid] & a[data-variant='butter'] {
    --ground: var(--signal);
    --label: #fff;
  }
  ${Bar}[data-solid] & a[data-variant='butter']:hover {
    --ground: var(--signal-deep);
  }
  ${up.lg} {
    ${wideBar} {
      display: flex;
    }
  }
`

const SkipLink = styled.a`
  position: absolute;
  left: var(--gutter);
  top: -20rem;
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
