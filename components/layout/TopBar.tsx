import { useRef } from 'react'
import styled from 'styled-components'
import { up } from '#styles/media.ts'
import { useModal } from '../hooks/useModal.ts'
import { darkBackgrounds } from '#lib/site/backgrounds.ts'
import { useSolidBar } from '../hooks/useSolidBar.ts'
import { Burger, mobileMenuId } from './Burger.tsx'
import { HomeLink } from './Logo.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import type { Menu } from './navigation.ts'
import { NavMenu } from './NavMenu.tsx'
import { CallButtons } from './CallButtons.tsx'

/** The top bar in both looks, and the menu of small screens. docs/specification.md#navigation. */
export function TopBar({ phone, menu }: { phone: string | null; menu: Menu }) {
  const bar = useRef<HTMLElement>(null)
  const panel = useRef<HTMLDialogElement>(null)
  const burger = useRef<HTMLButtonElement>(null)
  useSolidBar(bar)
  useModal(panel, burger)

  return (
    <Bar ref={bar} className="on-dark">
      <SkipLink href="#main">Skip to content</SkipLink>
      <Inner>
        <HomeLink />
        <Wide aria-label="Main">
          <NavMenu menu={menu} />
        </Wide>
        <Calls>
          <CallButtons phone={phone} />
        </Calls>
        <Burger
          ref={burger}
          label="Open menu"
          command="show-modal"
          onPress={() => panel.current?.showModal()}
        />
        <noscript>
          <MenuLink href={`#${mobileMenuId}`}>Menu</MenuLink>
        </noscript>
      </Inner>
      <MobileMenu ref={panel} phone={phone} menu={menu} />
    </Bar>
  )
}

const Bar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: 40;
  transition:
    background-color var(--t),
    color var(--t);

  &[data-solid] {
    background: rgb(255 255 255/0.92);
    -webkit-backdrop-filter: blur(14px) saturate(1.3);
    backdrop-filter: blur(14px) saturate(1.3);
    box-shadow: var(--shadow-bar);
  }
  /* Without a background of its own, see below, it scrolls away until it is solid. */
  @supports not selector(:has(a)) {
    position: absolute;

    &[data-solid] {
      position: fixed;
    }
  }
`

const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: 0 clamp(0.5rem, 2.4vw - 1rem, 1.75rem);
  min-height: var(--bar);
  padding-inline: max(var(--gutter), (100% - var(--max)) / 2);
  transition: background-color var(--t);

  /* Its own background, or scrolled content would show behind the letters of the clear bar. */
  ${darkBackgrounds.map(
    (background) =>
      `${Bar}:not([data-solid]):has(~ main [data-hero='${background}']) & { background: var(--${background}); }`,
  )}
  ${Bar}[data-solid] & {
    min-height: var(--bar-solid);
  }
  > noscript {
    margin-left: auto;
  }
  ${up.lg} {
    /* Wide letter spacing takes a second line. */
    flex-wrap: wrap;
  }
`

/** From lg. */
const Wide = styled.nav`
  display: none;
  margin-inline: auto;

  ${up.lg} {
    display: block;
  }
`

/** In place of the burger. */
const MenuLink = styled.a`
  display: block;
  padding-block: 0.5rem;

  ${up.lg} {
    display: none;
  }
`

const Calls = styled.div`
  display: none;
  gap: clamp(0.4rem, 1.2vw - 0.36rem, 0.6rem);

  a {
    min-height: 2.75rem;
    padding: 0.45rem clamp(0.65rem, 2.7vw - 1.1rem, 1.35rem);
    font-size: clamp(0.8438rem, 0.36rem + 0.76vw, 1rem);
    white-space: nowrap;
  }
  ${Bar}[data-solid] & a[data-variant='butter'] {
    --background: var(--signal);
    --label: #fff;
  }
  ${Bar}[data-solid] & a[data-variant='butter']:hover {
    --background: var(--signal-deep);
  }
  ${up.lg} {
    display: flex;
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
