import type { ReactNode } from 'react'
import styled from 'styled-components'
import { routes } from '#lib/site/pages.ts'
import { Logo } from '../layout/Logo.tsx'
import { Button } from '../ui/Button.tsx'
import { LostView } from './LostView.tsx'

/** The layout of the 500 page. It must render without the content lake, so without Layout. */
export function BrokenLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Top className="on-dark">
        {/* Not next/link: a full page load after an error. */}
        <a href={routes.home} aria-label="Goodline, home">
          <Logo />
        </a>
      </Top>
      <main id="main">{children}</main>
    </>
  )
}

/** The 500 page. */
export function BrokenView() {
  return (
    <LostView
      heading="The line went dead"
      text="Something broke on our side. Please try again in a moment."
      image={<img src="/art/lost.svg" width={720} height={440} alt="" />}
    >
      <Button variant="butter" onClick={() => window.location.reload()}>
        Try again
      </Button>
      <Button href={routes.home} variant="line">
        Go to the home page
      </Button>
    </LostView>
  )
}

const Top = styled.header`
  position: absolute;
  inset: 0 0 auto;
  padding: 1.25rem var(--gutter);

  a {
    display: inline-block;
    padding-block: 0.5rem;
  }
  svg {
    height: 2.5rem;
  }
`
