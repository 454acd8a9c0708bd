import { useCallback, useRef, useState } from 'react'
import styled from 'styled-components'
import { routes } from '../../lib/routes.ts'
import { scriptless, up } from '../../styles/media.ts'
import { Anchor } from '../ui/Anchor.tsx'
import { darkGrounds } from '../ui/grounds.ts'
import { Burger } from './Burger.tsx'
import { Logo } from './Logo.tsx'
import { MobileMenu, mobileMenuId } from './MobileMenu.tsx'
import { NavMenu } from './NavMenu.tsx'
import { ScheduleCall } from './ScheduleCall.tsx'
import { SearchAllJobs } from './SearchAllJobs.tsx'
import { SkipLink } from './SkipLink.tsx'
import { useFullScreenMenu } from './useFullScreenMenu.ts'
import { useSolidBar } from './useSolidBar.ts'
import { useTightBar, wideBar } from './useTightBar.ts'

/** The navigation at the top of every page, with both looks of the bar and the full-screen menu of small screens. Spec section 2. */
export function TopBar({ phone }: { phone: string | null }) {
  const bar = useRef<HTMLElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const burger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])

  useSolidBar(bar)
  useTightBar(bar)
  useFullScreenMenu({ open, bar, panel, burger, close })

  return (
    <>
      <Bar ref={bar} data-open={open || undefined}>
        <SkipLink inert={open} />
        <Inner>
          <LogoLink href={routes.home} aria-label="Goodline, home" onClick={close}>
            <Logo />
          </LogoLink>
          <nav aria-label="Main">
            <NavMenu />
          </nav>
          <Calls>
            <SearchAllJobs />
            <ScheduleCall phone={phone} />
          </Calls>
          <Burger
            ref={burger}
            type="button"
            aria-label={open ? 'Close menu' : 'Open menu'}
            aria-expanded={open}
            aria-controls={mobileMenuId}
            onClick={() => setOpen(!open)}
          >
            <span />
          </Burger>
          <noscript>
            <a href={`#${mobileMenuId}`}>Menu</a>
          </noscript>
        </Inner>
      </Bar>
      <MobileMenu open={open} panel={panel} phone={phone} onChoose={close} />
    </>
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

  &[data-open] {
    background: var(--signal);
  }
  &[data-solid]:not([data-open]) {
    --ring: var(--focus);
    background: rgb(255 255 255/0.92);
    backdrop-filter: blur(14px) saturate(1.3);
    box-shadow: var(--shadow-bar);
    color: var(--ink);
  }
  /* Nothing would ever make it solid: it stays at the top of the page. */
  ${scriptless} {
    position: absolute;
  }
`

const Inner = styled.div`
  --side: var(--gutter);
  display: flex;
  align-items: center;
  gap: clamp(0.5rem, 1.6vw, 1.75rem);
  min-height: 5.5rem;
  padding-inline: max(var(--side), (100% - var(--max)) / 2);
  transition: background-color var(--t);

  /* What passes beneath the clear bar must not run through its letters: they stand on the colour that the page begins in. */
  ${darkGrounds.map(
    (ground) =>
      `${Bar}:not([data-solid], [data-open]):has(~ main [data-hero='${ground}']) & { background: var(--${ground}); }`,
  )}
  ${Bar}[data-solid]:not([data-open]) & {
    min-height: 4.75rem;
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

const LogoLink = styled(Anchor)`
  flex: 0 1 auto;
  min-width: 0;
  display: block;
  padding-block: 0.5rem;

  svg {
    height: clamp(2.125rem, 1.2rem + 1.45vw, 2.5rem);
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
