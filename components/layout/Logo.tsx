import styled from 'styled-components'
import { routes } from '#lib/site/pages.ts'
import { Anchor } from '../ui/Anchor.tsx'

/** The wordmark in `currentColor`; inline for the first paint. */
export function Logo() {
  return (
    <Wordmark
      viewBox="-2 -4 470 122"
      preserveAspectRatio="xMinYMid"
      width={154}
      height={40}
      role="img"
      aria-label="Goodline"
    >
      <path
        strokeLinecap="round"
        d="M32 28a26 26 0 1 0 0 52 26 26 0 0 0 0-52zM58 30v56c0 15-11 24-26 24-11 0-19-4-23-11M220 28a26 26 0 1 0 0 52 26 26 0 0 0 0-52zM246 4v76M274 4v76M302 30v50M302 6h.01M331 30v50M331 56c0-15 9-26 24-26s24 10 24 26v24M405 55h52c0-15-10-27-26-27s-26 11-26 26 11 26 27 26c9 0 16-3 21-9"
      />
      <path d="M116.28 77.88A26 26 0 1 1 131.36 59.72M135.72 30.12A26 26 0 1 1 120.64 48.28" />
    </Wordmark>
  )
}

/** The logo of the top bar and the mobile menu, as a link to the home page. */
export const HomeLink = () => (
  <LogoLink href={routes.home} aria-label="Goodline, home">
    <Logo />
  </LogoLink>
)

const Wordmark = styled.svg`
  width: auto;
  fill: none;
  stroke: currentColor;
  stroke-width: 13;
  stroke-linejoin: round;
`

const LogoLink = styled(Anchor)`
  min-width: 0;
  padding-block: 0.5rem;

  svg {
    height: clamp(2.125rem, 1.2rem + 1.45vw, 2.5rem);
  }
`
